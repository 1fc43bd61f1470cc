import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'player@lobby.test';
const getToken = async (who = player) =>
  fetch(`${platform.gamificationUrl}/v1/oauth/token`, {
    method: 'POST',
    body: JSON.stringify({ clientId: 'acme-lobby', identityToken: await platform.tokenFor(who) }),
  });
const signIn = async (who = player) => ((await (await getToken(who)).json()) as { accessToken: string }).accessToken;
const status = async (token: string) =>
  (await fetch(`${platform.gamificationUrl}/v1/player`, { headers: { authorization: `Bearer ${token}` } })).status;
const script = (init?: RequestInit) => fetch(`${platform.gamificationUrl}/widget/v1.js`, init);

it('lets a share of one player’s calls fail, evenly, and nobody else’s', async () => {
  const [own, other] = [await signIn(), await signIn('finland@lobby.test')];
  await platform.run('gamificationFaults', { player, errorRate: 0.5 });
  expect([await status(own), await status(own), await status(own), await status(own)]).toEqual([200, 503, 200, 503]);
  expect([await status(other), await status(other)]).toEqual([200, 200]);
  await platform.run('gamificationFaults', { player, errorRate: 1 });
  expect((await getToken()).status).toBe(503);
  await platform.run('gamificationFaults');
  expect(await status(own)).toBe(200);
});

it('lets tokens be expired, however new, until it is over', async () => {
  await platform.run('gamificationFaults', { player, tokenExpired: true });
  expect(await status(await signIn())).toBe(401);
  await platform.run('gamificationFaults', { player });
  expect(await status(await signIn())).toBe(200);
});

it('answers late', async () => {
  const token = await signIn();
  await platform.run('gamificationFaults', { player, latencyMs: 80 });
  const before = performance.now();
  expect(await status(token)).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(75);
});

it('blocks the script, lets it hang, or throw', async () => {
  await platform.run('gamificationFaults', { script: 'blocked' });
  expect((await script()).status).toBe(503);
  await platform.run('gamificationFaults', { script: 'hanging' });
  await expect(script({ signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
  await platform.run('gamificationFaults', { script: 'throwing' });
  expect(await (await script()).text()).toBe("throw new Error('A fault set at the console.');");
  await platform.run('gamificationFaults');
  expect(await (await script()).text()).toContain('GamificationWidget');
});

it.each([
  [{ player, script: 'blocked' }, 'The script is the same for all players'],
  [{ errorRate: 2 }, 'errorRate'],
  [{ player: 'nobody@lobby.test', errorRate: 1 }, 'There is no player'],
])('rejects %j', async (args, message) => {
  const { status: code, body } = await platform.run('gamificationFaults', args);
  expect([code, body.error]).toEqual([400, expect.stringContaining(message)]);
});
