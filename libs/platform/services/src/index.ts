export { FeedLoader, type GameFeed, useGameFeed } from './feed.ts';
export { fetchJson, fetchWithRetry } from './fetch.ts';
export { createServiceStore, resetServiceStores } from './serviceStore.ts';
export { uploadForm, type UploadAnswer } from './uploadForm.ts';
