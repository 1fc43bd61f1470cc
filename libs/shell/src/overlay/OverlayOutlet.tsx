import { useLingui } from '@lingui/react/macro';
import {
  closeOverlay,
  IsolatedBoundary,
  lazyOnce,
  loadOverlays,
  showFeedback,
  useOverlay,
  useOverlayReadiness,
} from '@lobby/host';
import { reportError } from '@lobby/monitoring';

/** Loads view and machine together: an overlay that is open without a dialog could not be answered. */
const CurrentOverlay = lazyOnce(async () => {
  const [view] = await Promise.all([import('./CurrentOverlay.tsx'), loadOverlays()]);
  return view;
});

/** Renders overlays; their code is loaded with the first one or by `preloadOverlays()`. */
export function OverlayOutlet() {
  const { t } = useLingui();
  const { overlay } = useOverlay();
  const readiness = useOverlayReadiness();
  if (overlay === null && readiness === 'idle') return null;
  /** The dialog itself cannot be rendered: the error is shown as a message, and the overlay's opener gets `closed`. */
  function tellByMessage() {
    showFeedback({ kind: 'error', message: t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' }) });
    closeOverlay().catch(reportError);
  }
  return (
    <IsolatedBoundary onError={tellByMessage}>
      <CurrentOverlay />
    </IsolatedBoundary>
  );
}
