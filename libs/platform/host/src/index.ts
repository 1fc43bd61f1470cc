export { Background } from './features/Background.tsx';
export { Contained } from './features/Contained.tsx';
export { FeaturesProvider } from './features/FeaturesProvider.tsx';
export { lazyOnce } from './features/lazyOnce.ts';
export { createRegistry, type FeatureRegistry } from './features/registry.ts';
export { Slot, useSlotFilled } from './features/Slot.tsx';
export { useBlock } from './features/useBlock.ts';
export { useIntent, useOptionalIntent } from './features/useIntent.ts';
export { closeFeedback, holdFeedback, releaseFeedback, showFeedback, useFeedback } from './feedback/feedback.ts';
export {
  FEEDBACK_CLOSE_AFTER_MS,
  FEEDBACK_CLOSING_MS,
  type Feedback,
  type FeedbackMessage,
} from './feedback/feedbackStore.ts';
export {
  getGuards,
  registerGuard,
  useGuard,
  useGuards,
  useGuardsReady,
  type Guards,
  type GuardStatus,
} from './guards/guards.ts';
export { LobbyProvider, useLobby, type Lobby } from './LobbyProvider.tsx';
export { loadScript, useScriptStatus, type ScriptStatus } from './loadScript.ts';
export { closeOverlay, getOverlay, loadOverlays, openOverlay, useOverlay } from './overlay/overlay.ts';
export { expectOverlays, overlaysAreReady, useOverlayCode, type OverlayCode } from './overlay/overlayCode.ts';
export type { Overlay, OverlayState } from './overlay/overlayStore.ts';
export {
  overlayRules,
  overlayVariants,
  type OverlayResult,
  type OverlayRules,
  type OverlayVariant,
} from './overlay/variants.ts';
export { notProvided } from './notProvided.ts';
export { createStore, useStore, type Store } from '@lobby/routing';
