import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

it('counts games and shows the first with a part of their title or slug', async () => {
  const all = (await platform.run('games')).body.result as { games: number; first: object[] };
  expect([all.games, all.first.length]).toEqual([306, 10]);
  const titles = platform.store.games.all().filter(({ title }) => title.includes('Megaways'));
  const found = await platform.run('games', { text: 'megaWAYS', first: 2 });
  expect(found.body.result).toMatchObject({
    games: titles.length,
    first: titles.slice(0, 2).map(({ slug }) => ({ slug })),
  });
});

it('takes a game off the catalogue, which then opens for nobody, and puts it back', async () => {
  const { slug } = platform.store.games.all()[0] ?? {};
  const query = `{ personalized { game(slug: "${slug}") { title } } }`;
  const title = async () => (await platform.graphql(query)).data.personalized.game?.title;
  expect((await platform.run('game', { game: slug, on: false })).body.result).toMatchObject({ on: false });
  expect(await title()).toBeUndefined();
  await platform.run('game', { game: slug, on: true, title: 'Back again', releasedAt: '2026-11-01T22:00:00Z' });
  expect(await title()).toBe('Back again');
  expect((await platform.run('games', { text: 'back AGAIN' })).body.result).toMatchObject({
    first: [{ slug, title: 'Back again', releasedAt: '2026-11-01', on: true }],
  });
});

it.each([
  [{ game: 'nothing' }, 'There is no game “nothing”'],
  [{ game: 'amber-koi', rtp: 101 }, 'rtp'],
  [{ game: 'amber-koi', blockedCountries: ['Finland'] }, 'A country is written like FI'],
  [{ game: 'amber-koi', releasedAt: 'yesterday' }, 'A date is written like'],
])('rejects %j, and changes nothing', async (args, message) => {
  const before = platform.store.games.revision();
  const { status, body } = await platform.run('game', args);
  expect([status, body.error]).toEqual([400, expect.stringContaining(message)]);
  expect(platform.store.games.revision()).toBe(before);
});
