import type { BannerKind } from '@lobby/contracts';
import { isInstantBankingBlocked, isKycRequired, isSourceOfWealthRequired, playBlock } from '@lobby/player';
import type { DetailedPlayer, PlayerInfo } from '@lobby/player';
import { build } from 'virtual:lobby-build';

/** A banner that the operator has switched on, for a country and a time of its choice. */
export interface ServedBanner {
  kind: BannerKind;
  text: string | null;
  startsAt: string | null;
  endsAt: string | null;
}

/** A closed account that may be opened again has a text of its own, and no AccountClosed banner. */
type NoticeKind = BannerKind | 'ReopenableAccount';

export interface ActiveBanner {
  kind: NoticeKind;
  /** The operator's own text; null where the lobby's counts. */
  text: string | null;
}

type Class = 'blocking' | 'informational';

/** By priority, the first one first, and whether it stops the player from something. */
const classes = {
  AccountClosed: 'blocking',
  ReopenableAccount: 'blocking',
  SelfExclusion: 'blocking',
  Timeout: 'blocking',
  Maintenance: 'blocking',
  KycRequired: 'blocking',
  SowUploadRequired: 'blocking',
  SowRequired: 'blocking',
  BankingCDD: 'informational',
  InstantBankingGracePeriod: 'informational',
  InstantBankingJackpot: 'informational',
  GermanyCloseDown: 'informational',
  NovemberCampaign: 'informational',
  Content: 'informational',
} as const satisfies Record<NoticeKind, Class>;

/** The kinds that the player's own data decide; all others are the operator's. */
function kindsOfPlayer(player: DetailedPlayer, now: Date): Partial<Record<NoticeKind, boolean>> {
  const block = playBlock(player, now);
  const isReopenable = player.accountStatus?.reopenByCustomerAllowed === true;
  const documents = player.sourceOfWealthStatus?.requiredDocumentsUploadV2 ?? [];
  const isBankingBlocked = isInstantBankingBlocked(player, now);
  return {
    AccountClosed: block === 'account-closed' && !isReopenable,
    ReopenableAccount: block === 'account-closed' && isReopenable,
    SelfExclusion: block === 'self-exclusion',
    Timeout: block === 'timeout',
    KycRequired: build.kycRequired && isKycRequired(player),
    SowUploadRequired: documents.length > 0,
    SowRequired: documents.length === 0 && isSourceOfWealthRequired(player),
    BankingCDD: typeof player.bankingCDD === 'string',
    InstantBankingGracePeriod: player.isInstantBankingBlocked === true && !isBankingBlocked,
  };
}

/** Nobody who may not play, or does not want to hear of it, is invited to do so. */
function mayBeInvited(player: PlayerInfo, now: Date): boolean {
  return playBlock(player, now) === null && player.marketingPreferences?.marketingBlocked !== true;
}

const invitations: readonly NoticeKind[] = ['InstantBankingJackpot', 'NovemberCampaign'];

function isRunning({ startsAt, endsAt }: ServedBanner, now: Date): boolean {
  const hasBegun = startsAt === null || new Date(startsAt) <= now;
  return hasBegun && (endsAt === null || now < new Date(endsAt));
}

/** The first blocking banner and the first informational one, as far as there are any. */
export function activeBanners(player: DetailedPlayer, served: readonly ServedBanner[], now: Date): ActiveBanner[] {
  const own = kindsOfPlayer(player, now);
  const running = served.filter((banner) => isRunning(banner, now));
  const invited = mayBeInvited(player, now);
  const active = (Object.keys(classes) as NoticeKind[]).flatMap((kind): ActiveBanner[] => {
    if (kind in own) return own[kind] ? [{ kind, text: null }] : [];
    if (!invited && invitations.includes(kind)) return [];
    return running.filter((banner) => banner.kind === kind).map(({ text }) => ({ kind, text }));
  });
  const first = (wanted: Class) => active.filter(({ kind }) => classes[kind] === wanted).slice(0, 1);
  return [...first('blocking'), ...first('informational')];
}

export const isBlocking = ({ kind }: ActiveBanner): boolean => classes[kind] === 'blocking';
