import { useLingui } from '@lingui/react/macro';
import { RetryButton } from '@lobby/fallbacks';
import type { PlayerInfo } from '@lobby/player';
import { Button, Inline, Stack, Text } from '@lobby/ui-kit';
import { type ReactNode, useState } from 'react';
import { ContactCodeForm } from './ContactCodeForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactOf, type Verification } from './useVerification.ts';

interface VerificationPanelProps {
  verification: Verification;
  player: PlayerInfo;
  /** Without it the page around has a way out of its own. */
  cancellable?: boolean;
}

/** What is to be done for the verification that is under way: an address or number, then the code that was sent there. */
export default function VerificationPanel({ verification, player, cancellable = false }: VerificationPanelProps) {
  const { t } = useLingui();
  const { state, send, code, kind } = verification;
  const contact = contactOf(player, kind);
  const lastCode = useLast(code);
  const cancel = cancellable && !state.hasTag('busy') && (
    <Button variant="ghost" onClick={() => send({ type: 'CANCEL' })}>
      {t({ id: 'PROFILE_CANCEL', message: 'Cancel' })}
    </Button>
  );
  if (state.matches('enteringContact') || state.matches('sending'))
    return <ContactForm verification={verification} contact={contact} cancel={cancel} />;
  if (state.matches('enteringCode') || state.matches('resending') || state.matches('confirming'))
    return (
      <ContactCodeForm
        key={lastCode?.id}
        code={lastCode}
        verification={verification}
        contact={contact}
        cancel={cancel}
      />
    );
  if (state.matches('unanswered'))
    return (
      <Notice
        text={t({ id: 'CODE_UNANSWERED', message: 'We do not know whether the code that you entered has reached us.' })}
      >
        <RetryButton variant="primary" onClick={() => send({ type: 'RETRY' })} />
        {cancel}
      </Notice>
    );
  if (state.matches('expired'))
    return (
      <Notice text={t({ id: 'CODE_EXPIRED', message: 'This code can no longer be used. Please ask for a new one.' })}>
        <Button onClick={() => send({ type: 'RESEND' })}>
          {t({ id: 'CODE_SEND_NEW', message: 'Send a new code' })}
        </Button>
        {cancel}
      </Notice>
    );
  return null;
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <div role="alert">
        <Text>{text}</Text>
      </div>
      <Inline wrap gap="sm">
        {children}
      </Inline>
    </Stack>
  );
}

/** The last value there was: a code is gone as soon as it is confirmed, before its form is. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
