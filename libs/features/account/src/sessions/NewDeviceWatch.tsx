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
import { type NewDevice, onNewDevice } from './newDeviceSignIn.ts';
import { useDeviceName } from './sessionTexts.ts';

/** Notifies the player of a sign-in on a device that they had not used before, whatever the account may do: once in this browser, and not on that device. */
export default function NewDeviceWatch(): null {
  const client = useDataClient();
  const auth = useAuth();

  const announce = useEffectEvent((event: NewDevice, signal: AbortSignal) => {
    const { sessionId, startedAt, device, browser, system } = event;
    if (sessionId === (auth.claims()?.sid ?? readSessionInfo()?.sid)) return;
    inboxOf(client).announce({
      kind: 'new-device',
      id: startedAt,
      at: Date.parse(startedAt),
      ...{ device, browser, system },
    });
    showFeedbackOnce(
      `new-device ${startedAt}`,
      {
        kind: 'warning',
        message: <NewDeviceMessage {...event} />,
        namespace: 'new-device',
        closeAfterMs: timings.newDeviceMessageDuration,
      },
      signal,
    ).catch(reportError);
  });

  useEffect(
    function listen() {
      const end = new AbortController();
      const stop = onNewDevice(client, (event) => {
        client.refetchTypes(['PlayerSession']);
        announce(event, end.signal);
      });
      return () => {
        stop();
        end.abort();
      };
    },
    [client],
  );
  return null;
}

function NewDeviceMessage({ startedAt, ...used }: NewDevice) {
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
