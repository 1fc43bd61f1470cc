import type { Gate, Toggle } from './toggles.ts';

/** `mixed`: signed-in layout if the session is refreshable, otherwise basic with a sign-in button. */
export type RouteLayout = 'basic' | 'main' | 'mixed' | 'signed-in';
/**
 * Who may open a route. `browse` is `mixed` for brands with visitor browsing, else `player`;
 * `demo` is `player` for real money and open to visitors for demo play.
 */
export type RouteAccess = 'public' | 'mixed' | 'browse' | 'player' | 'demo';

export interface RouteDefinition {
  /** Below /{locale}; starts and ends with a slash, react-router syntax. */
  path: string;
  layout: RouteLayout;
  access: RouteAccess;
  /** The feature that owns the page. */
  feature: FeatureId;
  /** The layout inside that of the lobby, which stays while its pages change. */
  nestedLayout?: NestedLayout;
  /** The gate or toggle with which the feature lists its page, for those who see no features: the release report, the sandbox's menus. */
  needs?: Gate | Toggle;
  /** Basic layout without the sign-in link. */
  hideSignIn?: true;
  /** Never the return path of a sign-in (R-2-053). */
  noReturn?: true;
  /**
   * A page for players that may be on screen before its player is known: it then has its title, its navigation and skeletons,
   * sends and offers nothing, and says nothing of the player. Others show a placeholder.
   */
  frame?: true;
}

/** `profile`: the player's own pages, with the navigation between them. */
export type NestedLayout = 'profile';

export type FeatureId =
  | 'account'
  | 'calendar'
  | 'cashier'
  | 'chat'
  | 'content'
  | 'games'
  | 'gamification'
  | 'jackpot'
  | 'limits'
  | 'protection'
  | 'raffle'
  | 'rewards'
  | 'sign-in'
  | 'sports'
  | 'verification'
  | 'wallet';

const basic = { layout: 'basic', access: 'public' } as const;
const handler = { layout: 'main', access: 'public', feature: 'sign-in', noReturn: true } as const;
const signIn = { ...basic, feature: 'sign-in', hideSignIn: true, noReturn: true } as const;
const browse = { layout: 'mixed', access: 'browse' } as const;
const mixed = { layout: 'mixed', access: 'mixed' } as const;
const player = { layout: 'signed-in', access: 'player' } as const;
const framed = { ...player, frame: true } as const;
const profile = { ...framed, nestedLayout: 'profile' } as const;

/** Every locale-prefixed route of the product (section 2 of the specification). */
export const routes = {
  'enter-code': { ...signIn, path: '/enter-code/' },
  'quick-deposit-sign-in': { ...signIn, path: '/quick-deposit-sign-in/' },
  'resend-code': { ...signIn, path: '/resend-code/' },
  login: { ...signIn, path: '/login/' },
  'privacy-policy': { ...basic, path: '/privacy-policy/', feature: 'content' },
  'terms-and-conditions': { ...basic, path: '/terms-and-conditions/', feature: 'content' },
  'verify-email': { ...basic, path: '/verify-email/', feature: 'sign-in', noReturn: true },

  'login-handler': { ...handler, path: '/login-handler/' },
  'keycloak-login-handler': { ...handler, path: '/keycloak-login-handler/' },
  'redirection-handler': { ...handler, path: '/redirection-handler/' },
  'finshark-login-handler': { ...handler, path: '/finshark-login-handler/' },
  'krofort-login-handler': { ...handler, path: '/krofort-login-handler/' },
  'piq-login-handler': { ...handler, path: '/piq-login-handler/' },
  'trustly-login-handler': { ...handler, path: '/trustly-login-handler/' },
  'zimpler-login-handler': { ...handler, path: '/zimpler-login-handler/' },

  sports: { ...mixed, path: '/sports/', feature: 'sports', needs: 'Sportsbook' },
  'more-casinos': { ...mixed, path: '/more-casinos/', feature: 'content' },

  lobby: { ...browse, path: '/', feature: 'games' },
  profile: { ...profile, path: '/profile/', feature: 'account' },
  'profile-dashboard': { ...profile, path: '/profile/dashboard/', feature: 'account' },
  'profile-deposit-history': {
    ...profile,
    path: '/profile/deposit-history/',
    feature: 'account',
    needs: 'EnableFinancialHistory',
  },
  'profile-documents': { ...profile, path: '/profile/documents/', feature: 'verification' },
  'profile-game-history': { ...profile, path: '/profile/game-history/', feature: 'account' },
  // Not among the specification's pages: the identity check by the provider's SDK.
  'profile-identity': { ...profile, path: '/profile/identity/', feature: 'verification', needs: 'SumSubFlow' },
  'profile-limits': { ...profile, path: '/profile/limits/', feature: 'limits' },
  'profile-global-limits': {
    ...profile,
    path: '/profile/global-limits/',
    feature: 'limits',
    needs: 'globalLossLimits',
  },
  'profile-rewards-history': { ...profile, path: '/profile/rewards-history/', feature: 'rewards' },
  'profile-self-exclusion': {
    ...profile,
    path: '/profile/self-exclusion/',
    feature: 'protection',
    needs: 'selfExclusion',
  },
  'profile-session-history': { ...profile, path: '/profile/session-history/', feature: 'account' },
  'profile-withdrawal-history': {
    ...profile,
    path: '/profile/withdrawal-history/',
    feature: 'account',
    needs: 'EnableFinancialHistory',
  },
  // Not found, inside the player's own pages.
  'profile-rest': { ...profile, path: '/profile/*', feature: 'account' },
  'additional-information': { ...framed, path: '/additional-information/', feature: 'account' },
  cashback: { ...framed, path: '/cashback/', feature: 'rewards' },
  'christmas-2024': { ...browse, path: '/christmas-2024/', feature: 'calendar' },
  deposit: { ...player, path: '/deposit/', feature: 'cashier' },
  withdraw: { ...player, path: '/withdraw/', feature: 'cashier' },
  games: { ...browse, path: '/games/', feature: 'games' },
  game: { layout: 'signed-in', access: 'demo', path: '/games/:slug/', feature: 'games' },
  // Not among the specification's pages: what there is to know of a game before it is launched.
  'game-info': { ...browse, path: '/games/:slug/info/', feature: 'games' },
  'game-categories': { ...browse, path: '/game-category/', feature: 'games' },
  'game-category': { ...browse, path: '/game-category/:slug/', feature: 'games' },
  'game-lists': { ...browse, path: '/game-list/', feature: 'games' },
  'game-list': { ...browse, path: '/game-list/:slug/', feature: 'games' },
  'game-studios': { ...browse, path: '/game-studio/', feature: 'games' },
  'game-studio': { ...browse, path: '/game-studio/:slug/', feature: 'games' },
  // Not among the specification's pages: the games that a player has marked.
  favourites: { ...framed, path: '/favourites/', feature: 'games' },
  // Not among the specification's pages: what was announced to a player in passing.
  inbox: { ...framed, path: '/inbox/', feature: 'account' },
  'internal-cookie': { ...mixed, path: '/internal-cookie/', feature: 'sign-in', noReturn: true },
  jackpot: { ...browse, path: '/jackpot/', feature: 'jackpot' },
  promotions: { ...browse, path: '/promotions/', feature: 'content' },
  'promotions-jackpots': { ...browse, path: '/promotions/jackpots/', feature: 'jackpot' },
  'loyalty-program': { ...browse, path: '/loyalty-program/', feature: 'gamification' },
  raffle: { ...browse, path: '/raffle/', feature: 'raffle' },
  rewards: { ...framed, path: '/rewards/', feature: 'rewards' },
  'rewards-shop': { ...framed, path: '/rewards-shop/', feature: 'rewards' },
  'source-of-wealth': { ...player, path: '/source-of-wealth/', feature: 'verification' },
  tournaments: { ...browse, path: '/tournaments/', feature: 'gamification' },
  missions: { ...framed, path: '/missions/', feature: 'gamification' },
  'finshark-login': { ...mixed, path: '/finshark-login/', feature: 'sign-in' },
  'krofort-login': { ...mixed, path: '/krofort-login/', feature: 'sign-in' },
  'piq-login': { ...mixed, path: '/piq-login/', feature: 'sign-in' },
  'trustly-login': { ...mixed, path: '/trustly-login/', feature: 'sign-in' },
  'zimpler-login': { ...mixed, path: '/zimpler-login/', feature: 'sign-in' },
  // Not among the specification's pages: the way to all that protects a player, for visitors too.
  'responsible-gaming': { ...mixed, path: '/responsible-gaming/', feature: 'protection' },
  'bonus-terms-and-conditions': { ...mixed, path: '/bonus-terms-and-conditions/', feature: 'content' },
  register: { ...mixed, path: '/register/', feature: 'sign-in' },
  'phone-verification': {
    ...mixed,
    path: '/phone-verification/',
    feature: 'account',
    needs: 'EnablePhoneVerification',
  },
} as const satisfies Record<string, RouteDefinition>;

export type RouteId = keyof typeof routes;
