import { act, render, screen } from '@testing-library/react';
import { AuthProvider } from '@lobby/auth';
import type { Auth, AuthState } from '@lobby/auth';
import { createDataClient, DataProvider } from '@lobby/data';
import { PlayerProvider } from '@lobby/player';
import { useStore } from '@lobby/runtime';
import { wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { wireCountryContext } from '../../../testing/src/scene/wire.ts';
import type { Thrillpots } from './types.ts';
import { useThrillpots } from './useThrillpots.ts';

const brand = { id: 'acme' };
let settings: { jackpotHost?: string; jackpotSocketUrl?: string };
let seen: (Thrillpots | null)[];
const current = () => seen.at(-1) as Thrillpots;

function Tickets({ thrillpots }: { thrillpots: Thrillpots }) {
  return <p>{`tickets: ${JSON.stringify(useStore(thrillpots.tickets))}`}</p>;
}
function Page() {
  const thrillpots = useThrillpots(settings, brand);
  const again = useThrillpots(settings, brand);
  expect(again).toBe(thrillpots);
  if (seen.at(-1) !== thrillpots) seen.push(thrillpots);
  return thrillpots ? <Tickets thrillpots={thrillpots} /> : <p>none</p>;
}

let playerIdOf: (session: string | null) => string;
let urls: string[];
let sockets: { url: string; sent: string[]; isClosed: boolean }[];
const realSocket = globalThis.WebSocket;

beforeEach(() => {
  settings = { jackpotHost: 'https://pots.test' };
  playerIdOf = (session) => `player of ${session}`;
  seen = [];
  urls = [];
  sockets = [];
  globalThis.WebSocket = class extends EventTarget {
    readonly entry;
    constructor(url: string) {
      super();
      this.entry = { url, sent: [] as string[], isClosed: false };
      sockets.push(this.entry);
      void Promise.resolve().then(() => this.dispatchEvent(new Event('open')));
    }
    send(text: string) {
      this.entry.sent.push(text);
      const { type, instance_ids: ids } = JSON.parse(text) as { type: string; instance_ids?: string[] };
      if (type !== 'PlayerRaffleTicketsRequest') return;
      const instance_tickets = ids?.map((instance_id) => ({ instance_id, ticket_count: 3 }));
      const data = JSON.stringify({ type: 'PlayerRaffleTicketsListResponse', instance_tickets });
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      this.entry.isClosed = true;
    }
  } as never;
});
afterEach(() => {
  globalThis.WebSocket = realSocket;
  jest.restoreAllMocks();
});

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The lobby of a session; `change` shows another. */
function renderLobby(first: string | null) {
  const listeners = new Set<() => void>();
  let session = first;
  const stateOf = (): AuthState => ({
    status: session === null ? 'anonymous' : 'authenticated',
    session,
    startedAt: session === null ? null : 1,
  });
  let state = stateOf();
  const auth = {
    get state() {
      return state;
    },
    get status() {
      return state.status;
    },
    get session() {
      return state.session;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => () => {},
    getAccessToken: (of: string | null = session) => (of !== null && of === session ? `token of ${of}` : null),
    refresh: async () => 'unreachable',
    signOut: async () => undefined,
  } as unknown as Auth;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    urls.push(String(url));
    if (String(url).startsWith('https://pots.test')) return Response.json({ multipliers: { CAD: '1.47' } });
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
    const player = { ...wirePlayer, playerId: playerIdOf(session) };
    const answers: Record<string, object> = {
      GetPlayerInfo: wireViewer({ player, wallet: wireWallet }),
      GetCustomerInfo: wireViewer({ customer: wireCustomer }),
    };
    return Response.json(answers[operationName] ?? wireCountryContext);
  });
  const tree = () => (
    <AuthProvider auth={auth}>
      <DataProvider session={String(session)} createClient={() => createDataClient({ getHeaders: () => ({}), auth })}>
        <PlayerProvider brand={{ defaultCountry: 'FI', defaultCurrency: 'EUR' }}>
          <Page />
        </PlayerProvider>
      </DataProvider>
    </AuthProvider>
  );
  const view = render(tree());
  function setSession(next: string | null) {
    session = next;
    state = stateOf();
    for (const listener of listeners) listener();
  }
  return {
    ...view,
    signOut: () => setSession(null),
    change(next: string | null) {
      act(() => setSession(next));
      view.rerender(tree());
    },
  };
}

it('is null without a host', async () => {
  settings = {};
  renderLobby(null);
  await act(nextTurn);
  expect(screen.getByText('none')).toBeVisible();
});

it('is there at once for a visitor, the same for all, and opens no socket before somebody follows', async () => {
  const lobby = renderLobby(null);
  expect(await screen.findByText('tickets: {}')).toBeVisible();
  expect(sockets).toEqual([]);
  current().follow('jackpot-1');
  await act(async () => void (await import('./thrillpotSocket.machine.ts')));
  await screen.findByText('tickets: {}');
  expect(sockets.map(({ url }) => url)).toEqual(['wss://pots.test/v1/ws']);
  expect(sockets[0]?.sent).toEqual(['{"type":"SubscribeRequest","instance_id":"jackpot-1"}']);
  lobby.unmount();
});

it('uses the socket’s own address where the settings name one', async () => {
  settings = { jackpotHost: 'http://pots.test', jackpotSocketUrl: 'wss://sockets.test/pots' };
  renderLobby(null);
  await act(nextTurn);
  current().follow('jackpot-1');
  await act(async () => void (await import('./thrillpotSocket.machine.ts')));
  expect(sockets.map(({ url }) => url)).toEqual(['wss://sockets.test/pots']);
});

it('waits for the player, and has nothing of the player after sign-out but what is public', async () => {
  const { change } = renderLobby('s1');
  expect(screen.getByText('none')).toBeVisible();
  expect(await screen.findByText('tickets: {}')).toBeVisible();
  expect(seen).toHaveLength(2);
  const ofPlayer = current();
  await act(async () => {
    ofPlayer.followTickets(['hourly-1']);
    await ofPlayer.loadMultipliers();
    await import('./thrillpotSocket.machine.ts');
  });
  expect(await screen.findByText('tickets: {"hourly-1":3}')).toBeVisible();
  expect(sockets[0]?.sent[0]).toContain('"player_id":"player of s1"');

  change(null);
  expect(await screen.findByText('tickets: {}')).toBeVisible();
  expect(current()).not.toBe(ofPlayer);
  expect(ofPlayer.tickets.get()).toEqual({});
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  expect(current().multipliers.get()).toEqual({ CAD: '1.47' });
  await current().loadMultipliers();
  expect(urls.filter((url) => url.endsWith('/v1/currencies'))).toHaveLength(1);
});

it('has nothing of the player after sign-out, though no page requests it any more', async () => {
  const lobby = renderLobby('s1');
  expect(await screen.findByText('tickets: {}')).toBeVisible();
  await act(async () => {
    current().followTickets(['hourly-1']);
    await import('./thrillpotSocket.machine.ts');
  });
  expect(await screen.findByText('tickets: {"hourly-1":3}')).toBeVisible();
  lobby.unmount();
  lobby.signOut();
  expect(current().tickets.get()).toEqual({});
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
});

it.each([
  ['another player’s', (session: string | null) => `player of ${session}`],
  ['the same player’s', () => 'player'],
])('is another service for another session, %s', async (_, idOf) => {
  playerIdOf = idOf;
  const { change } = renderLobby('s1');
  expect(await screen.findByText('tickets: {}')).toBeVisible();
  const first = current();
  await act(async () => {
    first.followTickets(['hourly-1']);
    await import('./thrillpotSocket.machine.ts');
  });
  expect(await screen.findByText('tickets: {"hourly-1":3}')).toBeVisible();
  change('s2');
  expect(await screen.findByText('tickets: {}')).toBeVisible();
  expect(current()).not.toBe(first);
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
  await act(async () => void current().followTickets(['hourly-1']));
  expect(await screen.findByText('tickets: {"hourly-1":3}')).toBeVisible();
  expect(sockets[1]?.sent[0]).toContain(`"player_id":"${idOf('s2')}"`);
});
