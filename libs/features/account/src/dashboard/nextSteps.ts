import { type DetailedPlayer, isKycRequired, isSourceOfWealthRequired } from '@lobby/player';
import { missingData } from '../information/missingData.ts';
import { build } from 'virtual:lobby-build';

/** What the platform waits for from a player, with its deadline (ISO 8601) where there is one. */
export type NextStep =
  | { kind: 'identity' | 'source-of-wealth' | 'bank'; due: string | null }
  | { kind: 'email' | 'phone' | 'information'; due: null };

/** The steps that are open, those with a deadline first. An identity check is requested only where the licence has one. */
export function nextSteps(player: DetailedPlayer): NextStep[] {
  const { kycCheckStatus, sourceOfWealthStatus, bankingCDD, email, emailVerified } = player;
  const steps: (NextStep | false)[] = [
    build.kycRequired && isKycRequired(player) && { kind: 'identity', due: kycCheckStatus?.deadline ?? null },
    isSourceOfWealthRequired(player) && { kind: 'source-of-wealth', due: sourceOfWealthStatus?.dueDate ?? null },
    typeof bankingCDD === 'string' && { kind: 'bank', due: bankingCDD },
    Boolean(email) && emailVerified === false && { kind: 'email', due: null },
    build.EnablePhoneVerification &&
      Boolean(player.phoneNumber) &&
      player.isPhoneNumberVerified === false && { kind: 'phone', due: null },
    missingData(player).length > 0 && { kind: 'information', due: null },
  ];
  return steps.filter((step) => step !== false);
}
