export { showChecks, silenceChecks, useCheckOverlay } from './checkOverlay.ts';
export {
  getChecks,
  registerCheck,
  useCheck,
  useCheckReadiness,
  useChecks,
  useChecksReady,
  useCheckTurn,
  type CheckStatus,
} from './checks.ts';
