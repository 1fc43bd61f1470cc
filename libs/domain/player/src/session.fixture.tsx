import { act, render, screen } from '@testing-library/react';
import { AuthProvider } from '@lobby/auth';
import type { Auth, AuthState } from '@lobby/auth';
import { createDataClient, type DataClient, DataProvider } from '@lobby/data';
import { PlayerProvider, useCustomer, useMarket, useSession } from './PlayerProvider.tsx';
import { customer, playerInfoAnswer, walletAnswer } from './player.fixture.ts';

export type Status = 'loading' | 'authenticated' | 'anonymous';
interface SentOperation {
  operationName: string;
  query: string;
  authorization: string | null;
}

export const countryAnswer = {
  data: {
    countryContext: {
      __typename: 'CountryContext',
      countryCode: 'NO',
      playerCountryCode: null,
      ipCountryCode: 'NO',
      havePlayerCountryCode: false,
    },
  },
};
export const customerAnswer = {
  data: { viewer: { __typename: 'Viewer', id: 'p1', customer: { __typename: 'Customer', ...customer } } },
};

const detailsAnswer = {
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'p1',
      player: { __typename: 'Player', id: 'p1', gamificationOptIn: true, sourceOfWealthStatus: null },
    },
  },
};
export const rejection = () => ({ errors: [{ message: 'Cannot query field "x" on type "Y".' }] });

export const onRender = jest.fn();

function Page() {
  onRender();
  const market = useMarket();
  const { status, player: shown, retry } = useSession();
  return (
    <>
      <output>
        {`${status} ${shown?.email ?? '-'} ${useCustomer()?.id ?? '-'} ${market.currency} ${market.isSettled}`}
      </output>
      <button onClick={retry}>Again</button>
    </>
  );
}

const states: Record<Status, AuthState> = {
  loading: { status: 'loading', session: 's', startedAt: 1 },
  authenticated: { status: 'authenticated', session: 's', startedAt: 1 },
  anonymous: { status: 'anonymous', session: null, startedAt: null },
};

export function renderLobby(
  status: Status,
  answerPlayer: () => unknown = () => playerInfoAnswer(),
  prepare: (auth: Pick<Auth, 'status' | 'subscribe'>, data: DataClient) => unknown = () => {},
  others: Record<string, () => unknown> = {},
) {
  const sent: SentOperation[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = JSON.parse(String(init?.body)) as SentOperation;
    sent.push({ ...body, authorization: new Headers(init?.headers).get('authorization') });
    const answers: Record<string, () => unknown> = {
      GetPlayerInfo: answerPlayer,
      GetCustomerInfo: () => customerAnswer,
      CountryContextQuery: () => countryAnswer,
      Wallet: () => walletAnswer(),
      PlayerDetails: () => detailsAnswer,
      ...others,
    };
    return new Response(JSON.stringify(await answers[body.operationName]?.()), {
      headers: { 'content-type': 'application/json' },
    });
  });
  const listeners = new Set<() => void>();
  const auth = {
    status,
    get state() {
      return states[auth.status];
    },
    start: () => () => {},
    session: 'session',
    getAccessToken: (): string | null => 't',
    refresh: async () => 'unreachable' as const,
    signOut: async () => {},
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeStatus(next: Status) {
      auth.status = next;
      for (const listener of listeners) listener();
    },
  };
  const onUnreachable = jest.fn();
  const onReachable = jest.fn();
  let client: ReturnType<typeof createDataClient> | undefined;
  const createClient = () => {
    client = createDataClient({ getHeaders: () => ({}), auth });
    prepare(auth, client);
    return client;
  };
  const lobby = (session: string) => (
    <AuthProvider auth={auth as unknown as Auth}>
      <DataProvider session={session} createClient={createClient}>
        <PlayerProvider
          brand={{ defaultCountry: 'FI', defaultCurrency: 'EUR' }}
          onUnreachable={onUnreachable}
          onReachable={onReachable}
        >
          <Page />
        </PlayerProvider>
      </DataProvider>
    </AuthProvider>
  );
  const view = render(lobby('s'));
  const names = () => sent.map(({ operationName }) => operationName);
  /** Renders the lobby again with another session. */
  const changeSession = (session: string) => act(() => view.rerender(lobby(session)));
  return { auth, sent, names, onUnreachable, onReachable, client: () => client, view, changeSession };
}

export const pageText = () => screen.getByRole('status').textContent;
export const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits for the lazy module, which fake timers do not await. */
export async function waitForModule() {
  await act(() => import('./session.machine.ts'));
  await advanceTime(10);
}
