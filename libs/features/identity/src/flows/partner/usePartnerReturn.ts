import { SessionNotKept, useAuth } from '@lobby/auth';
import type { LoginPartner } from '@lobby/contracts';
import { graphql, useDataClient, withoutBearer } from '@lobby/data';
import { useNavigate, usePath, useDestination } from '@lobby/routing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refusalOf } from '../refusalOf.ts';
import {
  type DoneSignIn,
  keepSignIn,
  type PartnerSignIn,
  readDoneSignIn,
  readPartnerSignIn,
  readProvenSignIn,
} from '../signInUnderWay.ts';
import { handlerRouteOf } from './partners.ts';

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

const refusals = ['LoginExpired', 'AccountNotFound', 'TooYoung'] as const;

/** How a sign-in ended without a session. */
const outcomes = {
  LoginExpired: 'expired',
  AccountNotFound: 'withoutAccount',
  TooYoung: 'tooYoung',
  Unanswered: 'unanswered',
} as const satisfies Record<(typeof refusals)[number] | 'Unanswered', Outcome>;

/**
 * `stray`: nothing that this tab has begun. `failed`: the partner has not confirmed the player, so that nothing was sent.
 * `expired`: the platform no longer takes what it has sent. `unanswered`: the same may be sent again, also by another load of the
 * page. `notKept`: so it may, where the browser has not kept the session that it began.
 */
type Outcome =
  | 'working'
  | 'signedIn'
  | 'cancelled'
  | 'failed'
  | 'stray'
  | 'expired'
  | 'unanswered'
  | 'notKept'
  | 'withoutAccount'
  | 'tooYoung';

/** Those that a page is shown for. */
export type PartnerReturnProblem = Exclude<Outcome, 'working' | 'signedIn' | 'cancelled'>;

/** What this tab had begun, as far as the partner's address belongs to it. */
interface Visit {
  outcome: Outcome;
  signIn: PartnerSignIn | null;
  code: string;
  /** Of a session that has begun. */
  done: Pick<DoneSignIn, 'deposit' | 'returnTo'> | null;
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

  async function complete(signIn: PartnerSignIn, code: string): Promise<Pick<Visit, 'outcome' | 'done'>> {
    const variables = { id: signIn.id, state: signIn.state, code };
    const { data, error } = await urql.mutation(CompletePartnerLogin, variables, withoutBearer).toPromise();
    if (!data || error) {
      const outcome = outcomes[refusalOf(error, refusals)];
      if (outcome === 'withoutAccount') keepSignIn({ kind: 'proven', id: signIn.id, who: { by: 'partner', partner } });
      else if (outcome !== 'unanswered') keepSignIn(null);
      return { outcome, done: null };
    }
    const { accessToken, refreshToken, deposit } = data.completePartnerLogin;
    const done = { deposit, returnTo: signIn.returnTo };
    try {
      auth.beginSession({ accessToken, refreshToken }, { goOnWith: { kind: 'done', ...done } satisfies DoneSignIn });
    } catch (error) {
      if (!(error instanceof SessionNotKept)) throw error;
      keepSignIn({ ...signIn, code });
      return { outcome: 'notKept', done: null };
    }
    return { outcome: 'signedIn', done };
  }

  async function take(): Promise<Visit> {
    const query = new URLSearchParams(destination().search);
    // Before anything reports or refers to the address: it belongs in no history either.
    void navigate(path(handlerRouteOf(partner)), { replace: true });
    const done = readDoneSignIn();
    if (done !== null && auth.state.status === 'authenticated') return { ...nothing, outcome: 'signedIn', done };
    const proven = readProvenSignIn()?.who;
    if (proven?.by === 'partner' && proven.partner === partner && query.size === 0)
      return { ...nothing, outcome: 'withoutAccount' };
    const signIn = readPartnerSignIn();
    if (signIn?.partner !== partner) return { ...nothing, outcome: 'stray' };
    // Another load of the page, whose address says nothing any more.
    if (signIn.code !== null && query.size === 0)
      return { signIn, code: signIn.code, ...(await complete(signIn, signIn.code)) };
    // One that was not begun here leaves alone what was.
    if (signIn.state !== query.get('state')) return { ...nothing, outcome: 'stray' };
    const code = query.get('code') ?? '';
    if (code === '' || query.has('error')) {
      keepSignIn(null);
      return { ...nothing, outcome: query.get('error') === 'cancelled' ? 'cancelled' : 'failed', signIn };
    }
    keepSignIn({ ...signIn, code });
    return { signIn, code, ...(await complete(signIn, code)) };
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
    setVisit({ ...visit, ...(await complete(signIn, code)) });
  }
  return { ...visit, repeat };
}
