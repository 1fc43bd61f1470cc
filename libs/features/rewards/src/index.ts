export { rewardsFeature } from './feature.ts';
