import { useLingui } from '@lingui/react/macro';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import {
  closeOverlay,
  loadOverlays,
  showFeedback,
  useOverlay,
  useOverlayReadiness,
  type Overlay,
} from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';

/** Loads view and machine together: an overlay that is open without a dialog could not be answered. */
const CurrentOverlay = lazyOnce(async () => {
  const [view] = await Promise.all([import(/* group: dialog */ './OverlayDialog.tsx'), loadOverlays()]);
  return view;
});

const keys = new WeakMap<Overlay, number>();
let lastKey = 0;
function keyOf(overlay: Overlay | null): number {
  if (overlay === null) return 0;
  const key = keys.get(overlay) ?? ++lastKey;
  keys.set(overlay, key);
  return key;
}

/** Renders overlays; their code is loaded with the first one or by `preloadOverlays()`. */
export function OverlayOutlet() {
  const { t } = useLingui();
  const { overlay } = useOverlay();
  const readiness = useOverlayReadiness();
  if (overlay === null && readiness === 'idle') return null;
  /** The dialog itself cannot be rendered: a message says so, and the overlay's opener gets `closed`. */
  function tellByMessage() {
    showFeedback({ kind: 'error', message: t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' }) });
    closeOverlay().catch(reportError);
  }
  return (
    // A key per overlay: each mounts a new dialog, which takes the focus and returns it, and one that has failed does
    // not keep the next from being shown.
    <IsolatedBoundary key={keyOf(overlay)} onError={tellByMessage}>
      <CurrentOverlay />
    </IsolatedBoundary>
  );
}
