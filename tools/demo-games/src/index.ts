export { systemChance, type Chance } from './chance.ts';
export { assets, endedPage, gamePage } from './page.ts';
export type { Balance, Purse, RoundRefusal, RoundResult, RoundStep } from './purse.ts';
export { makeMove, moveSchema, openView, type DemoGame, type GameMove, type MoveResult, type Play } from './tables.ts';
