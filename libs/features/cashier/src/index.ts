import type { FeatureModule } from '@lobby/contracts';

/** Deposits and withdrawals through the hosted cashier, in the quick-deposit overlay. */
export function cashierFeature() {
  return {
    id: 'cashier',
    routes: {
      deposit: () =>
        import(/* group: deposit */ './quickDeposit/CashierPage.tsx').then(({ DepositPage }) => ({
          default: DepositPage,
        })),
      withdraw: () =>
        import(/* group: deposit */ './quickDeposit/CashierPage.tsx').then(({ WithdrawPage }) => ({
          default: WithdrawPage,
        })),
    },
    slots: [
      { slot: 'header.actions', order: 0, load: () => import(/* group: session */ './DepositButton.tsx') },
      { slot: 'menu.items', order: 5, load: () => import(/* group: menu */ './WithdrawMenuEntry.tsx') },
    ],
    background: [
      { scope: 'page', whenIdle: true, load: () => import(/* group: page */ './WithdrawalNotice.tsx') },
      { scope: 'player', load: () => import(/* group: checks */ './quickDeposit/QuickDepositTask.tsx') },
    ],
    intents: {
      openQuickDeposit: async () =>
        (await import(/* group: deposit */ './quickDeposit/openQuickDeposit.tsx')).openQuickDeposit,
    },
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
