import type { ContactKind } from '@lobby/contracts';
import {
  command,
  graphql,
  isNotOffered,
  networkOnly,
  Rejection,
  rejectionIn,
  useDataClient,
  useViewerQuery,
} from '@lobby/data';
import { GetPlayerInfo, type PlayerInfo } from '@lobby/player';
import { useClockSync } from '@lobby/runtime';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { waitFor } from 'xstate';
import {
  type Contact,
  type VerificationEvent,
  verificationMachine,
  verificationRejections,
} from './verification.machine.ts';

const VerificationCodes = graphql(`
  query VerificationCodes {
    viewer {
      id
      now
      verificationCodes {
        id
        contact
        sentTo
        resendAvailableAt
        expiresAt
        attemptsLeft
      }
    }
  }
`);

const SendVerificationCode = graphql(`
  mutation SendVerificationCode($contact: ContactKind!, $to: String) {
    sendVerificationCode(contact: $contact, to: $to) {
      id
    }
  }
`);

const ConfirmVerificationCode = graphql(`
  mutation ConfirmVerificationCode($id: ID!, $code: String!) {
    confirmVerificationCode(id: $id, code: $code) {
      id
      email
      emailVerified
      emailValidity
      phoneNumber
      isPhoneNumberVerified
      phoneNumberValidity
    }
  }
`);

const options = { rejections: verificationRejections, complete: true } as const;
const sendVerificationCode = command(SendVerificationCode, options);
const confirmVerificationCode = command(ConfirmVerificationCode, options);

export const contactOf = (player: PlayerInfo, kind: ContactKind): Contact =>
  kind === 'Email'
    ? { value: player.email, verified: player.emailVerified === true }
    : { value: player.phoneNumber, verified: player.isPhoneNumberVerified === true };

export type Verification = ReturnType<typeof useVerification>;

/** The verification of an e-mail address or a phone number, by `verificationMachine`, with the platform on its other side. */
export function useVerification(kind: ContactKind) {
  const client = useDataClient();
  const [{ data, error }, retry] = useViewerQuery({ query: VerificationCodes, ...networkOnly });
  useClockSync(data?.viewer?.now);

  const readCodes = async () => {
    const answer = await client.urql.query(VerificationCodes, {}, networkOnly).toPromise();
    return answer.data?.viewer?.verificationCodes ?? [];
  };
  const [state, send, actor] = useMachine(verificationMachine, {
    input: {
      async sendCode(to) {
        try {
          await sendVerificationCode(client, { contact: kind, to });
        } finally {
          // Also after a rejection: it may be because of a code that another tab has requested.
          await readCodes();
        }
      },
      async confirm({ codeId, code, before }) {
        try {
          await confirmVerificationCode(client, { id: codeId, code });
          await readCodes();
        } catch (error) {
          const codes = await readCodes();
          const rejection = rejectionIn(error);
          if (rejection === 'CodeExpired') {
            // The answer to the same code may have been lost, or another tab was faster.
            const player = (await client.urql.query(GetPlayerInfo, {}, networkOnly).toPromise()).data?.viewer?.player;
            const after = player && contactOf(player, kind);
            if (after?.verified && !(before.verified && after.value === before.value)) return;
          }
          // That was the last attempt.
          if (rejection !== null && !codes.some(({ id }) => id === codeId)) throw new Rejection('CodeExpired');
          throw error;
        }
      },
    },
  });

  const code = data?.viewer?.verificationCodes.find(({ contact }) => contact === kind) ?? null;
  const isLoaded = data !== undefined;
  const resume = useEffectEvent(() => {
    if (code !== null && state.matches('closed')) send({ type: 'RESUME' });
  });
  useEffect(
    function resumeAfterReload() {
      if (isLoaded) resume();
    },
    [isLoaded],
  );

  /** Whether the player has done something: only then may a field take the focus. */
  const hasActed = useRef(false);
  return {
    kind,
    state,
    code,
    /** Whether the codes under way are known. */
    isLoaded,
    hasFailed: error !== undefined && !isLoaded,
    /** False where the platform sends no codes. */
    isOffered: !isNotOffered(error),
    retry,
    hasActed,
    send(event: VerificationEvent) {
      hasActed.current = true;
      send(event);
    },
    /** The page, not the player, requests the contact. */
    begin: () => send({ type: 'CHANGE' }),
    expire: () => send({ type: 'EXPIRE' }),
    /** Sends the event; resolves to what was rejected, or to null. */
    async submit(event: VerificationEvent) {
      hasActed.current = true;
      send(event);
      const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).catch(() => null);
      return settled?.context.problem ?? null;
    },
  };
}
