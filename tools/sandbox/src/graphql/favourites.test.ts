import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { favouriteGamesLimit } from '../store/play/favourites.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'player@lobby.test';
const other = 'new@lobby.test';
const games = (count: number) =>
  platform.store.games
    .all()
    .slice(0, count)
    .map(({ lookupId }) => lookupId);

async function favouritesOf(email: string): Promise<string[]> {
  const token = await platform.tokenFor(email);
  const { data } = await platform.graphql('{ viewer { favouriteGames { id lookupIds } } }', { token });
  return data.viewer.favouriteGames.lookupIds;
}

async function set(email: string, lookupId: string, isFavourite = true, changeId: string = crypto.randomUUID()) {
  const { data, errors } = await platform.graphql(
    `mutation ($changeId: ID!, $lookupId: ID!, $isFavourite: Boolean!) {
      setFavouriteGame(changeId: $changeId, lookupId: $lookupId, isFavourite: $isFavourite) { id lookupIds }
    }`,
    { token: await platform.tokenFor(email), variables: { changeId, lookupId, isFavourite } },
  );
  return errors?.[0]?.extensions?.type ?? data.setFavouriteGame.lookupIds;
}

describe('favourite games', () => {
  it('are those that the player has marked, the last one first, and nobody else’s', async () => {
    const [one = '', two = ''] = games(2);
    expect(await favouritesOf(player)).toEqual([]);
    expect(await set(player, one)).toEqual([one]);
    expect(await set(player, two)).toEqual([two, one]);
    expect(await set(player, one)).toEqual([two, one]);
    expect(await set(player, two, false)).toEqual([one]);
    expect(await favouritesOf(player)).toEqual([one]);
    expect(await favouritesOf(other)).toEqual([]);
  });

  it('change once for the same id, whatever another device has changed since', async () => {
    const [game = ''] = games(1);
    await set(player, game, true, 'change-1');
    await set(player, game, false, 'change-2');
    expect(await set(player, game, true, 'change-1')).toEqual([]);
    expect(await set(player, game, true, 'change-3')).toEqual([game]);
  });

  it('change by ids that are the player’s own, of 1 to 100 characters', async () => {
    const [game = ''] = games(1);
    await set(player, game, true, 'change-1');
    expect(await set(other, game, true, 'change-1')).toEqual([game]);
    for (const changeId of ['', 'x'.repeat(101)])
      expect(await set(player, game, false, changeId)).toBe('$BadUserInput');
    expect(await set(player, game, false, 'x'.repeat(100))).toEqual([]);
  });

  it.each([
    ['off the catalogue', () => ({ on: false }), { on: true }],
    [
      'blocked in the player’s country',
      (country: string) => ({ blockedCountries: [country] }),
      { blockedCountries: [] },
    ],
  ])('are not those %s, until they are back', async (_, change, back) => {
    const [one, two] = platform.store.games.all().filter(({ blockedCountries }) => blockedCountries.length === 0);
    const country = platform.store.players.find(platform.playerId(player))?.profile.country ?? '';
    await set(player, one!.lookupId);
    await platform.run('game', { game: one!.slug, ...change(country) });
    await platform.run('game', { game: two!.slug, ...change(country) });
    expect(await favouritesOf(player)).toEqual([]);
    expect(await set(player, two!.lookupId)).toBe('$GameNotAvailable');
    await platform.run('game', { game: one!.slug, ...back });
    expect(await favouritesOf(player)).toEqual([one!.lookupId]);
  });

  it('are pushed to the player’s devices when they change, and only then', async () => {
    const [game = ''] = games(1);
    const pushed: unknown[] = [];
    platform.store.events.on(({ name, data }) => void (name === 'playerUpdated' && pushed.push(data)));
    await set(player, game);
    await set(player, game);
    const playerId = platform.playerId(player);
    expect(pushed).toEqual([{ playerId, isAccountClosed: false, updatedTypes: ['FavouriteGames'] }]);
  });

  it('are games of the catalogue, and not more than the limit that visitors may ask', async () => {
    expect(await set(player, 'no-such-game')).toBe('$GameNotAvailable');
    const [extra = '', ...most] = games(favouriteGamesLimit + 1);
    const id = platform.playerId(player);
    for (const lookupId of most)
      platform.store.favourites.set(id, { changeId: `change-${lookupId}`, lookupId, isFavourite: true });
    expect(await set(player, extra)).toBe('$TooManyFavouriteGames');
    const [hidden] = platform.store.games.all().filter(({ lookupId }) => lookupId === most[1]);
    await platform.run('game', { game: hidden?.slug, on: false });
    expect(await set(player, extra)).toHaveLength(favouriteGamesLimit);
    await set(player, extra, false);
    await platform.run('game', { game: hidden?.slug, on: true });
    const { data } = await platform.graphql('{ root { favouriteGamesLimit } }');
    expect(data.root.favouriteGamesLimit).toBe(favouriteGamesLimit);
    expect(await set(player, most[0] ?? '', false)).toHaveLength(favouriteGamesLimit - 1);
  });

  it('need a player', async () => {
    const { data } = await platform.graphql('{ viewer { favouriteGames { id lookupIds } } }');
    expect(data.viewer).toBeNull();
    const { errors } = await platform.graphql(
      'mutation { setFavouriteGame(changeId: "c", lookupId: "g", isFavourite: true) { id } }',
    );
    expect(errors?.[0]?.extensions?.type).toBe('$AuthenticationFailure');
  });

  it('are deleted with the account that is closed, which marks no more', async () => {
    const [one = '', two = ''] = games(2);
    await set(player, one);
    await set(other, two);
    const token = await platform.tokenFor(player);
    const { data } = await platform.graphql('{ root { accountCloseReasons { id reopenAllowed } } }');
    const reason = data.root.accountCloseReasons.find(({ reopenAllowed }: { reopenAllowed: boolean }) => reopenAllowed);
    await platform.graphql('mutation ($id: ID!) { closeAccount(reasonId: $id) { id } }', {
      token,
      variables: { id: reason.id },
    });
    expect(await set(player, two)).toBe('$AccountClosed');
    await platform.graphql('mutation { reopenAccount { id } }', { token });
    expect(await favouritesOf(player)).toEqual([]);
    expect(await favouritesOf(other)).toEqual([two]);
  });
});

it('a platform that knows the specification alone has none', async () => {
  const specified = await startTestPlatform({ specificationOnly: true });
  for (const query of ['{ viewer { favouriteGames { id } } }', '{ root { favouriteGamesLimit } }']) {
    const { errors } = await specified.graphql(query);
    expect(errors?.[0]?.message).toMatch(/^Cannot query field/);
  }
  specified.close();
});
