import type {
  BannerKind,
  CallToActionType,
  ContentBlockType,
  LoginFlow,
  RegistrationFlow,
  SourceOfWealth,
} from '../../../../../libs/contracts/src/enums.ts';
import type { ArtKind } from '../../../../sandbox-art/src/index.ts';
import type { LocalizedText } from './wording.ts';
import type { Prize } from './rewardTypes.ts';

/** Types of the content documents that the seed writes and the resolvers read. */

/** Reference to a generated picture, without its width. */
export type PictureRef = [kind: ArtKind, name: string];

export interface BlockDocument {
  page: string;
  type: ContentBlockType;
  title?: LocalizedText;
  subtitle?: LocalizedText;
  /** HTML. */
  text?: LocalizedText;
  art?: PictureRef;
  callToAction?: { type: CallToActionType; label: LocalizedText; url: string | null };
  gameSlug?: string;
  listOfGamesSlug?: string;
  category?: { id: string; label: LocalizedText };
  termsAndConditions?: LocalizedText;
  startsAt?: string;
  endsAt?: string;
}

export interface MenuDocument {
  items: { id: string; label: LocalizedText; url: string; icon: string }[];
}

export interface LegalDocument {
  title: LocalizedText;
  text: LocalizedText;
  version: string;
  updatedAt: string;
}

export interface PopUpDocument {
  title: LocalizedText;
  text: LocalizedText;
}

export interface BannerDocument {
  kind: BannerKind;
  text: LocalizedText | null;
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
  /** Options are shares of the stake, otherwise amounts in EUR; absent in older data. */
  contributionAsPercentage?: boolean;
  /** Countries without the jackpot. */
  blockedCountries: string[];
  /** Colours by the names of the schema's `JackpotTheme`; the brand's own without it. */
  colorPalette?: Record<string, string> | null;
}

export interface RaffleSettingsDocument {
  enabled: boolean;
  /** In the order hourly, daily, weekly. */
  raffles: { studioSlug: string }[];
  /** Countries without the raffle; absent in older data. */
  blockedCountries?: string[];
}

/** By country; the entry ROW is for those without one of their own. */
export interface FlowSettingsDocument {
  logins: { countryCode: string; flow: LoginFlow }[];
  registrations: { countryCode: string; flow: RegistrationFlow }[];
}

export interface FundingOptionsDocument {
  id: SourceOfWealth;
  options: { title: LocalizedText; tooltip: LocalizedText | null }[];
}

export interface PageDocument {
  enabled: boolean;
  titleRows?: LocalizedText[];
  text: LocalizedText;
  termsAndConditions: LocalizedText;
}

export interface LoyaltyDocument {
  description: LocalizedText;
  rankCards: {
    rank: number;
    title: LocalizedText;
    subtitle: LocalizedText;
    color: string;
    benefitsTitle: LocalizedText;
    benefits: LocalizedText[];
  }[];
  steps: { title: LocalizedText; subtitle: LocalizedText; description: LocalizedText }[];
  rewardCards: { title: LocalizedText; description: LocalizedText; color: string }[];
  termsAndConditions: LocalizedText;
}

/** A countdown calendar with a door for each prize. */
export interface CalendarDocument {
  /** Day of the first door: `2024-12-01`. */
  firstDay: string;
  /** In which its days begin. */
  timeZone: string;
  prizes: Prize[];
}

/** A level of the loyalty programme. */
export interface LevelDocument {
  level: number;
  /** From which it is reached: whole euros staked. */
  points: number;
  prize: Prize | null;
}

export type MissionGoal =
  | { kind: 'Rounds' | 'Wins' | 'Games'; count: number }
  | { kind: 'Studio'; count: number; studioSlug: string }
  /** Minor units of euro. */
  | { kind: 'Stake'; amount: number };

export interface MissionDocument {
  period: 'daily' | 'weekly';
  goal: MissionGoal;
  prize: Prize;
}

/** A tournament of each day or week. */
export interface TournamentSeriesDocument {
  series: 'daily' | 'weekly';
  name: LocalizedText;
  /** Number of simulated others. */
  others: number;
  /** Of the first places. */
  prizes: Prize[];
}

export interface RaffleWinnerDocument {
  winnerInitials: string;
  /** Minor units of euro. */
  winAmount: number;
  brand: string;
  instanceId: string;
  jackpotName: string;
  timestamp: string;
}

export interface LeaderboardEntryDocument {
  initials: string;
  /** Minor units of euro. */
  expectedPrize: number;
  brand: string;
}
