export { closeFeedback, pauseFeedback, resumeFeedback, showFeedback, useFeedback } from './feedback/feedback.ts';
export { type Feedback, type FeedbackMessage } from './feedback/feedbackStore.ts';
export { showFeedbackOnce } from './feedback/showFeedbackOnce.ts';
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
export { openOverlayOnce } from './overlay/openOverlayOnce.ts';
export type { Overlay } from './overlay/overlayStore.ts';
export { overlayRules, overlayVariants, type OverlayResult, type OverlayVariant } from './overlay/variants.ts';
