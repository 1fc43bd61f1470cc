import type { RouteId } from '@lobby/contracts';
import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { accessFor, loginPathFrom, Navigate, useLocale, useLocation, useParams } from '@lobby/routing';
import type { ReactNode } from 'react';
import { build } from 'virtual:lobby-build';
import { LoadingFallback } from '../pages/LoadingFallback.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { useIsPlayerPending } from '../routes/useIsPlayerPending.ts';

const NoPlayerPage = lazyOnce(() => import('../pages/NoPlayerPage.tsx'));

/**
 * Who may see a page. Pages for players wait until the session is known, as a frame or behind a placeholder, so that
 * nobody who is signed in sees the login page for a moment.
 */
export function ProtectedRoute({ route, children }: { route: RouteId; children: ReactNode }) {
  const { status, isSignedIn } = useSession();
  const isWaiting = useIsPlayerPending(route);
  const locale = useLocale();
  const location = useLocation();
  const { locale: firstSegment = locale } = useParams();

  // The route pattern accepts any first segment; only the resolved locale is valid.
  if (firstSegment !== locale) return <NotFoundPage />;
  if (accessFor(route, build.visitorBrowsing) !== 'player' || status === 'LOGGED_IN') return children;
  if (status === 'LOADING') return isWaiting ? <LoadingFallback /> : children;
  if (isSignedIn)
    return (
      <IsolatedBoundary>
        <NoPlayerPage />
      </IsolatedBoundary>
    );
  return <Navigate to={loginPathFrom(location, locale)} replace />;
}
