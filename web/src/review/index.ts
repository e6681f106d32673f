/** Looking back on a game: loaded when somebody does. */

export { default as Chances } from './Chances.svelte'
export { Judgement } from './judgement.svelte'
export { default as Review } from './Review.svelte'
