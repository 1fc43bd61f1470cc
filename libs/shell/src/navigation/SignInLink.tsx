import { Link, loginPathFrom, useLocale, useLocation, useNavigate, withQuery } from '@lobby/routing';
import type { ComponentProps, MouseEvent } from 'react';

const autoSignIn = { autoSignIn: '1' };

/**
 * To the login page by the address that stands in the header everywhere (R-2-065); a click takes the
 * way back to this page along (R-2-053).
 */
export function SignInLink({ onClick, ...anchor }: ComponentProps<'a'>) {
  const navigate = useNavigate();
  const location = useLocation();
  const locale = useLocale();
  function signInAndReturn(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    void navigate(withQuery(loginPathFrom(location, locale), autoSignIn));
  }
  return <Link {...anchor} to="login" query={autoSignIn} onClick={signInAndReturn} />;
}
