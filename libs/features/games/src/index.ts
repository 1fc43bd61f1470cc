export { gamesFeature } from './feature.ts';
