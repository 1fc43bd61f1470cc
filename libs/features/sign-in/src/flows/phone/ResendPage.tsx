import { useLingui } from '@lingui/react/macro';
import { Link, useNavigate, usePath } from '@lobby/routing';
import { Button, ButtonLink } from '@lobby/ui-kit';
import { EntryPanel } from '../../entry/EntryPanel.tsx';
import { useEntryTexts } from '../../entry/useEntryTexts.ts';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import { ResendCode } from './ResendCode.tsx';
import { SignInOver } from './SignInOver.tsx';
import { ToLogin } from './ToLogin.tsx';
import { usePhoneLogin } from './usePhoneLogin.ts';
import { usePhoneTexts } from './usePhoneTexts.ts';

/** Says when another code can be had, and sends it. */
export function ResendPage({ begun }: { begun: PhoneSignIn }) {
  const { t } = useLingui();
  const entryTexts = useEntryTexts();
  const texts = usePhoneTexts();
  const navigate = useNavigate();
  const path = usePath();
  const login = usePhoneLogin('code', begun);
  const { state, send } = login;
  const signIn = login.signIn ?? begun;
  if (state.matches('enteringNumber'))
    return <ToLogin begun={begun} isOver={state.context.problem === 'CodeExpired'} />;
  if (state.matches('over')) return <SignInOver login={login} />;
  return (
    <EntryPanel
      aside={entryTexts.aside}
      title={t({ id: 'CODE_RESEND_TITLE', message: 'Another code' })}
      text={texts.sent(signIn)}
      actions={
        <>
          <ResendCode
            login={login}
            signIn={signIn}
            primary
            onSent={() => void navigate(path('enter-code'), { replace: true })}
          />
          <ButtonLink block size="lg" variant="ghost" render={<Link to="enter-code" replace />}>
            {t({ id: 'CODE_FORM', message: 'Enter the code' })}
          </ButtonLink>
          <Button
            block
            size="lg"
            variant="ghost"
            disabled={state.hasTag('busy')}
            onClick={() => send({ type: 'CHANGE' })}
          >
            {texts.otherNumber}
          </Button>
        </>
      }
    />
  );
}
