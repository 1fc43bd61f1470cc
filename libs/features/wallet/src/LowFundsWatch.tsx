import { useLingui } from '@lingui/react/macro';
import { getChecks } from '@lobby/checks';
import { useIntent } from '@lobby/composition';
import { getOverlay, openOverlay } from '@lobby/overlays';
import { depositBlock, useCustomer, useSession } from '@lobby/player';
import { onBalanceUpdated } from '@lobby/money';
import { currentGames, useProductMode } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { build } from 'virtual:lobby-build';
import { isLowOnFunds, type BalanceChange } from './lowFunds.ts';

/** Asks, after a bet that leaves little, whether to deposit; once declined, not again (R-4-034, R-4-035). */
export default function LowFundsWatch() {
  const { t } = useLingui();
  const mode = useProductMode();
  const { player } = useSession();
  const customer = useCustomer();
  const openQuickDeposit = useIntent('openQuickDeposit');
  const isPrompting = useRef(false);

  /** Never pushes a player to deposit who may not, nor over anything else that prompts. */
  function mayPrompt(): boolean {
    return (
      !isPrompting.current &&
      mode !== 'sports' &&
      !getOverlay().isOpen &&
      !getChecks().anyActive &&
      cookies.get('depositDialogDeclined') === null &&
      player !== null &&
      depositBlock(player, customer, new Date()) === null
    );
  }

  async function promptDeposit() {
    isPrompting.current = true;
    try {
      const answer = await openOverlay({
        variant: 'confirmation',
        title: t({ id: 'LOW_FUNDS_TITLE', message: 'Your balance is running low' }),
        content: t({ id: 'LOW_FUNDS_TEXT', message: 'Do you want to make a deposit?' }),
      });
      if (answer === 'dismiss') cookies.set('depositDialogDeclined', 'true');
      if (answer === 'ok') await openQuickDeposit({});
    } finally {
      isPrompting.current = false;
    }
  }

  const onChange = useEffectEvent((change: BalanceChange) => {
    // A bet does not say in which of two games it was.
    const bonusCounts = build.bonusWallet && currentGames.get().some(({ allowsBonus }) => allowsBonus);
    if (isLowOnFunds(change, bonusCounts) && mayPrompt()) void promptDeposit();
  });
  useEffect(() => onBalanceUpdated((change) => onChange(change)), []);
  return null;
}
