import type { FeatureModule } from '@lobby/contracts';

/** Deposits and withdrawals through the hosted cashier, in the quick-deposit overlay. */
export function cashierFeature() {
  return {
    id: 'cashier',
    routes: {
      deposit: () => import('./quickDeposit/CashierPage.tsx').then(({ DepositPage }) => ({ default: DepositPage })),
      withdraw: () => import('./quickDeposit/CashierPage.tsx').then(({ WithdrawPage }) => ({ default: WithdrawPage })),
    },
    slots: [
      { slot: 'header.actions', order: 0, load: () => import('./DepositButton.tsx') },
      { slot: 'menu.items', order: 5, load: () => import('./WithdrawMenuEntry.tsx') },
    ],
    background: [
      { scope: 'page', load: () => import('./WithdrawalNotice.tsx') },
      { scope: 'player', load: () => import('./quickDeposit/QuickDepositTask.tsx') },
    ],
    intents: {
      openQuickDeposit: async () => (await import('./quickDeposit/openQuickDeposit.tsx')).openQuickDeposit,
    },
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
