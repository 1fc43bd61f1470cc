import type { CustomerInfo, DetailedPlayer, PlayerInfo } from './documents.ts';

/** Why a player may not play, or not pay in. */
export type PlayerBlock = 'account-closed' | 'self-exclusion' | 'timeout' | 'deposits-blocked';

/** A date that does not parse counts as ahead: a restriction is not lifted by bad data. */
const isAhead = (date: string | null | undefined, now: Date): boolean =>
  date !== null && date !== undefined && !(new Date(date).getTime() <= now.getTime());

export const isAccountClosed = (player: PlayerInfo): boolean => player.accountStatus?.status === 'Closed';

/** What keeps the player from playing, under every licence (R-6-006, A-127); null when nothing does. */
export function playBlock(player: PlayerInfo, now: Date): Exclude<PlayerBlock, 'deposits-blocked'> | null {
  if (isAccountClosed(player)) return 'account-closed';
  if (isAhead(player.selfExclusionDetails?.exclusionEndsAt, now)) return 'self-exclusion';
  if (isAhead(player.timeouts?.timeoutEndsAt, now)) return 'timeout';
  return null;
}

/**
 * What keeps the player from depositing: all that forbids play, and the customer's own block (R-6-004). Until the platform
 * has sent the customer it is `unknown`, and no deposit is offered.
 */
export function depositBlock(
  player: PlayerInfo,
  customer: CustomerInfo | null,
  now: Date,
): PlayerBlock | 'unknown' | null {
  const block = playBlock(player, now);
  if (block !== null) return block;
  if (customer === null) return 'unknown';
  return customer.isDepositsBlocked === true ? 'deposits-blocked' : null;
}

export const areWithdrawalsAllowed = (player: PlayerInfo): boolean => player.areWithdrawalsBlocked !== true;

/** Blocked at once, or from a date on: until then the grace period's banner shows (R-6-005). */
export function isInstantBankingBlocked(player: PlayerInfo, now: Date): boolean {
  const activeFrom = player.instantBankingBlock?.activeFrom;
  const isGracePeriod = activeFrom ? new Date(activeFrom).getTime() > now.getTime() : false;
  return player.isInstantBankingBlocked === true && !isGracePeriod;
}

/** The KYC check's own status set. */
export const isKycRequired = (player: PlayerInfo): boolean => player.kycCheckStatus?.status === 'Required';

interface WealthStatus {
  sourceOfWealthStatus: Pick<NonNullable<DetailedPlayer['sourceOfWealthStatus']>, 'status' | 'dueDate'> | null;
}

/** The other status set: a served status counts, else a due date means that a declaration is required. */
export function isSourceOfWealthRequired(player: WealthStatus): boolean {
  const { status, dueDate } = player.sourceOfWealthStatus ?? {};
  return status ? status === 'Required' : typeof dueDate === 'string';
}

interface GamificationSources {
  /** `gamificationSettings` of the brand. */
  settings: { enabled: boolean; clientId?: string | null } | null | undefined;
  /** `isPlayerBlockedInGamanza`. */
  isBlocked: boolean | null | undefined;
  player: PlayerInfo | null;
}

/** All of R-4-051 must hold; never for a visitor. */
export const isGamificationEnabled = ({ settings, isBlocked, player }: GamificationSources): boolean =>
  settings?.enabled === true &&
  Boolean(settings.clientId) &&
  isBlocked !== true &&
  player !== null &&
  !player.selfExclusionDetails?.exclusionEndsAt &&
  player.sourceOfWealthStatus?.dueDateExpired !== true &&
  !isKycRequired(player) &&
  !isAccountClosed(player);
