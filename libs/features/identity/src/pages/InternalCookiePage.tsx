import { Navigate } from '@lobby/routing';
import { useRedirect } from '../redirect/useRedirect.ts';

/** Sends the browser to `redir`, within this site (R-2-057, A-023). */
export default function InternalCookiePage() {
  const { home, returnTo } = useRedirect();
  return <Navigate to={returnTo ?? home} replace />;
}
