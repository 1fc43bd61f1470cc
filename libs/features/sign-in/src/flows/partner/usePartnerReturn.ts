import { useAuth } from '@lobby/auth';
import type { LoginPartner } from '@lobby/contracts';
import { command, graphql, useDataClient } from '@lobby/data';
import { useDestination, useNavigate, usePath } from '@lobby/routing';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { StateFrom } from 'xstate';
import { type DoneSignIn, storeSignIn } from '../signInUnderWay.ts';
import { partnerReturnMachine, partnerRejections } from './partnerReturn.machine.ts';
import { handlerRouteOf } from './partners.ts';
import { readReturn } from './readReturn.ts';

const CompletePartnerLogin = graphql(`
  mutation CompletePartnerLogin($id: ID!, $state: String!, $code: String!) {
    completePartnerLogin(id: $id, state: $state, code: $code) {
      accessToken
      refreshToken
      deposit {
        amount
        currency
        state
      }
    }
  }
`);

const completeLogin = command(CompletePartnerLogin, { rejections: partnerRejections, complete: true });

type Outcome = StateFrom<typeof partnerReturnMachine>['value'];

/** Those that a page is shown for. */
export type PartnerReturnProblem = Exclude<Outcome, 'opening' | 'completing' | 'signedIn' | 'cancelled'>;

/** Completes a sign-in once a partner has sent the player back, by `partnerReturnMachine`. */
export function usePartnerReturn(partner: LoginPartner) {
  const client = useDataClient();
  const auth = useAuth();
  const navigate = useNavigate();
  const path = usePath();
  const destination = useDestination();
  const [state, send] = useMachine(partnerReturnMachine, {
    input: {
      async complete({ id, state: of, code, returnTo }) {
        const { completePartnerLogin } = await completeLogin(client, { id, state: of, code });
        const { accessToken, refreshToken, deposit } = completePartnerLogin;
        const done: DoneSignIn = { kind: 'done', deposit, returnTo };
        auth.beginSession({ accessToken, refreshToken }, { continueWith: done });
        return done;
      },
      persist: storeSignIn,
      persistProof: ({ id }) => storeSignIn({ kind: 'proven', id, who: { by: 'partner', partner } }),
    },
  });

  const take = useEffectEvent(() => {
    const { search } = destination();
    // Before anything reports or refers to the address: it belongs in no history either.
    void navigate(path(handlerRouteOf(partner)), { replace: true });
    send({ type: 'RETURN', back: readReturn({ partner, search, isSignedIn: auth.state.status === 'authenticated' }) });
  });
  useEffect(() => take(), []);

  const { signIn, done } = state.context;
  return { outcome: state.value, signIn, done, repeat: () => send({ type: 'REPEAT' }) };
}
