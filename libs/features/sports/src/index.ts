export { sportsFeature } from './feature.tsx';
