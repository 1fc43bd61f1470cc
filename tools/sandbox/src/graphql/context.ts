import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import { artPath, type FaceName } from '../../../sandbox-art/src/index.ts';
import type { BlockDocument, PictureRef } from '../store/base/content.ts';
import type { ChatFaults } from '../faults/chat.ts';
import type { RewardFaults } from '../faults/rewards.ts';
import type { LocalizedText, Player, Store } from '../store/index.ts';
import type { Proofs } from '../auth/dpop.ts';
import type { Authenticate, Authentication, CustomTokens } from '../auth/tokens.ts';
import { failure } from './errors.ts';

export interface Origins {
  lobby: string;
  partners: string;
  /** Of the identity provider: that of the partners, or a host name of its own, for which players can have passkeys. */
  identity: string;
  cashier: string;
}

/** Dependencies shared by all requests. */
export interface Platform {
  store: Store;
  brand: Brand;
  origins: Origins;
  authenticate: Authenticate;
  proofs: Proofs;
  /** Ends a session of a player, at the identity provider too if it is one of the provider's. */
  endSession(playerId: string, sessionId: string): Promise<void>;
  customTokens: CustomTokens;
  rewardFaults: RewardFaults;
  chatFaults: ChatFaults;
  /** A token for the KYC provider's page; needs no answer of the provider in the sandbox. */
  issueKycToken(playerId: string): { accessToken: string; expiresAt: number };
  /** A token for the sportsbook's page. */
  issueSportsbookToken(playerId: string, sessionId: string): { token: string; expiresAt: number };
}

/** Context of one request or subscription. */
export interface Context extends Platform {
  authentication: Authentication;
  /** Regional code. */
  locale: string;
  /** Tells the browser to clear its cache of the lobby's origin. HTTP requests only. */
  clearSiteData?(): void;
  /** Authentication by cookie, only for `countryContext`, which is queried without a bearer token. */
  cookieAuthentication: Authentication;
  /** Of the client, as the connection has it: what headers say of it is not trusted. */
  address: string;
}

export const defaultLocale = (brand: Brand): string => regionalCodes[brand.defaultLocale];

export function localeOf(brand: Brand, header: string | null | undefined): string {
  const known: readonly string[] = Object.values(regionalCodes);
  return header && known.includes(header) ? header : defaultLocale(brand);
}

/** The text in the request's language, otherwise in English. */
export function localize(context: Context, text: LocalizedText): string;
export function localize(context: Context, text: LocalizedText | null | undefined): string | null;
export function localize({ locale }: Context, text: LocalizedText | null | undefined): string | null {
  if (!text) return null;
  return text[locale.slice(0, 2)] ?? text.en;
}

/** Of a brand's own picture, without a width. */
export const picturePath = ({ documents }: Store, [kind, name]: PictureRef): string =>
  artPath(documents.get<FaceName>('setting', 'face') ?? 'night', kind, name);

/** The same picture for phones: with its subject in the middle, since no text is over its left. */
export const forPhones = ([kind, name]: PictureRef): PictureRef => [kind, `${name}-phone`];

/** Promotions have their text beside or below the picture on every screen. */
export const pictureForDesktops = (type: BlockDocument['type'], picture: PictureRef): PictureRef =>
  type === 'PROMOTION' || type === 'PROMOTION_V2' ? forPhones(picture) : picture;

export const artUrl = ({ origins, store }: Context, picture: PictureRef, width: number): string =>
  `${origins.partners}${picturePath(store, picture)}?width=${width}`;

/** The player of the request. @throws AuthenticationFailure or InvalidTokenFailure */
export function requirePlayer(context: Context): Player {
  const { authentication } = context;
  if (authentication === 'ended') throw failure('InvalidTokenFailure', 'The session has ended.');
  if (typeof authentication === 'string') throw failure('AuthenticationFailure', 'Sign in first.');
  const player = context.store.players.find(authentication.playerId);
  if (!player) throw failure('InvalidTokenFailure', 'The account no longer exists.');
  return player;
}

/** The signed-in player, or undefined. */
export function playerOf(context: Context, authentication = context.authentication): Player | undefined {
  return typeof authentication === 'string' ? undefined : context.store.players.find(authentication.playerId);
}

/** The session that the request belongs to. */
export const sessionOf = ({ authentication }: Context): string | null =>
  typeof authentication === 'string' ? null : authentication.sid;

/** Country of the visitor's IP address: set at the console, otherwise the brand's default country. */
export const ipCountryOf = ({ store, brand }: Platform): string =>
  store.documents.get<string>('setting', 'ipCountryCode') ?? brand.defaultCountry;
