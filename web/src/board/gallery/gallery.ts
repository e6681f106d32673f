/** A page for the painter's eye only: `?art`, `?hades`, `?board=base-5`, `&hades`, `&dark`, `&lit`. It is no part of the built site. */

import { mount } from 'svelte'
import type { BoardData, GameView } from '../types'
import Art from './Art.svelte'
import Boards from './Boards.svelte'
import Hades from './Hades.svelte'
import samples from './samples.json'
import { strewn } from './strewn'

const asked = new URLSearchParams(location.search)
const sample = (samples as unknown as Record<string, { board: BoardData; view: GameView; lights: string[] }>)[asked.get('board') ?? '']
if (asked.has('dark')) document.documentElement.dataset.theme = 'dark'
if (sample) mount(Boards, { target: document.body, props: { ...sample, view: asked.has('hades') ? strewn(sample.view) : sample.view, lights: asked.has('lit') ? sample.lights : [] } })
else if (asked.has('hades')) mount(Hades, { target: document.body })
else mount(Art, { target: document.body })
