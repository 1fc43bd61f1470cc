import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { useFeedback } from '@lobby/overlays';
import { ToastRegion } from '@lobby/ui-kit';
import { useState } from 'react';
import { useMenuSheet } from '../navigation/menuSheet.ts';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';

const FeedbackOutlet = lazyOnce(async () => ({
  default: (await import(/* group: dialog */ '../feedback/FeedbackOutlet.tsx')).FeedbackOutlet,
}));
const MenuSheet = lazyOnce(() => import(/* group: dialog */ '../navigation/MenuSheet.tsx'));

/** Dialogs, messages and the menu sheet, above the pages; the code of each is loaded when it is first needed. */
export function Overlays() {
  const needsFeedback = useOnceTrue(useFeedback().length > 0);
  const needsMenu = useOnceTrue(useMenuSheet());
  return (
    <>
      <OverlayOutlet />
      <ToastRegion>
        <IsolatedBoundary>{needsFeedback && <FeedbackOutlet />}</IsolatedBoundary>
      </ToastRegion>
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
