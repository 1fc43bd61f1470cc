import type { FeatureModule } from '@lobby/contracts';

/** Balance and bonus balance in the header, and the watch over low funds. */
export function walletFeature() {
  return {
    id: 'wallet',
    parts: [
      { place: 'header.balance', load: () => import(/* group: session */ './Balance.tsx') },
      { place: 'background.player', load: () => import(/* group: checks */ './LowFundsWatch.tsx') },
    ],
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
