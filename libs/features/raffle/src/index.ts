export { raffleFeature } from './feature.tsx';
