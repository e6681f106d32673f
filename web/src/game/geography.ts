/** Who touches whom on a board: rows are centred, cells are pointed hexagons. */

import { MIDDLE_ROW } from '../board/geometry'
import type { BoardData, Territory } from '../board/types'

const BESIDE: readonly (readonly [number, number])[] = [
  [0, -2],
  [0, 2],
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
]

export class Geography {
  private readonly territories: Map<string, Territory>
  private readonly shores = new Map<string, string[]>()
  private readonly waters = new Map<string, string[]>()

  constructor(readonly board: BoardData) {
    this.territories = new Map(board.territories.map((territory) => [territory.id, territory]))
    // Twice the column plus the row's indent: cells side by side in a row differ by 2, in the next row by 1.
    const at = new Map<string, string>()
    const indent = (row: number): number => Math.abs(row - MIDDLE_ROW)
    for (const { id, cells } of board.territories)
      for (const [row, col] of cells) at.set(`${row},${2 * col + indent(row)}`, id)
    board.rows.forEach((length, row) => {
      for (let col = 0; col < length; col++) {
        const x = 2 * col + indent(row)
        if (at.has(`${row},${x}`)) continue
        const isles = BESIDE.map(([down, right]) => at.get(`${row + down},${x + right}`))
        const inOrder = board.territories.map(({ id }) => id).filter((id) => isles.includes(id))
        this.shores.set(`${row}-${col}`, inOrder)
      }
    })
    for (const sea of this.shores.keys()) {
      const [row, col] = sea.split('-').map(Number) as [number, number]
      const beside = BESIDE.map(
        ([down, right]) => `${row + down}-${(2 * col + indent(row) + right - indent(row + down)) / 2}`,
      )
      this.waters.set(
        sea,
        beside.filter((other) => this.shores.has(other)),
      )
    }
  }

  get seas(): string[] {
    return [...this.shores.keys()]
  }

  /** What an isle brings without markers. */
  prosperity(isle: string): number {
    return this.territories.get(isle)?.prosperity ?? 0
  }

  /** The isles beside a sea, in the board's order. */
  shore(sea: string): string[] {
    return this.shores.get(sea) ?? []
  }

  /** The seas beside a sea. */
  seasBeside(sea: string): string[] {
    return this.waters.get(sea) ?? []
  }

  isleName(isle: string): string {
    return this.territories.get(isle)?.name ?? isle
  }

  territory(isle: string): Territory | undefined {
    return this.territories.get(isle)
  }
}
