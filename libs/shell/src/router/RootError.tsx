import { IsolatedBoundary } from '@lobby/composition';
import { I18nProvider } from '@lobby/i18n';
import { isRouteErrorResponse, useRouteError } from '@lobby/routing';
import { Frame } from '../frame/Frame.tsx';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageError } from '../pages/PageError.tsx';
import { PageProviders } from './providers.tsx';

/**
 * Error element of the root route: the not-found page for an address that no route matches (`*` does not match
 * line breaks, R-2-044), else the error page.
 */
export function RootError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FrameError />;
  return (
    // The router renders an error of its error element by that same element again, without end.
    <IsolatedBoundary errorFallback={<FrameError />}>
      <PageProviders>
        <Frame>
          <NotFoundPage />
        </Frame>
      </PageProviders>
    </IsolatedBoundary>
  );
}

/**
 * The error page when the frame itself has failed: with an overlay outlet of its own, and in the language that was
 * active before, as a catalogue that cannot be loaded may be the reason.
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
