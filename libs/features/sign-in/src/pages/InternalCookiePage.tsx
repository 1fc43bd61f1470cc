import { Redirect } from '../redirect/Redirect.tsx';
import { useRedirect } from '../redirect/useRedirect.ts';

/** Sends the browser to `redir`, within this site or to an origin that the settings trust (R-2-057, A-023). */
export default function InternalCookiePage() {
  const { home, returnTo } = useRedirect();
  return <Redirect to={returnTo ?? home} />;
}
