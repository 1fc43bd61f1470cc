export { systemRandom, type RandomSource } from './randomSource.ts';
export { assets, endedPage, gamePage } from './page.ts';
export { gameTexts } from './texts/index.ts';
export type { Balance, GameWallet, RoundRejection, RoundResult, RoundStep } from './gameWallet.ts';
export {
  endRound,
  makeMove,
  moveSchema,
  openHandView,
  type DemoGame,
  type GameMove,
  type MoveResult,
  type GameContext,
} from './tables.ts';
