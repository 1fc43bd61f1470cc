export { exponentialBackoff, type Backoff } from './backoff.ts';
export { createCatchUp } from './catchUp.ts';
export { createLiveness } from './liveness.ts';
export { loadScript, useScriptStatus } from './loadScript.ts';
export { renderTime, setRenderTime, useRenderTime } from './renderTime.ts';
export { importOnce, retryImport } from './retryImport.ts';
export { createStore, type ReadableStore, type Store, useStore } from './store.ts';
export { fetchWithTimeout, withTimeout } from './timeLimit.ts';
export { whenIdle } from './whenIdle.ts';
