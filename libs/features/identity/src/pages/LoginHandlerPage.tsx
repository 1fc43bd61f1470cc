import { useNavigate } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { useRedirect } from '../redirect/useRedirect.ts';

/** R-2-056 */
const redirectDelay = 1;

/** Sends players on to `redir` or home, with the parameters that the deposit and the jackpot read (R-2-055). */
export default function LoginHandlerPage() {
  const navigate = useNavigate();
  const { handlerTarget } = useRedirect();
  const goOn = useEffectEvent(() => navigate(handlerTarget, { replace: true }));
  useEffect(function redirect() {
    const timer = setTimeout(() => void goOn(), redirectDelay);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
