import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const player = 'lowfunds@lobby.test';
const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newerLinux = linux.replaceAll('140.0', '141.0');
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let platform: TestPlatform;
let clients: Client[] = [];
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(async () => {
  for (const client of clients) await client.dispose();
  clients = [];
  platform.close();
});

const open = (token: string, agent: string) =>
  platform.graphql('{ viewer { id } }', { token, headers: { 'user-agent': agent } });

/** Signs in on a device, and uses it once. */
async function signIn(agent: string, email = player) {
  const token = await platform.tokenFor(email);
  await open(token, agent);
  return token;
}

/** What a session is told of new devices. */
async function listen(accessToken: string) {
  const received: unknown[] = [];
  const client = createClient({
    url: `${platform.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
  });
  clients.push(client);
  const before = platform.store.events.count();
  const query = 'subscription { newDeviceSignIn { sessionId startedAt device browser system } }';
  client.subscribe(
    { query },
    {
      next: ({ data }) => void received.push(data?.['newDeviceSignIn']),
      error: (error) => void received.push(error),
      complete: () => undefined,
    },
  );
  while (platform.store.events.count() === before) await new Promise((done) => setImmediate(done));
  return received;
}

const last = () => platform.store.sessions.history(platform.playerId(player))[0];
const until = async (isThere: () => boolean) => {
  while (!isThere()) await new Promise((done) => setImmediate(done));
};

it('a sign-in on a device that the player has not used goes to the other sessions, once', async () => {
  const first = await listen(await signIn(linux));
  const token = await platform.tokenFor(player);
  const own = await listen(token);
  const others = await listen(await signIn(linux, 'player@lobby.test'));
  await open(token, phone);
  await open(token, phone);
  const { id, startedAt } = last() ?? {};
  const event = {
    sessionId: id,
    startedAt: new Date(startedAt ?? 0).toISOString(),
    ...{ device: 'Mobile', browser: 'Safari', system: 'iOS' },
  };
  // A later one, after which nothing of the first is still under way.
  await signIn('Something else');
  await until(() => first.length > 1 && own.length > 0);
  expect(first).toEqual([event, expect.objectContaining({ browser: null, system: null })]);
  expect(own).toEqual([expect.objectContaining({ browser: null })]);
  expect(others).toEqual([]);
});

it('a player’s first sign-in is on no new device', async () => {
  const unused = await listen(await platform.tokenFor(player));
  await signIn(linux);
  await signIn(phone);
  await until(() => unused.length > 0);
  expect(unused).toMatchObject([{ system: 'iOS' }]);
});

it('a device that names itself in words of its own has no name', async () => {
  const received = await listen(await signIn(linux));
  await signIn('your own tablet. No action is needed/1 x');
  await until(() => received.length > 0);
  expect(received).toMatchObject([{ browser: null, system: null }]);
});

it('a device is known by its browser and system, whatever their versions, and after its session has ended', async () => {
  const received = await listen(await signIn(linux));
  await signIn(newerLinux);
  await signIn(phone);
  platform.store.sessions.end(last()?.id ?? '');
  await signIn(phone);
  await signIn('Something else');
  await until(() => received.length > 1);
  expect(received).toMatchObject([{ system: 'iOS' }, { system: null }]);
});
