import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const email = 'player@lobby.test';
const contribute = (who: string, stake: number, roundId: string) =>
  platform.store.play.placeRound({
    ...{ roundId, playerId: platform.playerId(who), lookupId: platform.store.games.all()[0]?.lookupId ?? '' },
    ...{ stake, payout: 0, state: 'closed', details: '{}' },
  });

describe('the leaderboard', () => {
  const query = `query($player: String, $currency: String!, $brand: String!) {
    jackpotLeaderboard(brand: $brand, jackpotInstanceId: "acme-main", jackpotPotId: mega, currency: $currency, playerUUID: $player, size: 100) {
      entries { initials expectedPrize rankImageUrl rankName brand } playerPosition playerRank playerRankImageUrl
    }
  }`;
  const ask = async (
    options: { token?: string; player?: string; currency?: string; brand?: string; locale?: string } = {},
  ) => {
    const { token, currency = 'EUR', brand = 'acme', player = platform.playerId(email), locale = 'en_GB' } = options;
    const { data } = await platform.graphql(query, {
      token,
      variables: { player, currency, brand },
      headers: { locale },
    });
    return data.jackpotLeaderboard;
  };

  it('has a hundred at most, by what they have contributed, who expect their part of the pot', async () => {
    const { entries } = await ask();
    expect(entries).toHaveLength(100);
    expect(entries[0]).toEqual({
      initials: expect.stringMatching(/^[A-Z]{2}$/),
      expectedPrize: expect.stringMatching(/^\d+\.\d\d$/),
      rankImageUrl: 'http://127.0.0.1:4300/art/rank/diamond.webp?width=96',
      rankName: 'Diamond',
      brand: 'Acme',
    });
    const prizes = entries.map((entry: { expectedPrize: string }) => Number(entry.expectedPrize));
    expect(prizes).toEqual(prizes.toSorted((a: number, b: number) => b - a));
    const inDollars = (await ask({ currency: 'USD' })).entries[0].expectedPrize;
    expect(Number(inDollars)).toBeCloseTo(Number(entries[0].expectedPrize) * 1.1, 0);
    expect(await ask({ brand: 'other' })).toMatchObject({ entries: [] });
    expect((await ask({ locale: 'fi_FI' })).entries[0]).toMatchObject({
      rankName: 'Timantti',
      rankImageUrl: entries[0].rankImageUrl,
    });
  });

  it('follows what players contribute, and shows the caller’s own position to nobody else', async () => {
    const token = await platform.tokenFor(email);
    expect(await ask({ token })).toMatchObject({ playerPosition: null, playerRank: null });
    await platform.run('optIn', { player: email, contribution: 0.05 });
    await platform.run('balance', { player: email, balance: '50000.00' });
    contribute(email, 20_000, 'small');
    const low = await ask({ token });
    expect(low.playerPosition).toBeGreaterThan(20);
    contribute(email, 1_000_000, 'large');
    expect(await ask({ token })).toMatchObject({
      playerPosition: 1,
      playerRank: 'Diamond',
      playerRankImageUrl: 'http://127.0.0.1:4300/art/rank/diamond.webp?width=96',
    });
    for (const other of [await ask(), await ask({ token: await platform.tokenFor('finland@lobby.test') })])
      expect(other).toMatchObject({ playerPosition: null, playerRank: null, playerRankImageUrl: null });
  });
});

describe('winners of the raffle', () => {
  const query =
    'query($last: Int!) { public { raffleWinners(baseCurrency: "CAD", last: $last) { edges { node { winnerInitials winAmount winCurrency brand instanceId jackpotName timestamp } } } } }';
  const ask = async (last = 15) =>
    (await platform.graphql(query, { variables: { last } })).data.public.raffleWinners.edges.map(
      ({ node }: { node: object }) => node,
    );

  it('are the newest first, with those of real draws', async () => {
    const before = await ask();
    expect(before).toHaveLength(15);
    await platform.run('raffleDrops', { type: 'daily', prize: '2500.00' });
    await platform.run('raffleDraw', { type: 'daily', player: email });
    const [newest, ...others] = await ask();
    expect(newest).toEqual({
      winnerInitials: expect.stringMatching(/^[A-Z]{2}$/),
      winAmount: '3750.00',
      winCurrency: 'CAD',
      brand: 'Acme',
      instanceId: 'acme-daily-1',
      jackpotName: 'daily',
      timestamp: expect.any(String),
    });
    expect(others).toEqual(before.slice(0, 14));
    for (const { timestamp } of others) expect(Date.parse(timestamp)).not.toBeNaN();
  });

  it('lack a field each when the console requests it', async () => {
    await platform.run('raffleWinners', { incomplete: true });
    const lacking = (await ask(6)).map(
      (winner: object) => Object.values(winner).filter((value) => value === null).length,
    );
    expect(lacking).toEqual([1, 1, 1, 1, 1, 0]);
    await platform.run('raffleWinners', { incomplete: false });
    expect((await ask(1))[0]).not.toMatchObject({ winnerInitials: null });
  });
});

describe('settings and pages', () => {
  const query = `query($country: String) { root {
    jackpotSettings(ipCountryCode: $country) { enabled sourceId instanceId operatorId initialContributionValue contributionOptions enabledCommunity logo winnerNotificationImage colorPalette { highlight } }
    jackpotPage(ipCountryCode: $country) { enabled titleRows desktopImage mobileImage text termsAndConditions }
    raffleSettings(ipCountryCode: $country) { enabled raffles { gameStudio { name slug } raffleSpotlightImage } pageMobileBackgroundImage pageDesktopBackgroundImage }
    rafflePage(ipCountryCode: $country) { enabled text termsAndConditions pageMobileBackgroundImage pageDesktopBackgroundImage }
  } }`;
  const ask = async (country = 'FI', locale = 'en_GB') =>
    (await platform.graphql(query, { variables: { country }, headers: { locale } })).data.root;

  it('have each of their fields', async () => {
    const { jackpotSettings, jackpotPage, raffleSettings, rafflePage } = await ask();
    expect(jackpotSettings).toMatchObject({
      ...{ enabled: true, sourceId: 'acme-lobby', instanceId: 'acme-main', operatorId: 'acme' },
      ...{ initialContributionValue: 0.01, contributionOptions: [0.01, 0.02, 0.05], enabledCommunity: true },
      colorPalette: null,
    });
    expect(jackpotSettings.logo).toMatch(/^http:\/\/127\.0\.0\.1:4300\/art\/night\/jackpot\/logo\.webp/);
    expect(jackpotPage).toMatchObject({ enabled: true, titleRows: ['One bet,', 'four jackpots'] });
    expect(jackpotPage.mobileImage).not.toBe(jackpotPage.desktopImage);
    expect(raffleSettings.raffles).toHaveLength(3);
    for (const { gameStudio, raffleSpotlightImage } of raffleSettings.raffles) {
      expect(platform.store.games.studio(gameStudio.slug)?.name).toBe(gameStudio.name);
      expect(raffleSpotlightImage).toContain(gameStudio.slug);
    }
    expect(rafflePage.pageMobileBackgroundImage).not.toBe(rafflePage.pageDesktopBackgroundImage);
  });

  it('are withheld where jackpot or raffle are blocked, and each say whether they are enabled', async () => {
    expect(await ask('NO')).toMatchObject({
      jackpotSettings: null,
      jackpotPage: null,
      raffleSettings: { enabled: true },
    });
    await platform.run('raffle', { blockedCountries: ['EE'], pageEnabled: false });
    await platform.run('jackpot', { enabled: false, colorPalette: { highlight: '#ffd75e' } });
    expect(await ask('EE')).toMatchObject({ raffleSettings: null, rafflePage: null });
    expect(await ask()).toMatchObject({
      jackpotSettings: { enabled: false, colorPalette: { highlight: '#ffd75e' } },
      jackpotPage: { enabled: true },
      raffleSettings: { enabled: true },
      rafflePage: { enabled: false },
    });
  });

  it('leave the menu where they are off, or for players of a blocked country (A-096)', async () => {
    const links = async (token?: string): Promise<string[]> => {
      const menu = '{ root { lobbyMenu(menuKey: "lobbyMenu") { items { url } } } }';
      const { data } = await platform.graphql(menu, { token });
      return data.root.lobbyMenu.items
        .map(({ url }: { url: string }) => url)
        .filter((url: string) => /jackpot\/|raffle/.test(url));
    };
    expect(await links()).toEqual(['/jackpot/', '/raffle/']);
    await platform.run('jackpot', { pageEnabled: false });
    await platform.run('raffle', { blockedCountries: ['EE'] });
    expect(await links()).toEqual(['/raffle/']);
    expect(await links(await platform.tokenFor('estonia@lobby.test'))).toEqual([]);
  });

  it('leave the lobby’s blocks where they are off or blocked', async () => {
    const types = async (country: string): Promise<string[]> => {
      const query =
        'query($country: String) { root { contentBlocks(page: "lobby", ipCountryCode: $country) { type } } }';
      const { data } = await platform.graphql(query, { variables: { country } });
      return data.root.contentBlocks
        .map(({ type }: { type: string }) => type)
        .filter((type: string) => ['JACKPOT', 'RAFFLE'].includes(type));
    };
    expect(await types('FI')).toEqual(['JACKPOT', 'RAFFLE']);
    expect(await types('NO')).toEqual(['RAFFLE']);
    await platform.run('raffle', { enabled: false });
    expect(await types('FI')).toEqual(['JACKPOT']);
  });

  it.each([
    ['en_GB', '1,000,000', '10 %'],
    ['de_DE', '1 000 000', '10 %'],
    ['fi_FI', '1 000 000', '10 %'],
    ['et_EE', '1 000 000', '10%'],
  ])('tell the odds and the community’s part as they are, in %s', async (locale, mega, community) => {
    const { jackpotPage, rafflePage } = await ask('FI', locale);
    expect(platform.store.pots.odds('acme-main').map(({ winOdds }) => winOdds)).toEqual([
      1_000_000, 40_000, 4_000, 10_000,
    ]);
    expect(jackpotPage.termsAndConditions).toContain(mega);
    expect(jackpotPage.termsAndConditions).toContain(community);
    expect(jackpotPage.text).toMatch(/1, 2 \p{L}+ 5 ?%/u);
    expect(rafflePage.termsAndConditions).toMatch(/1[.,]00/);
  });
});
