/**
 * What stands on a place of the board, in words: a part of its tooltip, which names the place once. Nothing where
 * nothing stands.
 */

import type { PlaceKey } from '../board/types'
import { say } from '../texts/current'
import type { TableNow } from './tableNow'

/** `said`: what the tooltip says besides. */
export function inventory(model: TableNow, place: PlaceKey, said = ''): string {
  const { view, narrator } = model
  if (!view || !narrator) return ''
  const [kind, name] = place.split(':') as [string, string]
  if (kind === 'building') return ''
  const things: string[] = []
  const count = (key: string, number: number | undefined): void => {
    if (number) things.push(say(key, { count: number }))
  }
  const owner = kind === 'sea' ? view.seas[name]?.owner : view.isles[name]?.owner
  if (owner) things.push(narrator.city(owner))
  if (kind === 'sea') {
    const sea = view.seas[name]
    count('fleet-count', sea?.fleets)
    count('page-undead-along', sea?.undead)
    count('page-marker-count', sea?.markers)
    if (view.kraken === name) things.push(say('card-kraken'))
  } else {
    const isle = view.isles[name]
    if (!isle) return ''
    count('troop-count', isle.troops)
    if (isle.titans) things.push(say('titan-count', { titans: isle.titans }))
    count('page-undead-along', isle.undead)
    things.push(...(isle.heroes ?? []).map((hero) => say(`card-${hero}`)))
    if (isle.figure) things.push(say(`card-${isle.figure.card}`))
    things.push(...isle.buildings.flatMap((building) => (building ? [say(`building-${building}`)] : [])))
    if (isle.metropolis) things.push(isle.special ? say(`metropolis-${isle.special}`) : say('page-metropolis'))
    things.push(
      ...Object.entries(view.artifacts ?? {}).flatMap(([artifact, at]) =>
        at === name ? [say(`card-${artifact}`)] : [],
      ),
    )
    if (view.necropolis === name) things.push(say('board-necropolis'))
    if (isle.gold) things.push(say('board-gold', { gold: isle.gold }))
    count('page-marker-count', isle.markers)
  }
  const party = view.under_way
  if (party && name === (party.sea ?? party.isle)) {
    const count = party.units + party.undead + party.titans + party.heroes.length
    things.push(narrator.say('page-attacked-by', { player: party.player, count }))
  }
  if (!things.length) return ''
  return isNamed(model, place, said)
    ? things.join(', ')
    : say('board-place', { place: narrator.place(place), things: things.join(', ') })
}

/** Whether somebody has read the name of a place already. */
export function isNamed({ narrator }: TableNow, place: PlaceKey, said: string): boolean {
  return said.toLowerCase().includes(narrator!.place(place).toLowerCase())
}
