/**
 * A page for the painter's eye only: `?art`, `?hades`, `?titans`, `?board=titans-6`, `&table`, `&hades`, `&comes`,
 * `&bid`, `&dark`, `&lit`. It is no part of the built site.
 */

import { mount } from 'svelte'
import type { BoardData, GameView } from '../types'
import Art from './Art.svelte'
import Boards from './Boards.svelte'
import Hades from './Hades.svelte'
import samples from './samples.json'
import { offering, crowded, withHades } from './crowded'
import Table from './Table.svelte'
import Titans from './Titans.svelte'

const asked = new URLSearchParams(location.search)
const sample = (samples as unknown as Record<string, { board: BoardData; view: GameView; lights: string[] }>)[
  asked.get('board') ?? ''
]
if (asked.has('dark')) document.documentElement.dataset.theme = 'dark'
if (sample) {
  let { view } = sample
  if (asked.has('hades')) view = crowded(view)
  if (asked.has('comes')) view = withHades(crowded(view))
  if (asked.has('bid')) view = offering(view)
  if (asked.has('table')) mount(Table, { target: document.body, props: { board: sample.board, view } })
  else
    mount(Boards, {
      target: document.body,
      props: { board: sample.board, view, lights: asked.has('lit') ? sample.lights : [] },
    })
} else mount(asked.has('hades') ? Hades : asked.has('titans') ? Titans : Art, { target: document.body })
