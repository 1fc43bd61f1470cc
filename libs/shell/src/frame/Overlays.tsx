import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { useState } from 'react';
import { FeedbackRegion } from '../feedback/FeedbackRegion.tsx';
import { useMenuSheet } from '../navigation/menuSheet.ts';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';

const MenuSheet = lazyOnce(() => import(/* group: dialog */ '../navigation/MenuSheet.tsx'));

/** Dialogs, messages and the menu sheet, above the pages; the code of each is loaded when it is first needed. */
export function Overlays() {
  const needsMenu = useOnceTrue(useMenuSheet());
  return (
    <>
      <OverlayOutlet />
      <FeedbackRegion />
      <IsolatedBoundary>{needsMenu && <MenuSheet />}</IsolatedBoundary>
    </>
  );
}

/** True from the first time on: what was opened stays mounted, so that its exit animation can run. */
function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
