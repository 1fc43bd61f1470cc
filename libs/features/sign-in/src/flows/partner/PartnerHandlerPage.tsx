import { useLingui } from '@lingui/react/macro';
import { useAuthState } from '@lobby/auth';
import { type LoginPartner, loginPartners } from '@lobby/contracts';
import { routeOf, usePathname } from '@lobby/routing';
import { EntryWorking } from '../../entry/EntryWorking.tsx';
import { Redirect } from '../../redirect/Redirect.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { useReturn } from '../useReturn.ts';
import { Cancelled } from './Cancelled.tsx';
import { DepositDone } from './DepositDone.tsx';
import { handlerRouteOf } from './partners.ts';
import { ReturnProblem } from './ReturnProblem.tsx';
import { usePartnerReturn } from './usePartnerReturn.ts';

/** Where each partner sends players back to. */
export default function PartnerHandlerPage() {
  const route = routeOf(usePathname());
  const partner = loginPartners.find((each) => handlerRouteOf(each) === route);
  return partner ? <PartnerHandler key={partner} partner={partner} /> : null;
}

function PartnerHandler({ partner }: { partner: LoginPartner }) {
  const { t } = useLingui();
  const { status } = useAuthState();
  const { targetOf, pageOf } = useReturn();
  const { outcome, signIn, done, repeat } = usePartnerReturn(partner);

  if (outcome === 'signedIn')
    return (
      <>
        {done?.deposit && <DepositDone {...done.deposit} />}
        <SignedIn to={targetOf(done?.returnTo)} />
      </>
    );
  // The person is confirmed: the rest of the registration follows.
  if (outcome === 'withoutAccount' && signIn?.from === 'register')
    return <Redirect to={pageOf('register', signIn.returnTo)} />;
  if (outcome === 'cancelled') return signIn && <Cancelled signIn={signIn} />;
  if (outcome === 'stray' && status === 'authenticated') return <Redirect to={targetOf(null)} />;
  if (outcome === 'opening' || outcome === 'completing' || (outcome === 'stray' && status === 'loading'))
    return <EntryWorking text={t({ id: 'SIGNING_IN', message: 'Signing you in' })} />;
  return <ReturnProblem partner={partner} problem={outcome} signIn={signIn} repeat={repeat} />;
}
