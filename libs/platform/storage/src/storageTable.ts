import * as v from 'valibot';

/** Categories of cookie consent (R-4-036). */
export const consentCategories = ['necessary', 'preferences', 'analytics', 'marketing', 'uncategorized'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Recently played games that are remembered (R-9-023, A-150). */
const maxRecentlyPlayed = 5;

/** Searches that are remembered. */
const maxRecentSearches = 5;

const shortText = v.pipe(v.string(), v.maxLength(500));
/** A decimal amount; older entries are numbers. Anything that is no finite number is rejected (R-5-002). */
const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.regex(/^\d{1,12}(\.\d{1,8})?$/),
);

/** A game's id travels in a header: visible ASCII, without the comma that stands between ids there. */
const gameId = v.pipe(v.string(), v.regex(/^[!-+\--~]{1,100}$/));

const searchText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/** Entries that are malformed are dropped. */
const listOf = <Schema extends v.GenericSchema>(entry: Schema, most?: number) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.filter((each): each is v.InferOutput<Schema> => v.is(entry, each)).slice(0, most)),
  );

const favouriteChange = v.object({ id: shortText, lookupId: gameId, isFavourite: v.boolean() });

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const realityCheckAnswer = v.object({
  player: shortText,
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** How often the platform has rejected it. */
  rejections: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** What is parsed by the code that reads it. */
const anyObject = v.looseObject({});

const claim = v.object({ key: shortText, at: v.number() });

const inboxEntry = v.looseObject({ kind: shortText, id: shortText, at: v.number(), isRead: v.boolean() });

const consentChoice = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  allowed: v.array(v.picklist(consentCategories)),
  /** Ids of purposes and partners that were refused by themselves. */
  refused: v.array(shortText),
});

export interface StorageEntry {
  schema: v.GenericSchema;
  /** Belongs to the signed-in player: removed at the end of the session (R-4-023). */
  ofPlayer?: true;
}

/** Every entry of local storage and what counts as well-formed (R-3-077). */
export const localTable = {
  /** Variation by flag; the flags library decides which are allowed. */
  featureFlags: { schema: v.record(v.string(), v.string()) },
  /** Ids, newest first; one that is malformed is dropped. */
  recentlyPlayedGames: {
    schema: listOf(gameId, maxRecentlyPlayed),
    ofPlayer: true,
  },
  /** What was searched on this device, the latest first. */
  recentSearches: {
    schema: listOf(searchText, maxRecentSearches),
    ofPlayer: true,
  },
  lastPlayedGameIsLive: { schema: v.boolean(), ofPlayer: true },
  /** The player has favourite games: the lobby makes room for their row. */
  hasFavouriteGames: { schema: v.literal(true), ofPlayer: true },
  /** Changes of favourite games that the platform does not have yet, oldest first, with the key of their session. */
  favouriteChanges: {
    schema: v.object({
      session: shortText,
      changes: listOf(favouriteChange),
    }),
    ofPlayer: true,
  },
  /**
   * What was announced to the player, newest first, and the keys of what the player has removed. What else an entry has is with
   * its code; never an address, a number or a token.
   */
  inbox: { schema: v.object({ entries: listOf(inboxEntry), removed: listOf(shortText) }), ofPlayer: true },
  /** Key of the session that the player's entries belong to; it may have ended while no page was open. */
  playerSession: { schema: shortText, ofPlayer: true },
  /**
   * Answers to reality checks that the platform does not have yet. Not removed with the session: each names its
   * player, in whose next session it is sent.
   */
  realityCheckAnswers: {
    schema: listOf(realityCheckAnswer),
  },
  /** Ids of what was announced once, such as a win; see `claimOnce`. They outlast the session, as does what would be announced again. */
  claims: {
    schema: listOf(claim),
  },
  /**
   * Payments that were sent and whose outcome has not been announced. Not removed with the session: each names its player, whose next
   * session is notified. Never an account or an amount; the rest of its shape is with its code.
   */
  paymentsUnderWay: { schema: v.array(anyObject) },
  /**
   * Key of the session that the support chat was last logged in with. Not removed with the session: the vendor keeps the
   * conversation in the browser, until a page has logged it out there.
   */
  chatSession: { schema: shortText },
  /** What identifies the session of a lobby on the domain above, which could not be removed here: its key, and the ends of its tokens. */
  unremovedSession: { schema: v.array(shortText) },
  lastDeposit: {
    schema: v.object({ amount: decimal, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) }),
    ofPlayer: true,
  },
  /** What was chosen when about cookies, newest first; see `readChoices` of the consent library. */
  consentChoices: {
    schema: listOf(consentChoice),
  },
  /** The offer of the browser's language was answered, or a language was chosen. */
  languageOffered: { schema: v.literal(true) },
  /** Where the player has put the jackpot's bar, in the free room around it: 0 is left and top, 1 right and bottom. */
  jackpotBarPlace: { schema: v.object({ x: share, y: share }) },
  utmSession: {
    schema: v.partial(
      v.object({ source: shortText, medium: shortText, campaign: shortText, term: shortText, content: shortText }),
    ),
  },
} as const satisfies Record<string, StorageEntry>;

/** Every store of the lobby in IndexedDB, which holds what no text can, with the database that it is in. */
export const databaseTable = {
  /**
   * Keys that sessions at the provider are bound to (DPoP), each under its thumbprint. No script can read one out. Removed by the
   * auth library, once the back end has been notified of the session's end.
   */
  sessionKeys: { database: 'lobby', ofPlayer: true },
  /** The games of a country in brief, as the platform tells them to everybody, once something was searched: too many for a text. */
  gameCatalogue: { database: 'lobby-games' },
} as const satisfies Record<string, Pick<StorageEntry, 'ofPlayer'> & { database: string }>;

/** Every entry of session storage and what counts as well-formed (R-3-078). */
export const sessionTable = {
  /** The categories that the visitor allowed. */
  cookieConsent: { schema: v.array(v.picklist(consentCategories)) },
  testUtils: {
    schema: v.partial(
      v.object({
        country: v.string(),
        currency: v.string(),
        features: v.record(v.string(), v.boolean()),
        graphql: v.record(v.string(), v.unknown()),
      }),
    ),
  },
  /** Claims of the ID token; the token itself is not stored. */
  idTokenClaims: { schema: anyObject, ofPlayer: true },
  /** The provider's session state, for its session monitor. */
  sessionState: { schema: v.string(), ofPlayer: true },
  /** By how much the device's clock was ahead of the provider's at the last sign-in, in ms, where it has failed for that. */
  wrongClock: { schema: v.number(), ofPlayer: true },
  /** Path that the last sign-in began on, used when the provider's answer belongs to no known request. */
  signInReturn: { schema: v.string() },
  /**
   * A sign-in by phone or at a partner, so that a reload or the way back goes on with it; never a number or a token, and a
   * partner's code until there is an answer to it. The rest of its shape is with its code, which first pages do not load.
   */
  signInUnderWay: { schema: anyObject, ofPlayer: true },
  /** The game that a visitor has marked as a favourite, on the way to the sign-in, and when, in ms since 1970. */
  favouriteOfVisitor: { schema: v.object({ lookupId: gameId, at: v.number() }), ofPlayer: true },
  /** What a visitor has typed on the registration form; neither password nor personal number. The same of its shape. */
  registrationDraft: { schema: anyObject, ofPlayer: true },
  /** The tab was reloaded because code was missing: the entry script of that build, and when, in ms since 1970. */
  codeReload: { schema: v.object({ build: v.string(), at: v.number() }) },
} as const satisfies Record<string, StorageEntry>;
