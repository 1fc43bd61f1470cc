import { IsolatedBoundary, lazyOnce, loadOverlays, useOverlay, useOverlayReadiness } from '@lobby/host';

/** All that it takes to draw one: a machine without a dialog would hold the page with nothing to answer. */
const CurrentOverlay = lazyOnce(async () => {
  const [view] = await Promise.all([import('./CurrentOverlay.tsx'), loadOverlays()]);
  return view;
});

/** Where overlays appear; their code comes with the first one, or with whoever expects one. */
export function OverlayOutlet() {
  const { overlay } = useOverlay();
  const readiness = useOverlayReadiness();
  if (overlay === null && readiness === 'idle') return null;
  return (
    <IsolatedBoundary>
      <CurrentOverlay />
    </IsolatedBoundary>
  );
}
