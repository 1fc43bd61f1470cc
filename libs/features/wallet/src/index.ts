import type { FeatureModule } from '@lobby/contracts';

/** Balance and bonus balance in the header, and the watch over low funds. */
export function walletFeature() {
  return {
    id: 'wallet',
    slots: [{ slot: 'header.balance', order: 0, load: () => import(/* group: session */ './Balance.tsx') }],
    background: [{ scope: 'player', load: () => import(/* group: checks */ './LowFundsWatch.tsx') }],
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
