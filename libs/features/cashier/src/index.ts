import type { FeatureModule } from '@lobby/contracts';

/** Deposits and withdrawals through the hosted cashier, in the quick-deposit overlay. */
export function cashierFeature() {
  return {
    id: 'cashier',
    routes: {
      deposit: () => import('./pages/DepositPage.tsx'),
      withdraw: () => import('./pages/WithdrawPage.tsx'),
    },
    slots: [{ slot: 'header.actions', order: 0, load: () => import('./DepositButton.tsx') }],
    background: [
      { scope: 'page', load: () => import('./background/InitWithdrawalNotice.tsx') },
      { scope: 'player', load: () => import('./background/QuickDepositWatch.tsx') },
    ],
    intents: {
      openQuickDeposit: async () => (await import('./quickDeposit/openQuickDeposit.tsx')).openQuickDeposit,
    },
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
