export { chatFeature } from './feature.ts';
