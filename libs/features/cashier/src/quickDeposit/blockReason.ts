import { t } from '@lingui/core/macro';
import type { Block } from '@lobby/player';

/** Why a player may not deposit. */
export function blockReason(block: Block): string {
  return {
    'account-closed': t({ id: 'DEPOSIT_BLOCKED_CLOSED', message: 'Your account is closed.' }),
    'self-exclusion': t({
      id: 'DEPOSIT_BLOCKED_EXCLUDED',
      message: 'You have excluded yourself from play, so you cannot deposit.',
    }),
    timeout: t({
      id: 'DEPOSIT_BLOCKED_TIMEOUT',
      message: 'You are taking a break from play, so you cannot deposit.',
    }),
    'deposits-blocked': t({
      id: 'DEPOSIT_BLOCKED',
      message: 'Deposits are blocked on your account. Contact us to find out why.',
    }),
  }[block];
}
