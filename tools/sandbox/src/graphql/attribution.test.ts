import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'new@lobby.test';
const ask = async (context: unknown, token?: string) =>
  platform.graphql('{ viewer { id } }', {
    token: token ?? (await platform.tokenFor(player)),
    headers: { 'x-context': typeof context === 'string' ? context : JSON.stringify(context) },
  });
const attribution = async () => {
  const { body } = await platform.run('player', { player });
  return (body.result as { profile: { attribution?: object } }).profile.attribution;
};

it('of a player is what the lobby says in the first session, and no later one', async () => {
  const token = await platform.tokenFor(player);
  await ask({ brand: 'acme' }, token);
  expect(await attribution()).toBeUndefined();
  await ask({ brand: 'acme', affiliateCode: 'summer', utm: { source: 'mail' } }, token);
  expect(await attribution()).toEqual({ affiliateCode: 'summer', utm: { source: 'mail' } });
  await ask({ affiliateCode: 'winter' }, token);
  await ask({ affiliateCode: 'winter' });
  expect(await attribution()).toEqual({ affiliateCode: 'summer', utm: { source: 'mail' } });
});

it('is nothing for a player who was here before', async () => {
  await platform.tokenFor(player);
  await ask({ affiliateCode: 'winter' });
  expect(await attribution()).toBeUndefined();
});

it.each(['', 'no JSON', '[]', '{"affiliateCode":"<script>"}', '{"utm":{"other":"x"}}', '{"affiliateCode":7}'])(
  'ignores the context %j',
  async (context) => {
    await ask(context);
    expect(await attribution()).toBeUndefined();
  },
);
