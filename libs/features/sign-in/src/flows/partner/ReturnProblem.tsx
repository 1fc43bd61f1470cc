import { useLingui } from '@lingui/react/macro';
import type { LoginPartner } from '@lobby/contracts';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, ErrorIcon } from '@lobby/ui-kit';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { EntryPanel } from '../../entry/EntryPanel.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import type { PartnerSignIn } from '../signInUnderWay.ts';
import { useReturn } from '../useReturn.ts';
import { partnerNames, startQueryOf, startRouteOf } from './partners.ts';
import type { PartnerReturnProblem } from './usePartnerReturn.ts';
import { useReturnTexts } from './useReturnTexts.ts';

interface ReturnProblemProps {
  partner: LoginPartner;
  problem: PartnerReturnProblem;
  /** Null for one that this tab has not begun. */
  signIn: PartnerSignIn | null;
  /** Sends the same again. */
  repeat: () => void;
}

/** In place of a session: why there is none, what has become of the deposit, and what can be done. */
export function ReturnProblem({ partner, problem, signIn, repeat }: ReturnProblemProps) {
  const { t } = useLingui();
  const { aside, failed } = useEntryTexts();
  const returnTo = useReturn().toSafe(signIn?.returnTo);
  const { title, text, notice } = useReturnTexts(partnerNames[partner], problem, signIn?.deposit ?? null);
  const again = t({ id: 'TRY_AGAIN', message: 'Try again' });
  // Where the deposit may have been booked, another one is not the next thing to do.
  const mayHavePaid = problem === 'expired' && signIn?.deposit != null;
  return (
    <EntryPanel
      aside={aside}
      title={title}
      text={text}
      notice={notice === null ? failed : { kind: 'error', icon: ErrorIcon, text: notice }}
      actions={
        <>
          {problem === 'withoutAccount' && <CreateAccountLink primary returnTo={returnTo} />}
          {(problem === 'unanswered' || problem === 'notStored') && (
            <Button block size="lg" onClick={repeat}>
              {again}
            </Button>
          )}
          {mayHavePaid && (
            <ButtonLink block size="lg" render={<Link replace to="login" query={startQueryOf(null, returnTo)} />}>
              {t({ id: 'SIGN_IN', message: 'Sign In' })}
            </ButtonLink>
          )}
          {(problem === 'failed' || problem === 'stray' || (problem === 'expired' && !mayHavePaid)) && (
            <ButtonLink
              block
              size="lg"
              render={<Link replace to={startRouteOf(partner, signIn?.from)} query={startQueryOf(signIn, returnTo)} />}
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
