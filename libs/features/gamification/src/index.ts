export { gamificationFeature } from './feature.ts';
