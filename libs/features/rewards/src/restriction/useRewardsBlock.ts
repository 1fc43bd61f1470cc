import { isSourceOfWealthRequired, useCustomer, useDetailedPlayer, usePlayBlock, useSession } from '@lobby/player';
import { build } from 'virtual:lobby-build';

/** Why a player gets no rewards now. */
export type RewardsBlock =
  | 'account-closed'
  | 'self-exclusion'
  | 'timeout'
  | 'rewards-blocked'
  | 'phone-not-verified'
  | 'source-of-wealth';

/**
 * What keeps the player from claiming and buying; null while nothing does, `unknown` until that is known. The platform rejects
 * for the same reasons.
 */
export function useRewardsBlock(): RewardsBlock | 'unknown' | null {
  const { player } = useSession();
  const detailed = useDetailedPlayer();
  const customer = useCustomer();
  const playBlock = usePlayBlock();
  if (player === null) return null;
  if (playBlock !== null) return playBlock;
  if (customer === null) return 'unknown';
  // The operator's own block (R-6-004).
  if (customer.isRewardsBlocked) return 'rewards-blocked';
  const isPhoneNeeded = build.EnablePhoneVerification && !build.DisablePhoneVerificationForRewards;
  if (isPhoneNeeded && player.phoneNumber && player.isPhoneNumberVerified !== true) return 'phone-not-verified';
  if (!detailed?.areDetailsKnown) return 'unknown';
  return isSourceOfWealthRequired(detailed) ? 'source-of-wealth' : null;
}
