import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { beginCustomSession } from './customSession.ts';
import { createAuthenticate } from './tokens.ts';

const player = 'player@lobby.test';
let platform: TestPlatform;
let destroyed: string[];
beforeEach(async () => {
  platform = await startTestPlatform({ brand: acme });
  destroyed = [];
  platform.store.events.observe((event) => {
    if (event.name === 'sessionDestroyed') destroyed.push(event.data.sessionId);
  });
});
afterEach(() => platform.close());

interface Tokens {
  accessToken: string;
  refreshToken: string;
}
const signIn = async () => (await platform.run('tokens', { player })).body.result as Tokens & { sessionId: string };
const refresh = async (token: string): Promise<Tokens | string> => {
  const query = 'mutation ($token: String!) { refreshAccessToken(refreshToken: $token) { accessToken refreshToken } }';
  const { data, errors } = await platform.graphql(query, { variables: { token } });
  return errors?.[0]?.extensions?.type ?? data.refreshAccessToken;
};
const next = async (token: string) => ((await refresh(token)) as Tokens).refreshToken;
const viewer = async (token: string) => (await platform.graphql('{ viewer { player { email } } }', { token })).errors;

describe('a used refresh token', () => {
  it('ends its session, with the tokens that followed, and tells the other tabs', async () => {
    const { refreshToken: first, sessionId } = await signIn();
    const second = await next(first);
    const third = (await refresh(second)) as Tokens;
    expect(await viewer(third.accessToken)).toBeUndefined();
    expect(await refresh(first)).toBe('$InvalidTokenFailure');
    expect(destroyed).toEqual([sessionId]);
    expect(await refresh(third.refreshToken)).toBe('$InvalidTokenFailure');
    expect((await viewer(third.accessToken))?.[0]?.extensions?.type).toBe('$InvalidTokenFailure');
    expect(await refresh(first)).toBe('$InvalidTokenFailure');
    expect(destroyed).toHaveLength(1);
  });

  it('gets the same answer for ten seconds, for one that was lost on the way', async () => {
    const { refreshToken: first } = await signIn();
    const [second, again] = await Promise.all([next(first), next(first)]);
    expect(again).toBe(second);
    await platform.run('clock', { by: 9 });
    expect(await next(first)).toBe(second);
    expect(destroyed).toEqual([]);
    expect(await next(second)).not.toBe(second);
  });

  it('gets none after ten seconds', async () => {
    const { refreshToken: first, sessionId } = await signIn();
    const second = await next(first);
    await platform.run('clock', { by: 10 });
    expect(await refresh(first)).toBe('$InvalidTokenFailure');
    expect(await refresh(second)).toBe('$InvalidTokenFailure');
    expect(destroyed).toEqual([sessionId]);
  });

  it('does no harm to another session of the player', async () => {
    const [stolen, other] = [await signIn(), await signIn()];
    await next(await next(stolen.refreshToken));
    expect(await refresh(stolen.refreshToken)).toBe('$InvalidTokenFailure');
    expect(await viewer(other.accessToken)).toBeUndefined();
    expect(await refresh(other.refreshToken)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('is not stored, and neither is the next one', async () => {
    const { refreshToken: first } = await signIn();
    const second = await next(first);
    const stored = ['sessions', 'usedRefreshTokens'].map((table) =>
      JSON.stringify(platform.store.database.all(`SELECT * FROM ${table}`)),
    );
    for (const token of [first, second]) expect(stored.join()).not.toContain(token);
  });
});

it('ends the player’s earlier sessions at a sign-in while sessions are single', async () => {
  const id = platform.playerId(player);
  const begin = () => beginCustomSession(platform, id, 'Sms');
  const first = await begin();
  const second = await begin();
  expect(await viewer(first.accessToken)).toBeUndefined();
  await platform.run('singleSession', { on: true });
  const third = await begin();
  for (const { accessToken } of [first, second])
    expect((await viewer(accessToken))?.[0]?.extensions?.type).toBe('$InvalidTokenFailure');
  expect(await viewer(third.accessToken)).toBeUndefined();
  expect(destroyed).toHaveLength(2);
});

it('ends them at a sign-in at the identity provider too', async () => {
  const identity = { playerId: platform.playerId(player), sid: 'of-the-provider' };
  const authenticate = createAuthenticate(platform.store, () => identity);
  const begin = () => beginCustomSession(platform, identity.playerId, 'Sms');
  const { accessToken: before } = await begin();
  await platform.run('singleSession', { on: true });
  expect(await authenticate('a-token')).toEqual(identity);
  expect(await authenticate(before)).toBe('ended');
  await platform.run('singleSession', { on: false });
  const { accessToken: after } = await begin();
  await platform.run('singleSession', { on: true });
  // A sign-in is over with its first token.
  expect(await authenticate('a-token')).toEqual(identity);
  expect(await authenticate(after)).toMatchObject({ playerId: identity.playerId });
});
