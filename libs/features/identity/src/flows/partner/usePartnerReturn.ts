import { useAuth } from '@lobby/auth';
import type { LoginPartner } from '@lobby/contracts';
import { graphql, useDataClient, withoutBearer } from '@lobby/data';
import { useNavigate, usePath, useDestination } from '@lobby/routing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf } from '../refusalOf.ts';
import { keepSignIn, type PartnerSignIn, readDoneSignIn, readPartnerSignIn } from '../signInUnderWay.ts';
import { handlerRouteOf } from './partners.ts';

const CompletePartnerLogin = graphql(`
  mutation CompletePartnerLogin($id: ID!, $state: String!, $code: String!) {
    completePartnerLogin(id: $id, state: $state, code: $code) {
      accessToken
      refreshToken
    }
  }
`);

const refusals = ['LoginExpired', 'AccountNotFound'] as const;

/**
 * `stray`: nothing that this tab has begun, as when the page is loaded again. `unanswered`: the same may be sent again;
 * if it has arrived, the platform refuses the second one.
 */
type Outcome = 'working' | 'signedIn' | 'cancelled' | 'failed' | 'stray' | 'unanswered' | 'withoutAccount';

/** What this tab had begun, as far as the partner's address belongs to it. */
interface Visit {
  outcome: Outcome;
  signIn: PartnerSignIn | null;
  code: string;
  /** Of a session that has begun. */
  done: Pick<PartnerSignIn, 'deposit' | 'returnTo'> | null;
}

const nothing: Visit = { outcome: 'working', signIn: null, code: '', done: null };

/** Completes a sign-in once a partner has sent the player back. */
export function usePartnerReturn(partner: LoginPartner) {
  const { urql } = useDataClient();
  const auth = useAuth();
  const navigate = useNavigate();
  const path = usePath();
  const destination = useDestination();
  const [visit, setVisit] = useState(nothing);
  const isTaken = useRef(false);

  async function complete(signIn: PartnerSignIn, code: string): Promise<Outcome> {
    const variables = { id: signIn.id, state: signIn.state, code };
    const { data, error } = await urql.mutation(CompletePartnerLogin, variables, withoutBearer).toPromise();
    if (!data || error) {
      const refusal = refusalOf(error, refusals);
      if (refusal === 'Unanswered') return 'unanswered';
      return refusal === 'AccountNotFound' ? 'withoutAccount' : 'failed';
    }
    const { accessToken, refreshToken } = data.completePartnerLogin;
    auth.beginSession({ accessToken, refreshToken });
    // The session's page begins without what this one knows, and the session has removed all that was kept before it.
    keepSignIn({ kind: 'done', deposit: signIn.deposit, returnTo: signIn.returnTo });
    return 'signedIn';
  }

  async function take(): Promise<Visit> {
    const query = new URLSearchParams(destination().search);
    // Before anything reports or refers to the address: it belongs in no history either.
    void navigate(path(handlerRouteOf(partner)), { replace: true });
    const done = readDoneSignIn();
    if (done !== null && auth.state.status === 'authenticated') return { ...nothing, outcome: 'signedIn', done };
    const signIn = readPartnerSignIn();
    const code = query.get('code') ?? '';
    // One that was not begun here leaves alone what was.
    if (signIn?.partner !== partner || signIn.state !== query.get('state')) return { ...nothing, outcome: 'stray' };
    // Before it is sent: a second load of the page has nothing to send.
    keepSignIn(null);
    if (query.get('error') === 'cancelled') return { ...nothing, outcome: 'cancelled', signIn };
    if (code === '' || query.has('error')) return { ...nothing, outcome: 'failed', signIn };
    return { outcome: await complete(signIn, code), signIn, code, done: signIn };
  }
  const takeOnce = useEffectEvent(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void take().then(setVisit);
  });
  useEffect(() => takeOnce(), []);

  async function repeat() {
    const { signIn, code } = visit;
    if (signIn === null) return;
    setVisit({ ...visit, outcome: 'working' });
    setVisit({ ...visit, outcome: await complete(signIn, code) });
  }
  return { ...visit, repeat };
}
