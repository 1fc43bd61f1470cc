import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useEffectEvent } from 'react';
import { openQuickDeposit } from '../libs/features/cashier/src/quickDeposit/openQuickDeposit.tsx';
import type { QuickDepositRequest } from '../libs/features/cashier/src/quickDeposit/quickDeposit.machine.ts';
import LobbyPage from '../libs/features/games/src/pages/LobbyPage.tsx';
import { wireCustomer, wirePlayer, wireViewer, wireWallet } from '../libs/testing/src/scene/wire.ts';
import { broken, closeDialogs, features, lobbyAnswers, never, PageFrame } from './page.tsx';

/** Quick deposit over the lobby, as far as it is the lobby's own: the hosted cashier is a partner's page. */
function Cashier(request: QuickDepositRequest) {
  const open = useEffectEvent(() => void openQuickDeposit(request));
  useEffect(() => open(), []);
  return (
    <PageFrame>
      <LobbyPage />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Cashier/Quick deposit',
  component: Cashier,
  beforeEach: closeDialogs,
  parameters: {
    layout: 'fullscreen',
    lobby: {
      features,
      signedIn: true,
      brand: { visitorBrowsing: true },
      answers: {
        ...lobbyAnswers,
        LastCompletedDeposit: () => wireViewer({ lastCompletedDeposit: null }),
        StartCashierSession: never,
      },
    },
  },
} satisfies Meta<typeof Cashier>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answers: object): Story => ({ parameters: { lobby: { answers } } });
export const Loading: Story = {};
export const Withdrawal: Story = { args: { mode: 'withdraw' } };
export const Visitor: Story = { parameters: { lobby: { signedIn: false } } };
export const CannotBeReached = answered({ StartCashierSession: broken });
export const Rejected = answered({
  StartCashierSession: () => ({ errors: [{ message: 'No', extensions: { type: '$DepositsBlocked' } }] }),
});
export const DepositsBlocked = answered({
  GetCustomerInfo: () => wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }),
});
export const WithdrawalsBlocked = answered({
  GetPlayerInfo: () => wireViewer({ player: { ...wirePlayer, areWithdrawalsBlocked: true }, wallet: wireWallet }),
});
