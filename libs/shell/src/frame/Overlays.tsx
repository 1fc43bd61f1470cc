import { useFeedback } from '@lobby/host';
import { ToastRegion } from '@lobby/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useMenuSheet } from '../navigation/menuSheet.ts';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';

const FeedbackOutlet = lazy(async () => ({ default: (await import('../feedback/FeedbackOutlet.tsx')).FeedbackOutlet }));
const MenuSheet = lazy(() => import('../navigation/MenuSheet.tsx'));

/** What floats above the pages. Dialogs, toasts and the menu bring their code with the first need. */
export function Overlays() {
  const needsFeedback = useOnceTrue(useFeedback().length > 0);
  const needsMenu = useOnceTrue(useMenuSheet());
  return (
    <>
      <OverlayOutlet />
      <ToastRegion>
        <Suspense>{needsFeedback && <FeedbackOutlet />}</Suspense>
      </ToastRegion>
      <Suspense>{needsMenu && <MenuSheet />}</Suspense>
    </>
  );
}

/** True from the first time on: what was opened stays mounted, so that it can leave with its movement. */
function useOnceTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
