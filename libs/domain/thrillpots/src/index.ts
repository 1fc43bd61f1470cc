export { convertAmount, convertWin } from './convertAmount.ts';
export type { Instance, Multipliers, OptInStatus, Pot, Thrillpots, Win } from './types.ts';
export { useThrillpots } from './useThrillpots.ts';
