import { IsolatedBoundary } from '@lobby/host';
import { I18nProvider } from '@lobby/i18n';
import { isRouteErrorResponse, useRouteError } from '@lobby/routing';
import { Frame } from '../frame/Frame.tsx';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageError } from '../pages/PageError.tsx';
import { Root } from './Root.tsx';

/**
 * What stands in place of everything: the not-found page for an address that no route matches, which
 * are those with a line break, where the router's `*` stops (R-2-044); else the error page.
 */
export function RootError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FrameError />;
  return (
    // The router would show an error of its error element by that element again, and so for ever.
    <IsolatedBoundary failed={<FrameError />}>
      <Root>
        <Frame>
          <NotFoundPage />
        </Frame>
      </Root>
    </IsolatedBoundary>
  );
}

/**
 * The error page when the frame itself has failed: it brings the overlay that the frame would have
 * given, and the texts of before, since a language that does not load may be what failed.
 */
function FrameError() {
  return (
    <I18nProvider>
      <main>
        <PageError />
      </main>
      <OverlayOutlet />
    </I18nProvider>
  );
}
