export { jackpotFeature } from './feature.tsx';
