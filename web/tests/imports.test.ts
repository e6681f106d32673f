/** No module of the page imports one that imports it, not even for a type: each can be read without what uses it. */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..', 'src')
const IMPORTED = /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*'(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm
const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts']

type Contents = ReadonlyMap<string, string>

/** What each module imports of the others. */
function importsOf(contents: Contents): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, content] of contents) {
    const paths = [...content.matchAll(IMPORTED)].map(([, plain, later]) => join(dirname(name), plain ?? later!))
    found.set(
      name,
      paths.flatMap((path) => ENDINGS.map((ending) => normalize(path + ending)).filter((one) => contents.has(one))),
    )
  }
  return found
}

/** The modules on a way from one to itself, for each that has one. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const follow = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) cycles.push([...way.slice(way.indexOf(name)), name].join(' → '))
    else if (!done.has(name)) {
      for (const other of imports.get(name)!) follow(other, [...way, name])
      done.add(name)
    }
  }
  for (const name of imports.keys()) follow(name, [])
  return cycles
}

function sources(): Contents {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const read = names.filter((name) => /\.(ts|svelte)$/.test(name))
  return new Map(read.map((name) => [normalize(name), readFileSync(join(SOURCES, name), 'utf8')]))
}

describe('imports', () => {
  it('go round nowhere in the page', () => {
    const imports = importsOf(sources())
    expect([...imports.values()].flat().length).toBeGreaterThan(imports.size)
    expect(cyclesIn(imports)).toEqual([])
  })

  it('that go round are found, also those of types, of components and of what is loaded later', () => {
    const contents = new Map([
      ['game/model.ts', "import {\n  Dice,\n} from './dice.svelte'\n"],
      ['game/dice.svelte.ts', "import type { Model } from './model'\n"],
      ['table/Play.svelte', "<script>\n  const log = () => import('./Log.svelte')\n</script>\n"],
      ['table/Log.svelte', "<script>\n  import Play from './Play.svelte'\n  import '../game/model'\n</script>\n"],
    ])
    expect(cyclesIn(importsOf(contents))).toEqual([
      'game/model.ts → game/dice.svelte.ts → game/model.ts',
      'table/Play.svelte → table/Log.svelte → table/Play.svelte',
    ])
  })
})
