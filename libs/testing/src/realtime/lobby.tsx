import { act, render, screen, waitFor } from '@testing-library/react';
import { AuthProvider, createAuth } from '@lobby/auth';
import type { CustomRefreshResult } from '@lobby/auth';
import { createDataClient, DataProvider, graphql, useViewerQuery } from '@lobby/data';
import { WalletQuery } from '@lobby/money';
import { PlayerProvider, useCustomer, useDetailedPlayer } from '@lobby/player';
import type { FeatureModule } from '@lobby/contracts';
import { accountFeature } from '@lobby/account';
import { gamificationFeature } from '@lobby/gamification';
import { limitsFeature } from '@lobby/limits';
import { Realtime } from '@lobby/realtime';
import { rewardsFeature } from '@lobby/rewards';
import { cookies } from '@lobby/storage';
import { verificationFeature } from '@lobby/verification';
import { subscriptionsOf } from '../../../shell/src/realtime/subscriptions.ts';
import { mockFetch, startLegacyServer, waitUntil } from './servers.ts';
import { timings } from '../../../platform/realtime/src/timings.ts';

const RewardsQuery = graphql(`
  query RewardsQuery {
    viewer {
      id
      rewards(last: 500) {
        edges {
          node {
            assignationId
            status
          }
        }
      }
    }
  }
`);

const features: readonly FeatureModule[] = [
  rewardsFeature(),
  limitsFeature(),
  verificationFeature(),
  gamificationFeature(),
  accountFeature(),
];
export const cacheRules = features.map(({ cache }) => cache);
/** What the lobby's domains and these features contribute. */
export const loadSubscriptions = () => subscriptionsOf(features);

function Page() {
  const [{ data }] = useViewerQuery({ query: WalletQuery });
  const [rewards] = useViewerQuery({ query: RewardsQuery });
  useCustomer();
  useDetailedPlayer();
  const { balance, bonusBalance } = data?.viewer?.wallet ?? {};
  const statuses = rewards.data?.viewer?.rewards.edges.map(({ node }) => node.status).join();
  return <output>{`${balance}+${bonusBalance} ${statuses}`}</output>;
}

export const balanceEvent = {
  balance: '60.00',
  bonusBalance: '7.00',
  currency: 'EUR',
  amount: '10.00',
  moneyType: 'SomethingNew',
  wageringProgress: null,
};
export const reward = {
  rewardId: 'r1',
  name: 'Spins',
  claimType: 'manual',
  rewardType: { __typename: 'FreeSpin', name: 'Spins', amount: 10, value: '0.10' },
};

/** An unsigned token: the browser reads access tokens and does not verify them. */
export const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.c2ln`;
export function signInAs(sid: string | undefined, accessToken: string) {
  cookies.set('accessToken', accessToken);
  cookies.set('refreshToken', 'refresh-token');
  cookies.set('sessionInfo', JSON.stringify({ startedAt: 1, sid }));
}
/** Writes the cookies of a session that another tab has begun, without notifying this page. */
export function replaceSession(sid: string, accessToken: string) {
  const attributes = 'domain=acme.test; path=/; secure';
  document.cookie = `accessToken=${accessToken}; ${attributes}`;
  document.cookie = `sessionInfo=${encodeURIComponent(JSON.stringify({ startedAt: 1, sid }))}; ${attributes}`;
}

let closeOpen = async () => {};
/** Ends what a test has rendered, its server included. */
export const closeLobby = () => closeOpen();

/** What a back end that knows the specification alone does not have. */
export const specificationOnly = {
  operations: ['Wallet', 'PlayerDetails'],
  schema: /^  (dataChanged|newDeviceSignIn): .*$/gm,
};

export async function renderLobby(
  status: 'authenticated' | 'anonymous',
  balance: unknown = '50.00',
  unknown?: typeof specificationOnly,
) {
  const wallet = { id: 'w1', balance, bonusBalance: '5.00', currency: 'EUR' };
  const data = {
    countryContext: { countryCode: 'FI', havePlayerCountryCode: false },
    viewer: {
      id: 'p1',
      player: { id: 'p1', playerId: 'x1' },
      customer: { id: 'c1' },
      wallet,
      documentRequests: [{ id: 'r1', status: 'InReview' }],
      rewards: { edges: [{ cursor: '1', node: { assignationId: 'a1', status: 'Unclaimed' } }] },
    },
  };
  const backEnd = mockFetch(data, unknown?.operations);
  const server = await startLegacyServer(undefined, unknown?.schema);
  if (status === 'authenticated' && cookies.get('accessToken') === null) signInAs('mine', tokenOf({ sid: 'mine' }));
  const navigations: string[] = [];
  const refreshCustom = jest.fn(async (): Promise<CustomRefreshResult> => 'network-failure');
  const onError = jest.fn();
  const auth = createAuth({
    settings: { brand: 'acme', identityHost: 'id.acme.test' },
    getLocale: () => 'en',
    getSignedOutPath: (reason) => `/en/login/?logoutReason=${reason}`,
    navigate: (url) => navigations.push(url),
    refreshCustom,
    onError,
  });
  const onDataError = jest.fn();
  const client = createDataClient({ getHeaders: () => ({}), auth, cache: cacheRules, onError: onDataError });
  const view = render(
    <AuthProvider auth={auth}>
      <DataProvider session={String(auth.session)} createClient={() => client}>
        <PlayerProvider brand={{ defaultCountry: 'FI', defaultCurrency: 'EUR' }}>
          <Realtime load={loadSubscriptions} url={server.url} onError={onError} />
          <Page />
        </PlayerProvider>
      </DataProvider>
    </AuthProvider>,
  );
  closeOpen = async () => {
    view.unmount();
    await server.close();
    backEnd.restore();
    cookies.removeOfPlayer();
  };
  return { ...backEnd, ...server, client, wallet, navigations, refreshCustom, onError, onDataError, view };
}

export const loginUrl = (reason: string) => `https://lobby.acme.test/en/login/?logoutReason=${reason}`;

/** Fakes the page's timers only: the server's sockets are real. */
export const installFakeClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
export const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Polls a condition inside `act`, so that state updates from the socket are rendered. */
export const waitForCondition = (condition: () => unknown) => act(() => waitUntil(condition));
/** A fake clock goes on meanwhile, by 50 ms a turn, while what the server sends takes real time. */
export const waitForPageText = (text: string | RegExp) =>
  waitFor(() => expect(pageText()).toMatch(text), { timeout: 10_000 });
export const pageText = () => screen.getByRole('status').textContent ?? '';
export async function renderConnected() {
  const opened = await renderLobby('authenticated');
  await waitForCondition(() => opened.countListeners('rewardUpdated'));
  await waitForPageText(/^50\.00/);
  await waitForCondition(() => opened.operations.includes('Wallet'));
  return opened;
}
/** Until the page has received all that was published. */
export const waitForPushes = ({ connections }: Pick<Awaited<ReturnType<typeof renderLobby>>, 'connections'>) =>
  act(
    () =>
      new Promise<void>((resolve) =>
        connections
          .at(-1)
          ?.socket.once('pong', () => resolve())
          .ping(),
      ),
  );
/** On a fake clock: all that was published is applied. */
export async function applyPushes(opened: Parameters<typeof waitForPushes>[0]) {
  await waitForPushes(opened);
  await advanceTime(timings.batchInterval);
}
