export { calendarFeature } from './feature.ts';
