export { gamesFeature } from './feature.tsx';
