import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { BlockDocument } from '../store/base/content.ts';
import type { SeededGame, Store } from '../store/index.ts';
import { properName, text } from './texts/index.ts';
import type { Texts } from './texts/en.ts';

const deposit = text(({ actions }) => actions.deposit);
const playNow = text(({ actions }) => actions.playNow);
const readMore = text(({ actions }) => actions.readMore);
const categories = {
  bonus: { id: 'bonus', label: text(({ promotions }) => promotions.categories.bonus) },
  live: { id: 'live-casino', label: text(({ promotions }) => promotions.categories.live) },
  loyal: { id: 'rewards', label: text(({ promotions }) => promotions.categories.loyal) },
};

/** A family of sites that does not exist: the platform is a stand-in, and so are they. */
const sister = (id: string, title: string, subtitle: BlockDocument['subtitle']): [string, BlockDocument] => [
  `more-casinos-${id}`,
  {
    page: 'more-casinos',
    type: 'BANNER_EXTERNAL_LINK',
    title: properName(title),
    subtitle,
    art: ['banner', id],
    callToAction: {
      type: 'PAGE_LINK',
      label: text(({ actions }) => actions.visit(title)),
      url: `https://${id}.example/`,
    },
  },
];

/** Blocks that offer bonus money: only for brands with a bonus wallet. */
const bonusBlocks: ReadonlySet<string> = new Set(['drops', 'promotion-welcome']);

/** Blocks of features that a brand's lobby does not list. */
const blocksWithoutFeature: Readonly<Record<string, readonly string[]>> = { frenwall: ['jackpot', 'raffle'] };

/** What a brand's lobby leads with, after its welcome; the other blocks follow in their order. */
const leadingBlocks: Readonly<Record<string, readonly string[]>> = {
  frenwall: ['new', 'tables', 'star', 'hot'],
  herion: ['star', 'slots', 'hot', 'live', 'raffle'],
  fortuneforge: ['megaways', 'jackpot', 'hot', 'drops', 'jackpots'],
  elmst: ['slots', 'new', 'hot', 'responsible', 'star', 'tables'],
  elvel: ['live', 'hot', 'star', 'tables', 'raffle'],
};

const welcomeOf = (brand: string) => (texts: Texts) => {
  const { welcome, welcomes } = texts.lobby;
  return Object.entries(welcomes).find(([id]) => id === brand)?.[1] ?? welcome;
};

/** Content blocks of the lobby, the promotions and other pages, in order. */
export function seedBlocks(store: Store, games: readonly SeededGame[], { id: brand, bonusWallet }: Brand): void {
  const welcome = welcomeOf(brand);
  const gameOfTheWeek = games.find((game) => game.kind === 'myth');
  const blocks: Readonly<Record<string, BlockDocument>> = {
    welcome: {
      page: 'lobby',
      type: 'BANNER_MANUAL',
      title: text((texts) => welcome(texts).title),
      subtitle: text((texts) => welcome(texts).subtitle),
      art: ['banner', 'welcome'],
      callToAction: { type: 'DEPOSIT', label: deposit, url: null },
    },
    hot: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'hot-games' },
    jackpot: {
      page: 'lobby',
      type: 'JACKPOT',
      title: text(({ lobby }) => lobby.jackpot.title),
      art: ['jackpot', 'lobby'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/jackpot/' },
    },
    new: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'new' },
    star: {
      page: 'lobby',
      type: 'BANNER_GAME',
      title: text(({ lobby }) => lobby.gameOfTheWeek.title),
      subtitle: gameOfTheWeek && properName(gameOfTheWeek.title),
      gameSlug: gameOfTheWeek?.slug,
      art: ['banner', 'game-of-the-week'],
      callToAction: gameOfTheWeek && { type: 'PAGE_LINK', label: playNow, url: `/games/${gameOfTheWeek.slug}/` },
    },
    live: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'live-casino' },
    slots: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'slots' },
    drops: {
      page: 'lobby',
      type: 'PROMOTION_V2',
      title: text(({ lobby }) => lobby.reload.title),
      text: text(({ lobby }) => lobby.reload.text),
      art: ['banner', 'weekend-reload'],
      callToAction: { type: 'DEPOSIT', label: deposit, url: null },
      termsAndConditions: text(({ lobby }) => lobby.reload.terms),
    },
    jackpots: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'jackpots' },
    megaways: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'megaways' },
    raffle: {
      page: 'lobby',
      type: 'RAFFLE',
      title: text(({ lobby }) => lobby.raffle.title),
      art: ['raffle', 'lobby'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/raffle/' },
    },
    tables: { page: 'lobby', type: 'TOP_GAMES', listOfGamesSlug: 'table-games' },
    responsible: {
      page: 'lobby',
      type: 'BANNER_EXTERNAL_LINK',
      title: text(({ lobby }) => lobby.responsible.title),
      subtitle: text(({ lobby }) => lobby.responsible.subtitle),
      art: ['banner', 'responsible'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: 'https://www.gamblingtherapy.org/' },
    },
    'promotion-welcome': {
      page: 'promotions',
      type: 'PROMOTION',
      category: categories.bonus,
      title: text(({ promotions }) => promotions.welcome.title),
      text: text(({ promotions }) => promotions.welcome.text),
      termsAndConditions: text(({ promotions }) => promotions.welcome.terms),
      art: ['banner', 'welcome-bonus'],
      callToAction: { type: 'DEPOSIT', label: deposit, url: null },
    },
    'promotion-shows': {
      page: 'promotions',
      type: 'PROMOTION_V2',
      category: categories.live,
      title: text(({ promotions }) => promotions.shows.title),
      text: text(({ promotions }) => promotions.shows.text),
      art: ['banner', 'shows'],
      callToAction: { type: 'PAGE_LINK', label: playNow, url: '/game-category/game-shows/' },
    },
    'promotion-cashback': {
      page: 'promotions',
      type: 'PROMOTION',
      category: categories.loyal,
      title: text(({ promotions }) => promotions.cashback.title),
      text: text(({ promotions }) => promotions.cashback.text),
      termsAndConditions: text(({ promotions }) => promotions.cashback.terms),
      art: ['banner', 'cashback'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/cashback/' },
    },
    'promotion-points': {
      page: 'promotions',
      type: 'PROMOTION',
      category: categories.loyal,
      title: text(({ promotions }) => promotions.points.title),
      text: text(({ promotions }) => promotions.points.text),
      termsAndConditions: text(({ promotions }) => promotions.points.terms),
      art: ['banner', 'spins'],
      callToAction: { type: 'PAGE_LINK', label: readMore, url: '/rewards-shop/' },
    },
    'sports-top': {
      page: 'sports',
      type: 'TOP_SPORTS',
      title: text(({ sports }) => sports.tonight),
    },
    'more-casinos': {
      page: 'more-casinos',
      type: 'BANNER_MANUAL',
      title: text(({ moreCasinos }) => moreCasinos.title),
      text: text(({ moreCasinos }) => moreCasinos.text),
      art: ['banner', 'family'],
    },
    ...Object.fromEntries([
      sister(
        'tournament',
        'Marble Arena',
        text(({ moreCasinos }) => moreCasinos.tournaments),
      ),
      sister(
        'live',
        'Velvet Tables',
        text(({ moreCasinos }) => moreCasinos.liveTables),
      ),
    ]),
  };
  const order = new Set(['welcome', ...(leadingBlocks[brand] ?? []), ...Object.keys(blocks)]);
  const seeded = [...order].filter(
    (id) => (bonusWallet || !bonusBlocks.has(id)) && !blocksWithoutFeature[brand]?.includes(id),
  );
  for (const [position, id] of seeded.entries()) store.documents.put('block', id, blocks[id], position);
}
