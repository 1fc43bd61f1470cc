export { useConnection } from './connection.ts';
export type { Connection } from './connection.ts';
export { onBalanceUpdated, onRealtimeEvent, onRewardUpdated } from './events.ts';
export type { RealtimeEvents } from './events.ts';
export { Realtime } from './Realtime.tsx';
export type { RealtimeProps } from './Realtime.tsx';
