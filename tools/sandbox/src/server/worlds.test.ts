import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from '../../../host/release.fixture.ts';
import { freshPlayers } from '../seed/freshPlayers.ts';
import { createWorlds, type World } from './worlds.ts';

const directory = mkdtempSync(join(tmpdir(), 'worlds-'));
const [builds, stagingBuilds] = [join(directory, 'apps'), join(directory, 'staging')];
for (const folder of [builds, stagingBuilds]) {
  mkdirSync(join(folder, 'infiniza'), { recursive: true });
  writeFileSync(join(folder, 'infiniza', 'index.html'), `<html><head><!--lobby-settings--></head>${folder}</html>`);
  writeFileSync(join(folder, 'infiniza', 'release.json'), JSON.stringify(report));
}
const worlds = createWorlds({
  artDirectory: join(directory, 'art'),
  builds,
  pages: join(directory, 'pages'),
  stagingBuilds,
});
afterAll(async () => {
  await worlds.closeAll();
  rmSync(directory, { recursive: true, force: true });
});

async function command<Result>({ partners }: World, name: string, args: object): Promise<Result> {
  const body = JSON.stringify(args);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${partners}/console/api/${name}`, { method: 'POST', headers, body });
  return ((await answer.json()) as { result: Result }).result;
}
const balanceIn = async (world: World) => {
  const { wallet } = await command<{ wallet: { balance: string } }>(world, 'player', { player: 'player@lobby.test' });
  return wallet.balance;
};
const serverTime = async (world: World) => Date.parse((await command<{ now: string }>(world, 'clock', { by: 0 })).now);

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('shares nothing between two worlds of a brand', async () => {
  const [one, other] = [await worlds.create({ brand: 'infiniza' }), await worlds.create({ brand: 'infiniza' })];
  await command(one, 'balance', { player: 'player@lobby.test', balance: '1.00' });
  await command(one, 'country', { code: 'CA' });
  await command(one, 'fault', { endpoint: 'graphql', errorRate: 1 });
  expect([await balanceIn(one), await balanceIn(other)]).toEqual(['1.00', '250.00']);
  const settingsOf = async ({ lobby }: World) =>
    (await (await fetch(`${lobby}/api/lobby-settings`)).json()) as { ipCountryCode: string };
  expect(await settingsOf(one)).toMatchObject({ ipCountryCode: 'CA', cashier: { origin: 'http://localhost:5000' } });
  expect(await settingsOf(other)).toMatchObject({ ipCountryCode: 'FI' });
  const ask = ({ lobby }: World) =>
    fetch(`${lobby}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ countryContext { ipCountryCode } }', variables: {} }),
    });
  expect([(await ask(one)).status, (await ask(other)).status]).toEqual([503, 200]);
  await command(one, 'clock', { by: 86_400 });
  expect((await serverTime(one)) - (await serverTime(other))).toBeGreaterThan(86_000_000);
});

it('has players without history, who are known to the provider', async () => {
  const world = await worlds.create({ brand: 'infiniza' });
  for (const { email } of freshPlayers)
    expect(await command(world, 'player', { player: email })).toMatchObject({
      email,
      wallet: { balance: '0.00', currency: 'EUR' },
    });
});

it('has the build that allows overrides where time limits are other ones, which its pages carry', async () => {
  const pageOf = async ({ lobby }: World) => (await fetch(`${lobby}/en/`)).text();
  const timings = { 'cashier.cashierTimeout': 60_000 };
  const page = await pageOf(await worlds.create({ brand: 'infiniza', timings }));
  expect(page).toContain(stagingBuilds);
  expect(page).toContain(JSON.stringify({ timings }).slice(1, -1));
  const other = await pageOf(await worlds.create({ brand: 'infiniza' }));
  expect(other).toContain(builds);
  expect(other).not.toContain('timings');
  await expect(worlds.create({ brand: 'herion', timings })).rejects.toThrow('npx nx build-staging herion');
});

it('has a platform of its own address behind another host, which players open', async () => {
  const { lobby, platform } = await worlds.create({ brand: 'infiniza', lobbyPort: 4321 });
  expect(lobby).toBe('http://localhost:4321');
  const answer = await fetch(`${platform}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: lobby },
    body: JSON.stringify({ query: '{ countryContext { ipCountryCode } }', variables: {} }),
  });
  expect(answer.status).toBe(200);
});

it('leads the cashier’s port to the latest world that wants it, and closes the one before', async () => {
  const cashierPort = await freePort();
  const before = await worlds.create({ brand: 'infiniza', cashierPort });
  const after = await worlds.create({ brand: 'infiniza', cashierPort });
  await expect(balanceIn(before)).rejects.toThrow('fetch failed');
  expect(await balanceIn(after)).toBe('250.00');
  await worlds.close(after.id);
  await expect(fetch(`http://localhost:${cashierPort}/`)).rejects.toThrow('fetch failed');
});

it('creates no world without its build, or with a port that another program has', async () => {
  await expect(worlds.create({ brand: 'herion' })).rejects.toThrow('herion is not built yet');
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(worlds.create({ brand: 'infiniza', cashierPort: port })).rejects.toThrow(`Port ${port} is taken`);
  taken.close();
});
