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

/** All that it takes to draw one: a machine without a dialog would hold the page with nothing to answer. */
const CurrentOverlay = lazyOnce(async () => {
  const [view] = await Promise.all([import('./CurrentOverlay.tsx'), loadOverlays()]);
  return view;
});

/** Where overlays appear; their code comes with the first one, or with whoever expects one. */
export function OverlayOutlet() {
  const { t } = useLingui();
  const { overlay } = useOverlay();
  const readiness = useOverlayReadiness();
  if (overlay === null && readiness === 'idle') return null;
  /** No dialog can tell that dialogs fail. What cannot be seen must not be waited for either. */
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
