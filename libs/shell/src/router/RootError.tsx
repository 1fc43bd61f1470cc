import { I18nProvider } from '@lobby/i18n';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { PageError } from '../pages/PageError.tsx';

/** The error page when the frame itself has failed: it brings the texts and the overlay that the frame would have given. */
export function RootError() {
  return (
    <I18nProvider>
      <PageError />
      <OverlayOutlet />
    </I18nProvider>
  );
}
