import type { FeatureModule } from '@lobby/contracts';

const pages = () => import(/* group: deposit */ './quickDeposit/CashierPage.tsx');

/** Deposits and withdrawals through the hosted cashier, in the quick-deposit overlay. */
export function cashierFeature() {
  return {
    id: 'cashier',
    routes: {
      deposit: { load: async () => ({ default: (await pages()).DepositPage }) },
      withdraw: { load: async () => ({ default: (await pages()).WithdrawPage }) },
    },
    parts: [
      { place: 'header.actions', load: () => import(/* group: session */ './DepositButton.tsx') },
      { place: 'menu.items', order: 5, load: () => import(/* group: menu */ './WithdrawMenuEntry.tsx') },
      { place: 'background.page', when: 'idle', load: () => import(/* group: page */ './WithdrawalNotice.tsx') },
      { place: 'background.player', load: () => import(/* group: checks */ './quickDeposit/QuickDepositTask.tsx') },
    ],
    intents: {
      openQuickDeposit: async () =>
        (await import(/* group: deposit */ './quickDeposit/openQuickDeposit.tsx')).openQuickDeposit,
    },
    needs: ['openQuickDeposit'],
  } satisfies FeatureModule;
}
