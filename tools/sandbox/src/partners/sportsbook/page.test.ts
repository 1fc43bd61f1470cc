/**
 * The platform runs beside the page: its packages are those for Node.
 *
 * @jest-environment ./tools/jest/browser-environment.cjs
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { FromSportsbook, ToSportsbook } from '../../../../../libs/contracts/src/sportsbook.ts';
import { createSportsbookClient } from '../../testing/sportsbookClient.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { watchPage } from '../../testing/watchPage.ts';

const originalFetch = globalThis.fetch;
const script: string = './assets/sportsbook.js';
const lobby = 'http://localhost:4200';
const email = 'player@lobby.test';

/** Stands in for the page's socket: a test shows its frames. */
class FakeSocket extends EventTarget {
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send = (text: string) => void this.sent.push(text);
  close() {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  open(sequence = 0) {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
    this.receive({ type: 'following', sequence });
  }
  receive(frame: object | string) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let platform: TestPlatform;
let client: ReturnType<typeof createSportsbookClient>;
let posted: (FromSportsbook & { channel: string })[];
let requests: { path: string; method: string; body?: string; authorization: string | null }[];
let endPage: () => void;
/** What becomes of the next calls, by their path. */
let fetchAs: (path: string, init?: RequestInit) => Promise<Response>;

beforeEach(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  platform = await startTestPlatform();
  client = createSportsbookClient(platform);
  await platform.run('balance', { player: email, balance: '100.00', bonusBalance: '0.00' });
  posted = [];
  requests = [];
  FakeSocket.all = [];
  jest.spyOn(window, 'postMessage').mockImplementation((message: unknown, origin: unknown) => {
    expect(origin).toBe(lobby);
    posted.push(message as (typeof posted)[number]);
  });
  // A page of its own has itself as parent, to which nothing is sent: this one is framed.
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: window.postMessage } as unknown as Window);
  Object.assign(globalThis, { WebSocket: FakeSocket });
  const html = await (await originalFetch(`${platform.sportsbookUrl}/`)).text();
  document.head.innerHTML = new DOMParser().parseFromString(html, 'text/html').head.innerHTML;
  document.body.innerHTML = '<div id="app"></div>';
  fetchAs = (path, init) => originalFetch(new URL(path, platform.sportsbookUrl), init);
  const leavePage = watchPage();
  let isLeft = false;
  endPage = () => {
    isLeft = true;
    leavePage();
  };
  globalThis.fetch = (path, init) => {
    const { method = 'GET', body, headers } = init ?? {};
    const authorization = new Headers(headers).get('authorization');
    requests.push({ path: String(path), method, authorization, ...(typeof body === 'string' && { body }) });
    // A page that is left hears no answer.
    return new Promise((resolve, reject) => {
      fetchAs(String(path), init).then(
        (response) => isLeft || resolve(response),
        (error: Error) => isLeft || reject(error),
      );
    });
  };
  history.replaceState(null, '', '/sportsbook/');
  jest.resetModules();
  await import(script);
});
afterEach(() => {
  endPage();
  jest.restoreAllMocks();
  globalThis.fetch = originalFetch;
  platform.close();
});

const say = (message: ToSportsbook, origin = lobby) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { channel: 'sportsbook', ...message },
      origin,
      source: window.parent as unknown as MessageEventSource,
    }),
  );
const session = (token: string | null, change: object = {}) =>
  say({ type: 'session', token, locale: 'en_GB', currency: 'EUR', country: 'FI', theme: 'dark', ...change });
const socket = () => FakeSocket.all.at(-1)!;
const postedOf = (type: FromSportsbook['type']) => posted.filter((message) => message.type === type);
const slip = () => within(screen.getByRole('complementary', { name: 'Bet slip' }));
const type = (label: RegExp, value: string) => fireEvent.input(slip().getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Delays the responses of all further calls until the returned function is called. */
function delayResponses(): () => void {
  const gate = Promise.withResolvers<void>();
  const answerOf = fetchAs;
  fetchAs = async (...request) => {
    const response = await answerOf(...request);
    await gate.promise;
    return response;
  };
  return gate.resolve;
}

const countEventRequests = () => requests.filter(({ path }) => path.endsWith('/events')).length;

/** Opens the socket, after which the page requests what has changed since its first answer. */
async function follow(): Promise<number> {
  await screen.findByRole('heading', { name: 'Next up' });
  const { sequence } = (await client.call('/events')).body;
  const before = countEventRequests();
  socket().open(sequence);
  await waitFor(() => expect(countEventRequests()).toBe(before + 1));
  await waitFor(() => expect(screen.getAllByText('2.00').length).toBeGreaterThan(0));
  return sequence;
}

/** Signs the player in, with these selections of odds 2.00 on the slip. */
async function openSlip(count = 1) {
  const legs = await client.selections(count);
  await follow();
  session(await client.signIn());
  say({ type: 'coupon', coupon: legs.map(({ selection }) => selection).join('~') });
  return legs;
}

it('notifies the lobby that it listens, and shows the events in its language and theme', async () => {
  expect(postedOf('ready')).toEqual([{ channel: 'sportsbook', type: 'ready' }]);
  await screen.findByRole('heading', { name: 'Live now' });
  session(null, { locale: 'de_AT', theme: 'light' });
  await screen.findByRole('heading', { name: 'Demnächst' });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(document.documentElement.lang).toBe('de');
  session(null, { locale: 'no_NO' });
  await screen.findByRole('heading', { name: 'Live nå' });
  expect(document.documentElement.lang).toBe('no');
  session(null, { locale: 'fil_PH' });
  await screen.findByRole('heading', { name: 'Live now' });
  expect(document.documentElement.lang).toBe('en');
});

it('listens to the lobby alone', async () => {
  await screen.findByRole('heading', { name: 'Next up' });
  say({ type: 'route', path: '/bets/' }, 'https://elsewhere.test');
  const data = { channel: 'sportsbook', type: 'route', path: '/bets/' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: lobby, source: window }));
  say({ type: 'route', path: 'javascript:alert(1)' });
  expect(screen.queryByRole('heading', { name: 'My bets' })).toBeNull();
  say({ type: 'route', path: '/bets/' });
  expect(screen.getByRole('heading', { name: 'My bets' })).toBeTruthy();
  expect(postedOf('route')).toEqual([]);
});

it('notifies the lobby of the page that it shows, and asks a visitor to sign in', async () => {
  await screen.findByRole('heading', { name: 'Next up' });
  fireEvent.click(screen.getByRole('link', { name: 'Tennis' }));
  expect(postedOf('route')).toEqual([{ channel: 'sportsbook', type: 'route', path: '/tennis/' }]);
  expect(screen.getByRole('link', { name: 'Tennis' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getAllByRole('button', { name: /, odds \d/ })[0]!);
  press('Sign in to bet');
  expect(postedOf('signIn')).toHaveLength(1);
});

it('places a single bet, and says so to the lobby', async () => {
  await openSlip();
  type(/^Stake on/, '12,50');
  expect(slip().getByText('€25.00')).toBeTruthy();
  press('Place bet · €12.50');
  await slip().findByText('Your bet is placed.');
  expect(postedOf('balanceChanged')).toHaveLength(1);
  expect(platform.store.wallets.ofPlayer(platform.playerId(email)).balance).toBe(87_50);
  expect(requests.every(({ path }) => !path.includes('token'))).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Show my bets' }));
  expect((await screen.findByRole('heading', { name: 'Single bet' })).closest('li')?.textContent).toMatch(
    /€12\.50.*€25\.00/,
  );
});

it('counts the selections on its button as the language does', async () => {
  const [first, second] = await client.selections(2);
  await follow();
  const openButton = (name: string | RegExp) => screen.findByRole('button', { name });
  say({ type: 'coupon', coupon: first!.selection });
  expect(await openButton('Bet slip: 1 selection, open')).toBeTruthy();
  session(null, { locale: 'ja_JP' });
  expect(await openButton('ベットスリップを開く（選択：1件）')).toBeTruthy();
  say({ type: 'coupon', coupon: second!.selection });
  session(null, { locale: 'fr_CA' });
  expect(await openButton(/: 2 sélections, ouvrir$/)).toBeTruthy();
});

it('combines selections of different events alone', async () => {
  const [leg] = await openSlip(2);
  press('Combined');
  type(/^Stake \(/, '5');
  expect(slip().getByText('€20.00')).toBeTruthy();
  const others = platform.store.sportsbook.events.find(leg!.event)!.markets[0]!.selections;
  say({ type: 'coupon', coupon: others[1]!.id });
  expect(slip().getByText(/needs selections of different events/)).toBeTruthy();
  expect(
    slip()
      .getByRole('button', { name: /^Place bet/ })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

it('asks before it takes other odds, unless it may', async () => {
  const [leg] = await openSlip();
  type(/^Stake on/, '10');
  await platform.run('sportsOdds', { selection: leg!.selection, odds: '1.80' });
  press(/^Place bet/);
  await slip().findByText(/The odds have changed/);
  expect(slip().getByText('was 2.00')).toBeTruthy();
  press('Accept the new odds');
  await platform.run('sportsOdds', { selection: leg!.selection, odds: '1.70' });
  fireEvent.change(slip().getByLabelText('If odds change'), { target: { value: 'any' } });
  press(/^Place bet/);
  await slip().findByText('Your bet is placed.');
  expect(platform.store.sportsbook.bets.newest(1)).toMatchObject([{ possible: 17_00 }]);
});

it('offers to deposit what is missing', async () => {
  await openSlip();
  type(/^Stake on/, '130');
  press(/^Place bet/);
  await slip().findByText('Your balance is too low: €30.00 is missing.');
  press('Deposit €30.00');
  expect(postedOf('deposit')).toEqual([{ channel: 'sportsbook', type: 'deposit', amount: '30.00' }]);
  say({ type: 'balance', amount: '40.00', currency: 'EUR' });
  type(/^Stake on/, '５０');
  expect(slip().getByText('Your balance is too low: €10.00 is missing.')).toBeTruthy();
  // Yen have no minor unit, but the lobby's amounts have decimals.
  say({ type: 'balance', amount: '40.00', currency: 'JPY' });
  expect(slip().getByText('Your balance is too low: JP¥10 is missing.')).toBeTruthy();
});

it('says why else a bet is rejected, and takes none while the lobby says so', async () => {
  const [leg] = await openSlip();
  type(/^Stake on/, '0.10');
  press(/^Place bet/);
  await slip().findByText('The smallest stake is €0.50.');
  type(/^Stake on/, '1.005');
  press(/^Place bet/);
  expect(slip().getByText('Enter an amount such as €10.00.')).toBeTruthy();
  expect(
    slip()
      .getByLabelText(/^Stake on/)
      .getAttribute('aria-invalid'),
  ).toBe('true');
  await platform.run('sportsEvent', { event: leg!.event, suspended: true });
  type(/^Stake on/, '10');
  press(/^Place bet/);
  await slip().findByText(/No bet is taken on one of the selections/);
  say({ type: 'paused', paused: true });
  expect(slip().getByText('You cannot bet at the moment.')).toBeTruthy();
  const sent = requests.length;
  press(/^Place bet/);
  expect(requests).toHaveLength(sent);
});

it('sends a bet whose answer was lost again as it was: it is placed once', async () => {
  const [leg] = await openSlip();
  type(/^Stake on/, '10');
  const proper = fetchAs;
  fetchAs = async (...request) => {
    await proper(...request);
    throw new TypeError('The network failed.');
  };
  press(/^Place bet/);
  await slip().findByText(/We do not know whether the bet was placed/);
  fetchAs = proper;
  await platform.run('sportsOdds', { selection: leg!.selection, odds: '3.00' });
  press(/^Place bet/);
  await slip().findByText('Your bet is placed.');
  const bodies = requests.flatMap(({ path, body }) => (path === '/sportsbook/api/bets' && body) || []);
  expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
  expect(platform.store.wallets.ofPlayer(platform.playerId(email)).balance).toBe(90_00);
});

it('requests another token from the lobby when its own has ended, and goes on with it', async () => {
  await openSlip();
  type(/^Stake on/, '10');
  await platform.run('expireSportsbookToken', { player: email });
  press(/^Place bet/);
  await waitFor(() => expect(postedOf('sessionEnded')).toHaveLength(1));
  socket().receive({ type: 'sessionEnded' });
  expect(postedOf('sessionEnded')).toHaveLength(1);
  session(await client.signIn());
  await slip().findByText('Your bet is placed.');
});

describe('after the session is taken back', () => {
  it('has an empty slip, and no bets of a response that comes later', async () => {
    const [leg] = await openSlip();
    type(/^Stake on/, '10');
    press(/^Place bet/);
    await slip().findByText('Your bet is placed.');
    say({ type: 'coupon', coupon: leg!.selection });
    await slip().findByLabelText(/^Stake on/);
    const release = delayResponses();
    fireEvent.click(screen.getByRole('link', { name: 'My bets' }));
    await waitFor(() => expect(requests.at(-1)?.path).toContain('/bets?state=open'));
    session(null);
    expect(slip().queryByLabelText(/^Stake on/)).toBeNull();
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Single bet')).toBeNull();
  });

  it('places no further bet of the slip, whoever signs in then', async () => {
    await openSlip(2);
    const other = await client.signIn('finland@lobby.test');
    for (const field of slip().getAllByLabelText(/^Stake on/)) fireEvent.input(field, { target: { value: '10' } });
    const release = delayResponses();
    const sent = () => requests.filter(({ path, body }) => path === '/sportsbook/api/bets' && body).length;
    press(/^Place bet/);
    await waitFor(() => expect(sent()).toBe(1));
    session(null);
    session(other);
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent()).toBe(1);
    expect(platform.store.sportsbook.bets.newest(10).map(({ playerId }) => playerId)).toEqual([
      platform.playerId(email),
    ]);
  });
});

it('requests all events again after a missed update, a frame that it cannot read, and a new connection', async () => {
  const [leg] = await client.selections(1);
  const sequence = await follow();
  const before = countEventRequests();
  const odds = () => document.querySelector(`[data-selection="${leg!.selection}"] .value`)?.textContent;
  const state = (value: string) => {
    const event = platform.store.sportsbook.events.find(leg!.event)!;
    const [main] = event.markets;
    const selections = main!.selections.map(({ id, outcome }) => ({ id, outcome, odds: value }));
    return {
      id: event.id,
      status: 'prematch',
      startsAt: new Date(event.startsAt).toISOString(),
      score: null,
      progress: null,
      suspended: false,
      markets: [{ id: main!.id, line: null, selections }],
    };
  };
  socket().receive({ type: 'update', sequence: sequence + 1, events: [state('4.00')] });
  expect([odds(), countEventRequests()]).toEqual(['4.00', before]);
  socket().receive({ type: 'update', sequence: sequence + 3, events: [state('5.00')] });
  await waitFor(() => expect(odds()).toBe('2.00'));
  expect(countEventRequests()).toBe(before + 1);
  socket().receive('{"type":"upd');
  await waitFor(() => expect(countEventRequests()).toBe(before + 2));

  jest.spyOn(Math, 'random').mockReturnValue(0);
  const first = socket();
  first.close();
  expect(screen.getByText(/No connection/)).toBeTruthy();
  await waitFor(() => expect(socket()).not.toBe(first), { timeout: 20_000 });
  socket().open(7);
  await waitFor(() => expect(countEventRequests()).toBe(before + 3));
  expect(screen.queryByText(/No connection/)).toBeNull();
});
