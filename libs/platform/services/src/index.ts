export { FeedLoader, type GameFeed, useGameFeed } from './feed.ts';
export { fetchJson } from './fetch.ts';
export { fetchWithRetry } from './fetchWithRetry.ts';
export { uploadForm, type UploadAnswer } from './uploadForm.ts';
export { convertAmount } from './thrillpots/convertAmount.ts';
export type { Instance, Multipliers, OptInStatus, Pot, Thrillpots, Win } from './thrillpots/types.ts';
export { useThrillpots } from './thrillpots/useThrillpots.ts';
export type { Gamification, LoyaltyState, LoyaltyStatus } from './gamification/types.ts';
export { useGamificationService } from './gamification/useGamificationService.ts';
