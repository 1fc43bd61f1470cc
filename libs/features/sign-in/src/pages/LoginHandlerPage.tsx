import { Redirect } from '../redirect/Redirect.tsx';
import { useRedirect } from '../redirect/useRedirect.ts';
import { timings } from '../timings.ts';

/** Sends players on to `redir` or home, with the parameters that the deposit and the jackpot read (R-2-055). */
export default function LoginHandlerPage() {
  return <Redirect to={useRedirect().handlerTarget} delay={timings.redirectDelay} />;
}
