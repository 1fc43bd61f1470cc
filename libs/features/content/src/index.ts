export { contentFeature } from './feature.tsx';
