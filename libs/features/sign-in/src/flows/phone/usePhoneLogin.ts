import { deviceTime } from '@lobby/runtime';
import { sessionScope, useAuth } from '@lobby/auth';
import { command, type DataClient, graphql, useDataClient } from '@lobby/data';
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { waitFor } from 'xstate';
import { type DoneSignIn, storeSignIn, type PhoneSignIn } from '../signInUnderWay.ts';
import { type PhoneLoginEvent, phoneLoginMachine, phoneRejections, type SentCodes } from './phoneLogin.machine.ts';

const StartPhoneLogin = graphql(`
  mutation StartPhoneLogin($phoneNumber: String!) {
    startPhoneLogin(phoneNumber: $phoneNumber) {
      id
      sentTo
      codeLength
      resendAvailableAt
      expiresAt
      attemptsLeft
      now
    }
  }
`);

const ResendPhoneLoginCode = graphql(`
  mutation ResendPhoneLoginCode($id: ID!) {
    resendPhoneLoginCode(id: $id) {
      id
      sentTo
      codeLength
      resendAvailableAt
      expiresAt
      attemptsLeft
      now
    }
  }
`);

const CompletePhoneLogin = graphql(`
  mutation CompletePhoneLogin($id: ID!, $code: String!) {
    completePhoneLogin(id: $id, code: $code) {
      accessToken
      refreshToken
    }
  }
`);

type Sent = Omit<PhoneSignIn, 'kind' | 'clockOffset' | 'from' | 'returnTo'> & { now: string };

/** A reload forgets how far the clocks differ, unless it is stored with the times that it is for. */
function signInOf(
  { now, id, sentTo, codeLength, resendAvailableAt, expiresAt, attemptsLeft }: Sent,
  origin: Pick<PhoneSignIn, 'from' | 'returnTo'>,
): PhoneSignIn {
  const clockOffset = Date.parse(now) - deviceTime();
  const times = { resendAvailableAt, expiresAt, clockOffset };
  return { kind: 'phone', id, sentTo, codeLength, ...times, attemptsLeft, ...origin };
}

const options = { rejections: phoneRejections, complete: true } as const;
const startLogin = command(StartPhoneLogin, options);
const resendCode = command(ResendPhoneLoginCode, options);
const completeLogin = command(CompletePhoneLogin, options);

/** Until the visitor signs in or leaves the document; the browser stores no number. */
const sentBy = sessionScope((_client: DataClient): { codes: SentCodes } => ({ codes: {} }));

export type PhoneLogin = ReturnType<typeof usePhoneLogin>;

/** The sign-in by phone of one page, by `phoneLoginMachine`, with the platform on its other side. */
export function usePhoneLogin(asksFor: 'number' | 'code', signIn: PhoneSignIn | null) {
  const client = useDataClient();
  const auth = useAuth();
  const [state, send, actor] = useMachine(phoneLoginMachine, {
    input: {
      asksFor,
      signIn,
      sent: sentBy(client).codes,
      async start({ number, from, returnTo }) {
        const { startPhoneLogin } = await startLogin(client, { phoneNumber: number });
        return signInOf(startPhoneLogin, { from, returnTo });
      },
      async resend({ id, from, returnTo }) {
        const { resendPhoneLoginCode } = await resendCode(client, { id });
        return signInOf(resendPhoneLoginCode, { from, returnTo });
      },
      async complete({ id, returnTo }, code) {
        const { completePhoneLogin } = await completeLogin(client, { id, code });
        const { accessToken, refreshToken } = completePhoneLogin;
        const continueWith: DoneSignIn = { kind: 'done', deposit: null, returnTo };
        auth.beginSession({ accessToken, refreshToken }, { continueWith });
      },
      persist(latest, sent) {
        storeSignIn(latest);
        sentBy(client).codes = sent;
      },
      persistProof({ id, sentTo }) {
        storeSignIn({ kind: 'proven', id, who: { by: 'phone', sentTo } });
        sentBy(client).codes = {};
      },
    },
  });
  /** Whether the visitor has done something: only then may a field take the focus. */
  const hasActed = useRef(false);
  return {
    state,
    hasActed,
    signIn: state.context.signIn,
    send(event: PhoneLoginEvent) {
      hasActed.current = true;
      send(event);
    },
    /** The clock, not the visitor, ends the code. */
    expire: () => send({ type: 'EXPIRE' }),
    /** Sends the event; resolves to what went wrong, or to null. */
    async submit(event: PhoneLoginEvent) {
      hasActed.current = true;
      send(event);
      const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => null);
      return settled?.context.problem ?? null;
    },
  };
}
