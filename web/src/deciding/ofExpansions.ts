/** The components for kinds of decisions that only expansions bring. */

import type { Component } from 'svelte'
import type { TableModel } from '../game/model.svelte'
import HowMuch from './HowMuch.svelte'
import ItemChoice from './ItemChoice.svelte'
import ItemWindow from './ItemWindow.svelte'
import KindChoice from './KindChoice.svelte'
import Placement from './Placement.svelte'
import Reroll from './Reroll.svelte'
import Sending from './Sending.svelte'
import SpecialChoice from './SpecialChoice.svelte'
import Upkeep from './Upkeep.svelte'

export type Panels = Record<string, Component<{ model: TableModel }>>

export const PANELS: Panels = {
  placement: Placement,
  upkeep: Upkeep,
  obol_window: ItemWindow,
  apple_window: ItemWindow,
  battle_item: ItemWindow,
  save_unit: ItemWindow,
  battle_reroll: Reroll,
  ulysses_priests: HowMuch,
  artemis_unit: KindChoice,
  hestia_building: KindChoice,
  hephaestus_item: ItemChoice,
  titans_placement: Placement,
  special_choice: SpecialChoice,
  send_artifacts: Sending,
  cornucopia_share: HowMuch,
}
