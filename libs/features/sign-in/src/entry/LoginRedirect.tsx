import { useDestination, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';

/** Leads to the login page with the query, in place of a page of sign-in that has nothing to show. */
export default function LoginRedirect() {
  const destination = useDestination();
  const navigate = useNavigate();
  const path = usePath();
  const goToLogin = useEffectEvent(() => {
    const { search, state } = destination();
    void navigate(path('login') + search, { replace: true, state });
  });
  useEffect(() => goToLogin(), []);
  return null;
}
