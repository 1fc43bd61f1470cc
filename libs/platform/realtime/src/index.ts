export { onEvent } from './events.ts';
export { type Cache, type LiveSubscription, liveSubscription, type Response } from './liveSubscription.ts';
export { patchEntity } from './patchEntity.ts';
export { Realtime } from './Realtime.tsx';
export type { Contributions } from './startRealtime.ts';
