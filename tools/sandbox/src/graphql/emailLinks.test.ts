import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const player = 'player@lobby.test';
beforeEach(async () => {
  platform = await startTestPlatform();
  await platform.run('contact', { player, emailVerified: false, emailValidity: 'Risky' });
});
afterEach(() => platform.close());

const send = async (args: object): Promise<string> => {
  const { body } = await platform.run('emailLink', { player, origin: 'SignUp', ...args });
  const { path } = body.result as { path: string };
  return new URL(path, 'https://lobby.test').searchParams.get('token') ?? '';
};
const follow = (token: string) => platform.graphql(`mutation { verifyEmail(token: "${token}") { origin email } }`);
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const show = async (name: string) =>
  (await platform.run('player', { player: name })).body.result as { email: string; profile: object };

it('a link verifies the address that it was sent to, and may be followed again', async () => {
  const token = await send({});
  const verified = { origin: 'SignUp', email: 'p•••@lobby.test' };
  expect((await follow(token)).data.verifyEmail).toEqual(verified);
  expect((await follow(token)).data.verifyEmail).toEqual(verified);
  expect((await show(player)).profile).toMatchObject({ emailVerified: true, emailValidity: 'Valid' });
});

it('a link to a new address replaces the present one, unless it is somebody else’s by then', async () => {
  const token = await send({ origin: 'EmailChange', email: 'fresh@lobby.test' });
  expect((await follow(token)).data.verifyEmail.origin).toBe('EmailChange');
  expect(await show('fresh@lobby.test')).toMatchObject({ profile: { emailVerified: true } });
  const taken = await send({ player: 'fresh@lobby.test', origin: 'EmailChange', email: 'bonus@lobby.test' });
  expect(typeOf(await follow(taken))).toBe('$LinkInvalid');
});

it('a link lasts two days', async () => {
  const token = await send({});
  await platform.run('clock', { by: 2 * 86_400 });
  expect(typeOf(await follow(token))).toBe('$LinkExpired');
  expect(typeOf(await follow('a-token-that-was-never-sent'))).toBe('$LinkInvalid');
  expect((await show(player)).profile).toMatchObject({ emailVerified: false });
});
