import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, ErrorIcon, Stack } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { CreateAccountLink } from '../../entry/CreateAccountLink.tsx';
import { EntryPanel } from '../../entry/EntryPanel.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import { Redirect } from '../../redirect/Redirect.tsx';
import { SignedIn } from '../SignedIn.tsx';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import { useReturn } from '../useReturn.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import { ResendCode } from './ResendCode.tsx';
import { SignInOver } from './SignInOver.tsx';
import { ToLogin } from './ToLogin.tsx';
import { useFocusWhenEnded } from './useFocusWhenEnded.ts';
import { usePhoneLogin } from './usePhoneLogin.ts';
import { usePhoneTexts } from './usePhoneTexts.ts';

/**
 * Where the code is entered. With `BasicEnterCode` it is the field alone: what there is to know about another code, and
 * the code itself, is on the page `resend-code`.
 */
export function EnterCode({ begun }: { begun: PhoneSignIn }) {
  const { t } = useLingui();
  const entryTexts = useEntryTexts();
  const texts = usePhoneTexts();
  const login = usePhoneLogin('code', begun);
  const { targetOf, pageOf, toSafe } = useReturn();
  const { state, send } = login;
  const signIn = login.signIn ?? begun;
  const actions = useFocusWhenEnded(login, state.matches('spent') || state.matches('withoutAccount'));

  if (state.matches('signedIn')) return <SignedIn to={targetOf(begun.returnTo)} />;
  if (state.matches('enteringNumber'))
    return <ToLogin begun={begun} isOver={state.context.problem === 'CodeExpired'} />;
  if (state.matches('over')) return <SignInOver login={login} />;
  // The number is proven: the rest of the registration follows.
  if (state.matches('withoutAccount') && begun.from === 'register')
    return <Redirect to={pageOf('register', begun.returnTo)} />;

  const isSpent = state.matches('spent') || (state.matches('resending') && signIn.attemptsLeft === 0);
  const hasNoAccount = state.matches('withoutAccount');
  const ended = isSpent ? texts.problem('CodeExpired') : null;
  const problem = hasNoAccount ? texts.problem('AccountNotFound') : ended;
  const otherNumber = (
    <Button block size="lg" variant="ghost" disabled={state.hasTag('busy')} onClick={() => send({ type: 'CHANGE' })}>
      {texts.otherNumber}
    </Button>
  );
  const resend = build.BasicEnterCode ? (
    <ButtonLink block size="lg" variant={isSpent ? 'primary' : 'ghost'} render={<Link to="resend-code" />}>
      {t({ id: 'CODE_NOT_RECEIVED', message: 'I need another code' })}
    </ButtonLink>
  ) : (
    <ResendCode login={login} signIn={signIn} showsValidity={!isSpent} primary={isSpent} />
  );
  return (
    <EntryPanel
      aside={entryTexts.aside}
      title={t({ id: 'CODE_FORM', message: 'Enter the code' })}
      text={texts.sent(signIn)}
      notice={problem === null ? null : { kind: 'error', icon: ErrorIcon, text: problem }}
      actions={
        <div ref={actions}>
          <Stack gap="sm">
            {hasNoAccount && <CreateAccountLink primary returnTo={toSafe(begun.returnTo)} />}
            {problem === null && <PhoneCodeForm key={signIn.resendAvailableAt} login={login} signIn={signIn} />}
            {!hasNoAccount && resend}
            {otherNumber}
          </Stack>
        </div>
      }
    />
  );
}
