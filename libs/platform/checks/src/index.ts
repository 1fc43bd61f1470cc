export { showGuards, silenceGuards, useGuardOverlay } from './guardOverlay.ts';
export {
  getGuards,
  registerGuard,
  useGuard,
  useGuardReadiness,
  useGuards,
  useGuardsReady,
  useGuardTurn,
  type GuardStatus,
} from './guards.ts';
