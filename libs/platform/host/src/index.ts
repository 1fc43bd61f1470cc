export {
  Background,
  Block,
  blockCache,
  BlockSkeleton,
  fetchBackground,
  fetchSlots,
  loadParts,
  RenderedPartsContext,
  Slot,
  useIntent,
  useOptionalIntent,
} from './features/contributions.tsx';
export { IsolatedBoundary, RenderErrorContext } from './features/IsolatedBoundary.tsx';
export { RenewBoundary } from './features/RenewBoundary.tsx';
export { NearViewport, useNearViewport } from './features/NearViewport.tsx';
export { useShownBlocks, useStableBlocks } from './features/shownBlocks.ts';
export { lazyOnce } from './features/lazyOnce.ts';
export { closeFeedback, pauseFeedback, resumeFeedback, showFeedback, useFeedback } from './feedback/feedback.ts';
export { type Feedback, type FeedbackMessage } from './feedback/feedbackStore.ts';
export { showFeedbackOnce } from './feedback/showFeedbackOnce.ts';
export { hasPage, isInBuild, routesWithoutPage, useHasPage } from './features/pages.ts';
export { showGuards, silenceGuards, useGuardOverlay } from './guards/guardOverlay.ts';
export {
  getGuards,
  registerGuard,
  useGuard,
  useGuardReadiness,
  useGuards,
  useGuardsReady,
  useGuardTurn,
  type GuardStatus,
} from './guards/guards.ts';
export { LobbyProvider, PageTitle, useLobby } from './features/LobbyProvider.tsx';
export {
  closeOverlay,
  getOverlay,
  loadOverlays,
  markOverlaysReady,
  openOverlay,
  preloadOverlays,
  useOverlay,
  useOverlayReadiness,
} from './overlay/overlay.ts';
export { filterFrameMessages, type FrameSource, listenToFrame, useFrameMessages } from './frames/frameMessages.ts';
export { isActiveIn, trustedFrame, useFrameRequests } from './frames/frameRequests.ts';
export { openOverlayOnce } from './overlay/openOverlayOnce.ts';
export type { Overlay } from './overlay/overlayStore.ts';
export { overlayRules, overlayVariants, type OverlayResult, type OverlayVariant } from './overlay/variants.ts';
