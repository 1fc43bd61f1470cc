import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { beginCustomSession } from './customSession.ts';
import { createAuthenticate } from '../auth/tokens.ts';

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
  it('ends its session, with the tokens that followed, and notifies the other tabs', async () => {
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

  it('gets the same answer for a minute, for one that was lost on the way', async () => {
    const { refreshToken: first } = await signIn();
    const [second, again] = await Promise.all([next(first), next(first)]);
    expect(again).toBe(second);
    await platform.run('clock', { by: 59 });
    expect(await next(first)).toBe(second);
    expect(destroyed).toEqual([]);
    expect(await next(second)).not.toBe(second);
  });

  it('gets none after a minute', async () => {
    const { refreshToken: first, sessionId } = await signIn();
    const second = await next(first);
    await platform.run('clock', { by: 60 });
    expect(await refresh(first)).toBe('$InvalidTokenFailure');
    expect(await refresh(second)).toBe('$InvalidTokenFailure');
    expect(destroyed).toEqual([sessionId]);
  });

  it('gets the same answer at each try of a lobby that hears nothing: a time-out, a pause, a lock of another tab', async () => {
    const { refreshToken: first } = await signIn();
    const second = await next(first);
    for (const seconds of [14 + 5, 14 + 5, 15]) {
      await platform.run('clock', { by: seconds });
      expect(await next(first)).toBe(second);
    }
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

describe('a refresh token that nobody uses', () => {
  const day = 86_400;
  const wait = (seconds: number) => platform.run('clock', { by: seconds });

  it('lapses after thirty days, and so does its session', async () => {
    const { refreshToken, sessionId } = await signIn();
    await wait(30 * day);
    expect(await refresh(refreshToken)).toBe('$InvalidTokenFailure');
    expect(platform.store.sessions.find(sessionId)?.endedAt).not.toBeNull();
  });

  it('lasts as long as the session’s access tokens are used', async () => {
    const { refreshToken, sessionId } = await signIn();
    await wait(20 * day);
    platform.store.sessions.noteUse(sessionId, { device: 'Desktop', browser: null, system: null });
    await wait(20 * day);
    expect(await refresh(refreshToken)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('lasts until then, and from each use on', async () => {
    let token = (await signIn()).refreshToken;
    for (let count = 0; count < 3; count += 1) {
      await wait(30 * day - 60);
      token = await next(token);
    }
    expect(token).toEqual(expect.any(String));
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
  const authenticate = createAuthenticate(platform.store, () => identity, platform.proofs);
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
