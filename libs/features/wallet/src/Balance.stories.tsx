import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceAmounts } from './Balance.tsx';

const meta = {
  title: 'Features/Wallet/Balance',
  component: BalanceAmounts,
  args: { wallet: { balance: '1250.50', bonusBalance: '25.00', currency: 'EUR' } },
} satisfies Meta<typeof BalanceAmounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Streaming: Story = {};
export const Loading: Story = { args: { wallet: undefined } };
export const NotYetPushed: Story = { args: { wallet: undefined, isPushed: true } };
export const LargeAmounts: Story = {
  args: { wallet: { balance: '98765432.10', bonusBalance: '1234567.89', currency: 'JPY' } },
};
