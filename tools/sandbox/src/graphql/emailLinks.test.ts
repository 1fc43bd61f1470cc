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

describe('a link that is older than the player’s present address', () => {
  const change = (to: string) => send({ origin: 'EmailChange', email: to });

  it('does not undo a change by a later link, whether it was followed before or not', async () => {
    const first = await change('first@lobby.test');
    const present = await send({});
    const second = await change('second@lobby.test');
    expect((await follow(second)).errors).toBeUndefined();
    for (const old of [first, present]) expect(typeOf(await follow(old))).toBe('$LinkInvalid');
    expect(await show('second@lobby.test')).toMatchObject({ profile: { emailVerified: true } });
    expect((await follow(second)).errors).toBeUndefined();
  });

  it('does not undo a change by a code', async () => {
    const followed = await change('first@lobby.test');
    await follow(followed);
    const waiting = await send({ player: 'first@lobby.test', origin: 'EmailChange', email: 'second@lobby.test' });
    const { store } = platform;
    const owner = store.players.findByEmail('first@lobby.test')!;
    const { id, code } = store.contacts.send(owner, 'Email', player);
    store.contacts.confirm(owner.id, id, code);
    // The address is that from which the first link was sent: one that was used is of no more use.
    expect(typeOf(await follow(followed))).toBe('$LinkInvalid');
    expect(typeOf(await follow(waiting))).toBe('$LinkInvalid');
    expect(await show(player)).toMatchObject({ email: player });
  });

  it('is of no use once another was, even if the address is again the one that it was sent from', async () => {
    const unused = await change('first@lobby.test');
    await follow(await change('second@lobby.test'));
    const { store } = platform;
    const owner = store.players.findByEmail('second@lobby.test')!;
    const { id, code } = store.contacts.send(owner, 'Email', player);
    store.contacts.confirm(owner.id, id, code);
    expect(typeOf(await follow(unused))).toBe('$LinkInvalid');
    expect(await show(player)).toMatchObject({ email: player });
  });

  it('does not touch the links of others', async () => {
    const other = await send({ player: 'bonus@lobby.test' });
    await follow(await send({}));
    expect((await follow(other)).errors).toBeUndefined();
  });
});
