import { ActiveTexts } from '@lobby/i18n';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { PageError } from '../pages/PageError.tsx';

/**
 * The error page when the frame itself has failed: it brings the overlay that the frame would have
 * given, and the texts of before, since a language that does not load may be what failed.
 */
export function RootError() {
  return (
    <ActiveTexts>
      <PageError />
      <OverlayOutlet />
    </ActiveTexts>
  );
}
