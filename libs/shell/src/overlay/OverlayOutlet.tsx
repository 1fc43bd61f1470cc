import { Contained, useOverlay } from '@lobby/host';
import { lazy } from 'react';

const CurrentOverlay = lazy(() => import('./CurrentOverlay.tsx'));

/** Where overlays appear; their code comes with the first one. */
export function OverlayOutlet() {
  const { overlay } = useOverlay();
  if (overlay === null) return null;
  return (
    <Contained>
      <CurrentOverlay />
    </Contained>
  );
}
