export { onBalanceUpdated, onRealtimeEvent, onRewardUpdated } from './events.ts';
export { Realtime } from './Realtime.tsx';
