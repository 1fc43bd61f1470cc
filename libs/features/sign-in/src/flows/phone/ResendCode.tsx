import { Plural } from '@lingui/react/macro';
import { useNow } from '@lobby/runtime';
import { Button, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import type { PhoneProblem } from './phoneLogin.machine.ts';
import type { PhoneLogin } from './usePhoneLogin.ts';
import { usePhoneTexts } from './usePhoneTexts.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface ResendCodeProps {
  login: PhoneLogin;
  signIn: PhoneSignIn;
  /** How long the present code can be entered. */
  showsValidity?: boolean;
  primary?: boolean;
  onSent?: () => void;
}

/** Another code, once the platform would send one: by its clock, which the device's may differ from. */
export function ResendCode({ login, signIn, showsValidity = false, primary = false, onSent }: ResendCodeProps) {
  const texts = usePhoneTexts();
  const { state, submit, expire } = login;
  const now = useNow(SECOND) + signIn.clockOffset;
  const wait = Math.max(0, Math.ceil((Date.parse(signIn.resendAvailableAt) - now) / SECOND));
  const minutes = Math.max(0, Math.ceil((Date.parse(signIn.expiresAt) - now) / MINUTE));
  const isOver = minutes === 0 && (state.matches('enteringCode') || state.matches('spent'));
  const end = useEffectEvent(expire);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const [problem, setProblem] = useState<PhoneProblem | null>(null);

  async function send() {
    const rejected = await submit({ type: 'RESEND' });
    setProblem(rejected);
    if (rejected === null) onSent?.();
  }
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted" figures>
        {showsValidity && minutes > 0 && (
          <Plural
            id="CODE_VALID_FOR"
            value={minutes}
            one="The code can be entered for one more minute."
            other="The code can be entered for # more minutes."
          />
        )}{' '}
        {wait > 0 && (
          <Plural
            id="CODE_RESEND_WAIT"
            value={wait}
            one="You can ask for another one in one second."
            other="You can ask for another one in # seconds."
          />
        )}
      </Text>
      <Button
        block
        size="lg"
        variant={primary ? 'primary' : 'ghost'}
        disabled={wait > 0 || state.matches('confirming')}
        loading={state.matches('resending')}
        loadingLabel={texts.loading}
        onClick={() => void send()}
      >
        {texts.sendNewCode}
      </Button>
      {problem !== null && (
        <div role="alert">
          <Text size="sm">{texts.problem(problem)}</Text>
        </div>
      )}
    </Stack>
  );
}
