import { useLingui } from '@lingui/react/macro';
import { useAuthState } from '@lobby/auth';
import { type LoginPartner, loginPartners } from '@lobby/contracts';
import { Link, routeOf, useLocation } from '@lobby/routing';
import { Button, ButtonLink, ErrorIcon } from '@lobby/ui-kit';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { EntryPanel } from '../../entry/EntryPanel.tsx';
import { EntryWorking } from '../../entry/EntryWorking.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import { Redirect } from '../../redirect/Redirect.tsx';
import { SignedIn } from '../SignedIn.tsx';
import { useReturn } from '../useReturn.ts';
import { Cancelled } from './Cancelled.tsx';
import { DepositDone } from './DepositDone.tsx';
import { handlerRouteOf, partnerNames, startRouteOf } from './partners.ts';
import { usePartnerReturn } from './usePartnerReturn.ts';

/** Where each partner sends players back to. */
export default function PartnerHandlerPage() {
  const route = routeOf(useLocation().pathname);
  const partner = loginPartners.find((each) => handlerRouteOf(each) === route);
  return partner ? <PartnerHandler key={partner} partner={partner} /> : null;
}

function PartnerHandler({ partner }: { partner: LoginPartner }) {
  const { t } = useLingui();
  const texts = useEntryTexts();
  const { status } = useAuthState();
  const { targetOf, toSafe } = useReturn();
  const { outcome, signIn, done, repeat } = usePartnerReturn(partner);
  const returnTo = toSafe(signIn?.returnTo);

  if (outcome === 'signedIn')
    return (
      <>
        {done?.deposit && <DepositDone {...done.deposit} />}
        <SignedIn to={targetOf(done?.returnTo)} />
      </>
    );
  if (outcome === 'cancelled' && signIn) return <Cancelled signIn={signIn} />;
  if (outcome === 'stray' && status === 'authenticated') return <Redirect to={targetOf(null)} />;
  if (outcome === 'working' || (outcome === 'stray' && status === 'loading'))
    return <EntryWorking text={t({ id: 'SIGNING_IN', message: 'Signing you in' })} />;

  const name = partnerNames[partner];
  const hasNoAccount = outcome === 'withoutAccount';
  const noAccount = t({
    id: 'PARTNER_WITHOUT_ACCOUNT',
    message: `${name} has confirmed you, but there is no account yet.`,
  });
  const again = t({ id: 'TRY_AGAIN', message: 'Try again' });
  return (
    <EntryPanel
      aside={texts.aside}
      title={
        hasNoAccount
          ? t({ id: 'REGISTER_TITLE', message: 'Create your account' })
          : t({ id: 'LOGIN_FAILED_TITLE', message: 'You are not signed in yet' })
      }
      text={
        hasNoAccount
          ? t({ id: 'PARTNER_REGISTER_TEXT', message: 'You open one in a few steps.' })
          : t({ id: 'LOGIN_FAILED_TEXT', message: 'Something went wrong on the way back. Nothing is lost.' })
      }
      notice={hasNoAccount ? { kind: 'error', icon: ErrorIcon, text: noAccount } : texts.failed}
      actions={
        <>
          {hasNoAccount && <CreateAccountLink primary returnTo={returnTo} />}
          {outcome === 'unanswered' && (
            <Button block size="lg" onClick={() => void repeat()}>
              {again}
            </Button>
          )}
          {(outcome === 'failed' || outcome === 'stray') && (
            <ButtonLink
              block
              size="lg"
              render={
                <Link
                  replace
                  to={startRouteOf(partner, signIn?.from)}
                  query={returnTo === null ? undefined : { redir: returnTo }}
                />
              }
            >
              {again}
            </ButtonLink>
          )}
          <ButtonLink block size="lg" variant="ghost" render={<Link to="lobby" />}>
            {t({ id: 'BACK_TO_LOBBY', message: 'Back to the lobby' })}
          </ButtonLink>
        </>
      }
    />
  );
}
