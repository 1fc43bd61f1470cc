import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import type { RewardsBlock } from './useRewardsBlock.ts';

export interface BlockText {
  text: string;
  /** Where it can be changed. */
  way?: { to: RouteId; label: string };
}

/** What keeps the player from rewards in words, with the way to what changes it. */
export function useBlockTexts(): Record<RewardsBlock, BlockText> {
  const { t } = useLingui();
  const remains = {
    to: 'responsible-gaming',
    label: t({ id: 'BANNER_WHAT_REMAINS', message: 'What you can still do' }),
  } as const;
  return {
    'account-closed': {
      text: t({ id: 'REWARDS_ACCOUNT_CLOSED', message: 'Your account is closed.' }),
      way: remains,
    },
    'self-exclusion': {
      text: t({ id: 'REWARDS_SELF_EXCLUDED', message: 'You have excluded yourself from play.' }),
      way: remains,
    },
    timeout: {
      text: t({ id: 'REWARDS_ON_BREAK', message: 'You are taking a break from play.' }),
      way: remains,
    },
    'rewards-blocked': {
      text: t({
        id: 'REWARDS_BLOCKED',
        message: 'Rewards are blocked for your account. Our customer support can tell you why.',
      }),
    },
    'phone-not-verified': {
      text: t({ id: 'REWARDS_PHONE_NOT_VERIFIED', message: 'Please verify your phone number first.' }),
      way: { to: 'phone-verification', label: t({ id: 'REWARDS_VERIFY_PHONE', message: 'Verify your phone number' }) },
    },
    'source-of-wealth': {
      text: t({
        id: 'REWARDS_WEALTH_NEEDED',
        message: 'Please tell us first where the money comes from that you play with.',
      }),
      way: { to: 'source-of-wealth', label: t({ id: 'REWARDS_TO_WEALTH', message: 'To the source of wealth' }) },
    },
  };
}

/** The platform's rejections for the same reasons, by which claims and purchases are rejected. */
export const blockOfRejection = {
  RewardsBlocked: 'rewards-blocked',
  PhoneNotVerified: 'phone-not-verified',
  SourceOfWealthIncomplete: 'source-of-wealth',
} as const satisfies Record<string, RewardsBlock>;
export type BlockRejection = keyof typeof blockOfRejection;

export const isBlockRejection = (rejection: string): rejection is BlockRejection =>
  Object.hasOwn(blockOfRejection, rejection);
