import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import type { PartnerMission, PartnerTournament } from './port.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const email = 'loyalty@lobby.test';
const signIn = async (who = email): Promise<string> => {
  const identityToken = await platform.tokenFor(who);
  const response = await fetch(`${platform.gamificationUrl}/v1/oauth/token`, {
    method: 'POST',
    body: JSON.stringify({ clientId: 'acme-lobby', identityToken }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
};
const call = async (path: string, { method = 'GET', who = email, language = 'en' } = {}) => {
  const headers = { authorization: `Bearer ${await signIn(who)}`, 'accept-language': language };
  const response = await fetch(platform.gamificationUrl + path, { method, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const missions = async (who = email) => (await call('/v1/missions', { who })).body['missions'] as PartnerMission[];
const tournaments = async (language = 'en') =>
  (await call('/v1/tournaments', { language })).body['tournaments'] as PartnerTournament[];

describe('missions', () => {
  it('are those of the day and the week, with what the player has done', async () => {
    expect(await missions()).toMatchObject([
      { period: 'daily', goal: { kind: 'Rounds' }, progress: 10, target: 20, prize: { kind: 'Points', amount: 25 } },
      { period: 'daily', goal: { kind: 'Wins' }, progress: 2, target: 5, state: 'running' },
      {
        ...{ goal: { kind: 'Stake', currency: 'EUR' }, progress: '10.00', target: '20.00' },
        prize: { kind: 'Money', amount: '0.50', currency: 'EUR' },
      },
      { period: 'weekly', goal: { kind: 'Games' }, progress: 2, target: 5 },
      { goal: { kind: 'Studio', studio: expect.any(String), slug: expect.any(String) }, progress: 15, target: 30 },
      { goal: { kind: 'Stake' }, progress: '50.00', target: '100.00' },
    ]);
    for (const { minutesLeft, period } of await missions())
      expect(minutesLeft).toBeLessThanOrEqual(period === 'daily' ? 1440 : 10_080);
  });

  it('give their prize as a reward, once for two claims at the same time', async () => {
    await platform.run('missions', { player: email, mission: 'daily-stake', progress: 2_000 });
    const { id = '', minutesLeft = 0 } = (await missions())[2] ?? {};
    expect(minutesLeft).toBeGreaterThan(7 * 1440);
    const path = `/v1/missions/${id}/claim`;
    const claims = await Promise.all([call(path, { method: 'POST' }), call(path, { method: 'POST' })]);
    expect(claims.map(({ status }) => status)).toEqual([200, 200]);
    expect((claims[0].body['missions'] as PartnerMission[])[2]).toMatchObject({ id, state: 'claimed' });
    const query = '{ viewer { rewards(first: 10) { edges { node { status reward { name } } } } } }';
    const answer = await platform.graphql(query, { token: await platform.tokenFor(email) });
    expect(answer.data.viewer.rewards.edges).toEqual([
      { node: { status: 'Unclaimed', reward: { name: 'Loyalty gift' } } },
    ]);
  });

  it('reject what is not completed, unknown, or not for this player', async () => {
    const [first] = await missions();
    const claim = async (id: string, who = email) =>
      (await call(`/v1/missions/${id}/claim`, { method: 'POST', who })).status;
    expect(await claim(first?.id ?? '')).toBe(409);
    expect(await claim('nothing.0')).toBe(404);
    expect(await claim('nothing')).toBe(404);
    expect((await call(`/v1/missions/${first?.id}/claim`)).status).toBe(405);
    expect((await call(`/v1/missions/${first?.id}/join`, { method: 'POST' })).status).toBe(404);
    await platform.run('missions', { player: email, mission: 'daily-rounds', progress: 20 });
    expect(await claim(first?.id ?? '', 'finland@lobby.test')).toBe(409);
    await platform.run('block', { player: email, rewards: true });
    expect(await claim(first?.id ?? '')).toBe(409);
    await platform.run('block', { player: email, rewards: false });
    expect(await claim(first?.id ?? '')).toBe(200);
  });

  it('are none for a player who has not opted in', async () => {
    expect((await call('/v1/missions', { who: 'finland@lobby.test' })).body).toEqual({
      gamificationOpt: { enable: false },
      missions: [],
    });
  });
});

describe('tournaments', () => {
  it('have the best ten and the player’s own place, in the language that is requested', async () => {
    const [daily, weekly] = await tournaments('fi');
    expect(daily).toMatchObject({
      ...{ name: 'Päivän pyrähdys', state: 'running', hasJoined: true, minStake: '0.10', currency: 'EUR' },
      own: { place: expect.any(Number), score: 840 },
    });
    expect(weekly).toMatchObject({ name: 'Viikkokuppi' });
    expect(daily?.board.filter(({ isYou }) => isYou)).toEqual([expect.objectContaining({ score: 840 })]);
    expect(JSON.stringify(daily)).not.toContain(platform.playerId(email));
    expect(daily?.prizes[0]).toEqual({ kind: 'Money', amount: '10.00', currency: 'EUR' });
  });

  it('are joined once, and pay a prize that is pushed and waits among the rewards', async () => {
    const { body } = await platform.run('tournament', { name: 'Cup', seconds: 60, prizes: ['7.50'] });
    const { id } = body.result as { id: string };
    const join = () => call(`/v1/tournaments/${id}/join`, { method: 'POST' });
    expect([(await join()).status, (await join()).status]).toEqual([200, 200]);
    const lookupId = platform.store.games.all()[0]?.lookupId ?? '';
    platform.store.play.placeRound({
      ...{ roundId: 'round', playerId: platform.playerId(email), lookupId, stake: 100, payout: 250, state: 'closed' },
      details: '{}',
    });
    const cup = async () => (await tournaments()).find((each) => each.id === id);
    expect(await cup()).toMatchObject({ own: { place: 1, score: 250 }, board: [{ place: 1, isYou: true }] });
    await platform.run('finishTournament', { tournament: id });
    expect(await cup()).toMatchObject({ state: 'finished', own: { place: 1, score: 250 } });
    const rewards = platform.store.rewards.ofPlayer(platform.playerId(email));
    expect(rewards.map(({ reward }) => [reward.type.name.en, reward.type.amount])).toEqual([['Cup', 750]]);
    expect((await platform.run('finishTournament', { tournament: id })).status).toBe(400);
    expect((await call(`/v1/tournaments/nothing/join`, { method: 'POST' })).status).toBe(404);
    expect((await call('/v1/tournaments/daily-1/join', { method: 'POST', who: 'finland@lobby.test' })).status).toBe(
      409,
    );
  });
});
