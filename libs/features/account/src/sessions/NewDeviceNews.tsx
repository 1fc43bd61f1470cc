import { useLingui } from '@lingui/react/macro';
import { readSessionInfo, useAuth } from '@lobby/auth';
import { useDataClient } from '@lobby/data';
import { useSentenceTime } from '@lobby/i18n';
import { inboxOf } from '@lobby/inbox';
import { reportError } from '@lobby/monitoring';
import { showFeedbackOnce } from '@lobby/overlays';
import { Link } from '@lobby/routing';
import { Text, TextLink } from '@lobby/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { timings } from '../timings.ts';
import type { NewDevice } from './newDeviceSignIn.ts';
import { useDeviceName } from './sessionTexts.ts';

/** Announces sign-ins, whatever the account may do: each once in this browser, and not on the device that has signed in. */
export default function NewDeviceNews({ signIns }: { signIns: readonly NewDevice[] }): null {
  const client = useDataClient();
  const auth = useAuth();

  const announce = useEffectEvent((signIn: NewDevice, signal: AbortSignal) => {
    const { sessionId, startedAt, device, browser, system } = signIn;
    if (sessionId === (auth.claims()?.sid ?? readSessionInfo()?.sid)) return;
    const at = Date.parse(startedAt);
    inboxOf(client).announce({ kind: 'new-device', id: startedAt, at, device, browser, system });
    showFeedbackOnce(
      `new-device ${startedAt}`,
      {
        kind: 'warning',
        message: <Message {...signIn} />,
        namespace: 'new-device',
        closeAfterMs: timings.newDeviceMessageDuration,
      },
      signal,
    ).catch(reportError);
  });
  useEffect(
    function announceAll() {
      const end = new AbortController();
      client.refetchTypes(['PlayerSession']);
      // Those that were announced before are not again.
      for (const signIn of signIns) announce(signIn, end.signal);
      return () => end.abort();
    },
    [client, signIns],
  );
  return null;
}

function Message({ startedAt, ...used }: NewDevice) {
  const { t } = useLingui();
  const device = useDeviceName()(used);
  const time = useSentenceTime()(startedAt);
  return (
    <>
      <Text>{t({ id: 'NEW_DEVICE_SIGN_IN', message: `A new device has signed in: ${device}, ${time}.` })}</Text>
      <TextLink standalone render={<Link to="profile-session-history" />}>
        {t({ id: 'NEW_DEVICE_SESSIONS', message: 'See where you are signed in' })}
      </TextLink>
    </>
  );
}
