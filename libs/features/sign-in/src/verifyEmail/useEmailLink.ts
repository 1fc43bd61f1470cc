import type { VerificationOrigin } from '@lobby/contracts';
import { command, type DataClient, graphql, rejectionIn, useDataClient } from '@lobby/data';
import { useQueryParam, useRemoveQuery } from '@lobby/routing';
import { untilReachable } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';

const VerifyEmail = graphql(`
  mutation VerifyEmail($token: String!) {
    verifyEmail(token: $token) {
      origin
      email
    }
  }
`);

const verifyEmail = command(VerifyEmail, { rejections: ['LinkExpired', 'LinkInvalid'], complete: true });

const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

export type EmailLinkState =
  | { status: 'verifying' }
  /** `email` is masked. */
  | { status: 'verified'; origin: VerificationOrigin; email: string }
  /** The link cannot be used any more, or never could. */
  | { status: 'rejected'; isExpired: boolean }
  | { status: 'unanswered' }
  /** Goes on by itself once there is a network. */
  | { status: 'offline' };

async function verify(client: DataClient, token: string): Promise<EmailLinkState> {
  try {
    const { origin, email } = (await verifyEmail(client, { token })).verifyEmail;
    return { status: 'verified', origin, email };
  } catch (error) {
    const rejection = rejectionIn(error);
    if (rejection !== null) return { status: 'rejected', isExpired: rejection === 'LinkExpired' };
    return { status: navigator.onLine ? 'unanswered' : 'offline' };
  }
}

/**
 * Follows the link that an e-mail message has brought the player by. Its token leaves the address at once and is stored in
 * memory alone.
 */
export function useEmailLink(): { state: EmailLinkState; retry: () => void } {
  const client = useDataClient();
  const [inAddress] = useQueryParam('token', tokenSchema);
  const removeQuery = useRemoveQuery();
  const [token] = useState(inAddress);
  const [state, setState] = useState<EmailLinkState>(
    token === null ? { status: 'rejected', isExpired: false } : { status: 'verifying' },
  );

  const isVerifying = state.status === 'verifying';
  const show = useEffectEvent((next: EmailLinkState) => {
    setState(next);
    if (next.status === 'verified') client.refetchTypes(['Player']);
  });
  useEffect(
    function followLink() {
      if (isVerifying && token !== null) void verify(client, token).then(show);
    },
    [isVerifying, client, token],
  );
  const isOffline = state.status === 'offline';
  useEffect(
    function goOnOnline() {
      if (!isOffline) return;
      const gone = new AbortController();
      void untilReachable(gone.signal).then(() => {
        if (!gone.signal.aborted) setState({ status: 'verifying' });
      });
      return () => gone.abort();
    },
    [isOffline],
  );
  const forget = useEffectEvent(() => removeQuery(['token', 'origin']));
  useEffect(function removeToken() {
    forget();
  }, []);
  return { state, retry: () => setState({ status: 'verifying' }) };
}
