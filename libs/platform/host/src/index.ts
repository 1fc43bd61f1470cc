export { Block, BlockSkeleton } from './features/Block.tsx';
export { Background } from './features/Background.tsx';
export { IsolatedBoundary, RenderErrorContext } from './features/IsolatedBoundary.tsx';
export { lazyOnce } from './features/lazyOnce.ts';
export { Slot, useSlotFilled } from './features/Slot.tsx';
export { useIntent, useOptionalIntent } from './features/useIntent.ts';
export { closeFeedback, pauseFeedback, resumeFeedback, showFeedback, useFeedback } from './feedback/feedback.ts';
export { type Feedback, type FeedbackMessage } from './feedback/feedbackStore.ts';
export {
  getGuards,
  registerGuard,
  useGuard,
  useGuardReadiness,
  useGuards,
  useGuardsReady,
  type GuardStatus,
} from './guards/guards.ts';
export { LobbyProvider, useLobby } from './features/LobbyProvider.tsx';
export { PageTitle } from './features/PageTitle.tsx';
export { closeOverlay, getOverlay, loadOverlays, openOverlay, useOverlay } from './overlay/overlay.ts';
export { preloadOverlays, markOverlaysReady, useOverlayReadiness } from './overlay/overlayReadiness.ts';
export type { Overlay } from './overlay/overlayStore.ts';
export { overlayRules, overlayVariants, type OverlayResult, type OverlayVariant } from './overlay/variants.ts';
