import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';

const root = (fields: object) => ({ data: { root: { __typename: 'Root', ...fields } } });

export const settingsAnswer = (change: object = {}) =>
  root({
    gamificationSettings: { __typename: 'GamificationSettings', enabled: true, ...change },
  });

/** What the platform knows of the player's level. */
export const infoAnswer = (level: number | null = 2, isPlayerBlockedInGamanza: boolean | null = false) =>
  wireViewer({
    isPlayerBlockedInGamanza,
    playerGamificationDetails: level === null ? null : { __typename: 'PlayerGamificationDetails', level },
  });

export const playerAnswer = (change: object = {}) =>
  wireViewer({ player: { ...wirePlayer, ...change }, wallet: wireWallet });

const art = (name: string) => `https://art.acme.test/${name}.webp`;
/** Colours come from tests and stories: libraries name none. */
export const wireRank = (rank: number, title: string, color: string | null = null) => ({
  __typename: 'RankCard',
  rank,
  title,
  subtitle: `From ${rank * 100} points`,
  logo: art(`rank-${rank}`),
  color,
  benefitsTitle: 'Your benefits',
  benefits: [
    { __typename: 'RankBenefit', description: `${rank * 10} free spins` },
    { __typename: 'RankBenefit', description: 'A birthday gift' },
  ],
});

export const wireLoyaltyPage = (change: object = {}) => ({
  __typename: 'LoyaltyPage',
  rankCards: [wireRank(1, 'Copper'), wireRank(2, 'Silver'), wireRank(3, 'Gold')],
  backgroundImage: art('background'),
  backgroundDesktopImage: art('background-wide'),
  mainImage: art('main'),
  mainDesktopImage: art('main-wide'),
  shopImage: art('shop'),
  shopDesktopImage: art('shop-wide'),
  gamesImage: art('games'),
  description: 'Rise through the ranks.',
  steps: ['Join', 'Play', 'Rise'].map((title, index) => ({
    __typename: 'LoyaltyStep',
    title,
    subtitle: `Step ${index + 1}`,
    description: `${title} and see.`,
    image: art(`step-${index + 1}`),
  })),
  rewardCards: [
    { __typename: 'RewardCard', title: 'Free spins', description: 'For slots', image: art('spins'), color: null },
    { __typename: 'RewardCard', title: 'Money', description: 'For everything', image: art('money'), color: null },
  ],
  termsAndConditions: '<p>One point per euro.</p>',
  ...change,
});

const pageSettings = { gamificationSettings: { __typename: 'GamificationSettings', enabled: true } };
export const pageAnswer = (page: object | null = wireLoyaltyPage(), ts: object[] = []) =>
  root({ ts, ...pageSettings, loyaltyPage: page });
export const widgetPageAnswer = (ts: object[] = []) => root({ ts, ...pageSettings });
export const wireText = (key: string, value: string) => ({ __typename: 'Translation', key, value });

export const gamificationAnswers = () => ({
  GetGamanzaInfo: infoAnswer(),
  GamificationSettings: settingsAnswer(),
  LoyaltyPage: pageAnswer(),
  RankTitles: pageAnswer(),
  MissionsPage: widgetPageAnswer(),
  TournamentsPage: widgetPageAnswer(),
});

/** The body of `GET /v1/player`. */
export const wireStatus = (change: object = {}) => ({
  gamificationOpt: { enable: true },
  level: 2,
  rank: { level: 2, name: 'Silver' },
  points: 300,
  levelPoints: 100,
  nextLevelPoints: 500,
  ...change,
});
