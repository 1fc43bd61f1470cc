export { onBalanceUpdated, onRealtimeEvent, onRewardUpdated } from './events.ts';
export { Realtime, realtimeCache } from './Realtime.tsx';
export { type Cache, changeQueryOnReward } from './queryChanges.ts';
