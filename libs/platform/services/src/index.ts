export { FeedLoader, type GameFeed, useGameFeed } from './feed.ts';
export { fetchJson } from './fetch.ts';
export { fetchWithRetry } from './fetchWithRetry.ts';
export { createServiceStore, resetServiceStores } from './serviceStore.ts';
export { uploadForm, type UploadAnswer } from './uploadForm.ts';
export { convertAmount } from './thrillpots/convertAmount.ts';
export type { Instance, Multipliers, OptInStatus, Pot, Thrillpots, Win } from './thrillpots/types.ts';
export { resetThrillpots, useThrillpots } from './thrillpots/useThrillpots.ts';
