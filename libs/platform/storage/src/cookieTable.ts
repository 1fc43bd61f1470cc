import { consentPurposes, type PurposeName } from './purposeTable.ts';
import type { ConsentCategory } from './storageTable.ts';

interface CookieDefinition {
  /** Days until it expires; `session` lasts until the browser closes. */
  days: number | 'session';
  /** Written only while the visitor allows this category (R-5-006, A-147). */
  consent: ConsentCategory;
  /** Which of its purposes; absent where it is necessary. */
  purpose?: PurposeName;
  /** Belongs to the signed-in player: removed at sign-out (R-4-023, A-052, A-079). */
  ofPlayer?: true;
}

const necessary = { consent: 'necessary' } as const;
const forPurpose = (purpose: PurposeName) => ({ consent: consentPurposes[purpose], purpose });

/** Every cookie of the product (R-3-075): how long it lives, and under which consent. */
const cookieTable = {
  refreshToken: { ...necessary, days: 'session', ofPlayer: true },
  accessToken: { ...necessary, days: 'session', ofPlayer: true },
  idpAccessToken: { ...necessary, days: 'session', ofPlayer: true },
  /** JSON: when the session began and its id; see `sessionInfo` of the auth library. */
  sessionInfo: { ...necessary, days: 'session', ofPlayer: true },
  /** Start of the reality check's period. */
  gameInit: { ...necessary, days: 'session', ofPlayer: true },
  depositDialogDeclined: { ...necessary, days: 'session', ofPlayer: true },
  skipOptionalPhoneVerification: { ...necessary, days: 'session', ofPlayer: true },
  userEmail: { ...necessary, days: 'session', ofPlayer: true },
  /** JSON: the visitor's choice; written by the consent library alone. */
  cookieConsent: { ...necessary, days: 182 },
  /** JSON: what is needed when the provider leads back, where session storage is refused. */
  signInState: { ...necessary, days: 'session' },
  sportsCoupon: { ...necessary, days: 'session' },
  locale: { ...necessary, days: 365 },
  welcomeShown: { ...necessary, days: 365 },
  internalTrackingId: { ...necessary, days: 7 },
  affiliateCode: { ...necessary, days: 7 },
  productMode: { ...forPurpose('productMode'), days: 7 },
  /** JSON: variant by test. */
  abTest: { ...forPurpose('abTest'), days: 30 },
} as const satisfies Record<string, CookieDefinition>;

export type CookieName = keyof typeof cookieTable;
export const cookieNames = Object.keys(cookieTable) as CookieName[];
export const cookieDefinitionOf = (name: CookieName): CookieDefinition => cookieTable[name];
