import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';

/** From when on somebody's browser may have to do with a recipient. */
export type Stage = 'visit' | 'sign-in' | 'session';
export const stages: readonly Stage[] = ['visit', 'sign-in', 'session'];

/** Who gets data from the lobby in the browser. Whoever adds one adds it here; the browser tests fail for any other. */
export interface Recipient {
  name: string;
  /** Where its address comes from. */
  address: keyof LobbySettings | 'own' | 'served';
  sent: string;
  purpose: string;
  from: Stage;
  /** Why it is allowed: a category of the visitor's consent, or a legal basis of Art. 6 (1) GDPR. */
  basis:
    | 'preferences'
    | 'analytics'
    | 'marketing'
    | 'contract (b)'
    | 'legal obligation (c)'
    | 'legitimate interest (f)';
  /** The code that sends. */
  code: string;
}

export const recipients = {
  lobby: {
    name: "The operator's own back end",
    address: 'own',
    sent: "queries, payments' outcomes, documents, the session's token; ids of recently played games with consent to preferences alone",
    purpose: 'the lobby itself',
    from: 'visit',
    basis: 'contract (b)',
    code: 'libs/platform/data/src',
  },
  pictures: {
    name: 'Pictures',
    address: 'served',
    sent: 'the address of the browser',
    purpose: "pictures of games, studios and offers, of the operator's or its content network's",
    from: 'visit',
    basis: 'legitimate interest (f)',
    code: 'libs/platform/routing/src/pictureUrl.ts',
  },
  jackpot: {
    name: 'Jackpot service',
    address: 'jackpotHost',
    sent: "brand, currency; of players their id, country and token, the jackpot's choice",
    purpose: 'pots, taking part, tickets of the raffle, wins',
    from: 'visit',
    basis: 'contract (b)',
    code: 'libs/domain/thrillpots/src',
  },
  games: {
    name: 'Game providers',
    address: 'gameOrigins',
    sent: "a launch's token, locale, currency; nothing of the player for a demo",
    purpose: 'the game that somebody opens',
    from: 'visit',
    basis: 'contract (b)',
    code: 'libs/features/games/src/play/launchGame.ts',
  },
  identity: {
    name: 'Identity provider',
    address: 'identityHost',
    sent: 'what is typed into its form, the session; of the lobby a challenge and the page to return to',
    purpose: 'signing in and registering',
    from: 'sign-in',
    basis: 'contract (b)',
    code: 'libs/platform/auth/src',
  },
  loginPartners: {
    name: 'Sign-in partners',
    address: 'served',
    sent: 'a code of this sign-in, its language; the player then deals with the partner',
    purpose: 'signing in and registering by bank or wallet, where the country does',
    from: 'sign-in',
    basis: 'contract (b)',
    code: 'libs/features/sign-in/src/flows/partner',
  },
  cashier: {
    name: 'Payment provider',
    address: 'cashier',
    sent: 'player id, session, amount, country and currency; a fingerprint of the device, taken by its script',
    purpose: 'deposits and withdrawals',
    from: 'session',
    basis: 'contract (b)',
    code: 'libs/features/cashier/src/hosted',
  },
  gamification: {
    name: 'Gamification service',
    address: 'gamificationHost',
    sent: 'identity token, client id',
    purpose: 'levels, missions, tournaments, where brand and player have them',
    from: 'session',
    basis: 'contract (b)',
    code: 'libs/features/gamification/src',
  },
  sportsbook: {
    name: 'Sportsbook',
    address: 'sportsbook',
    sent: 'locale, country, currency, a coupon; of players a token of its own and the balance',
    purpose: 'the sportsbook in its frame, where the brand has one',
    from: 'visit',
    basis: 'contract (b)',
    code: 'libs/features/sports/src/sportsbook',
  },
  chat: {
    name: 'Support chat',
    address: 'chat',
    sent: 'what is written to support; of players a token of the platform that names them',
    purpose: 'help, once somebody asks for it',
    from: 'visit',
    basis: 'contract (b)',
    code: 'libs/features/chat/src/widget',
  },
  kyc: {
    name: 'Identity check',
    address: 'served',
    sent: 'a token for this check; documents and pictures of the player, to the provider itself',
    purpose: 'knowing the player, where the licence asks for it',
    from: 'session',
    basis: 'legal obligation (c)',
    code: 'libs/features/verification/src/identityCheck/sumsub.ts',
  },
  errors: {
    name: 'Error reporting',
    address: 'sentryDsn',
    sent: 'the error, page and release; no tokens, e-mail addresses or queries of addresses',
    purpose: 'finding faults',
    from: 'visit',
    basis: 'legitimate interest (f)',
    code: 'libs/platform/monitoring/src',
  },
  fonts: {
    name: 'Font service',
    address: 'fontStylesheetUrl',
    sent: 'the address of the browser',
    purpose: "the brand's fonts, for operators who do not serve them themselves",
    from: 'visit',
    basis: 'legitimate interest (f)',
    code: 'libs/platform/theming/src/fontStylesheet.ts',
  },
} as const satisfies Record<string, Recipient>;

export type RecipientId = keyof typeof recipients;
