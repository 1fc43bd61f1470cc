export { fetchJson } from './fetchJson.ts';
export { fetchWithRetry } from './fetchWithRetry.ts';
export { createServiceStore, emptyServices } from './serviceStore.ts';
export { FeedLoader, useFeed } from './useFeed.ts';
