export { FeedLoader, type GameFeed, useGameFeed } from './feed.ts';
