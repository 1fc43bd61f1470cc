import type {
  BannerKind,
  CallToActionType,
  ContentBlockType,
  LoginFlow,
  SourceOfWealth,
} from '../../../libs/contracts/src/enums.ts';
import type { ArtKind } from '../../sandbox-art/src/index.ts';
import type { Names } from './store/index.ts';

/** Shapes of the content documents that the seed writes and the resolvers read. Texts are by language. */

/** Kind and name of a picture; its width is the reader's choice. */
export type Art = [kind: ArtKind, name: string];

export interface BlockDocument {
  page: string;
  type: ContentBlockType;
  title?: Names;
  subtitle?: Names;
  /** HTML. */
  text?: Names;
  art?: Art;
  callToAction?: { type: CallToActionType; label: Names; url: string | null };
  gameSlug?: string;
  listOfGamesSlug?: string;
  termsAndConditions?: Names;
}

export interface MenuDocument {
  items: { id: string; label: Names; url: string; icon: string }[];
}

export interface LegalDocument {
  title: Names;
  text: Names;
  version: string;
  updatedAt: string;
}

export interface PopUpDocument {
  title: Names;
  text: Names;
}

export interface BannerDocument {
  kind: BannerKind;
  text: Names | null;
  startsAt: string | null;
  endsAt: string | null;
  country: string | null;
}

export interface JackpotSettingsDocument {
  enabled: boolean;
  sourceId: string;
  instanceId: string;
  operatorId: string;
  initialContributionValue: number;
  contributionOptions: number[];
  enabledCommunity: boolean;
  /** Countries without the jackpot. */
  blockedCountries: string[];
}

export interface RaffleSettingsDocument {
  enabled: boolean;
  raffles: { type: string; studioSlug: string }[];
}

export interface FlowSettingsDocument {
  loginFlow: LoginFlow;
  registrations: { countryCode: string; flow: string }[];
}

export interface FundingDocument {
  id: SourceOfWealth;
  options: { title: Names; tooltip: Names | null }[];
}

export interface PageDocument {
  enabled: boolean;
  titleRows?: Names[];
  text: Names;
  termsAndConditions: Names;
}

export interface LoyaltyDocument {
  description: Names;
  rankCards: { rank: number; title: Names; subtitle: Names; color: string; benefitsTitle: Names; benefits: Names[] }[];
  steps: { title: Names; subtitle: Names; description: Names }[];
  rewardCards: { title: Names; description: Names; color: string }[];
  termsAndConditions: Names;
}

export interface WinnerDocument {
  winnerInitials: string;
  /** Minor units of euro. */
  winAmount: number;
  brand: string;
  instanceId: string;
  jackpotName: string;
  timestamp: string;
}

export interface LeaderDocument {
  initials: string;
  /** Minor units of euro. */
  expectedPrize: number;
  rankName: string;
  brand: string;
}
