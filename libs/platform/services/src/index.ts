export { fetchJson } from './fetchJson.ts';
export { fetchWithRetry } from './fetchWithRetry.ts';
export { createServiceStore, resetServiceStores } from './serviceStore.ts';
export { FeedLoader, useFeed } from './useFeed.ts';
