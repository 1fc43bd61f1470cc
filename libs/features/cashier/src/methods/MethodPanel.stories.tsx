import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MethodPanel } from './MethodPanel.tsx';
import type { MethodChoice, PaymentMethod } from './paymentMethods.ts';

const method = (name: string, fields: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: `Deposit-${name}`,
  method: name.toLowerCase(),
  name,
  isInstantBanking: false,
  minAmount: '20.00',
  maxAmount: '5000.00',
  currency: 'EUR',
  feePercent: '0',
  arrivesWithinHours: 0,
  payoutMode: null,
  award: null,
  accounts: [],
  ...fields,
});

const meta = {
  title: 'Features/Cashier/MethodPanel',
  component: MethodPanel,
  args: {
    methods: [
      method('Card', { method: 'creditcard', accounts: [{ id: '1', label: '411111******1111' }] }),
      method('Trustly', { isInstantBanking: true, maxAmount: '10000.00' }),
      method('Wallet', { feePercent: '1.5' }),
      method('Bank transfer', { method: 'bank', arrivesWithinHours: 48, maxAmount: '50000.00' }),
    ],
    choice: { method: 'creditcard' },
    onChoose: () => undefined,
  },
  render: function Choosing(args) {
    const [choice, choose] = useState<MethodChoice | null>(args.choice);
    return <MethodPanel {...args} choice={choice} onChoose={choose} />;
  },
} satisfies Meta<typeof MethodPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { choice: null } };
export const PaymentUnderWay: Story = { args: { locked: true } };
export const InstantBankingBlocked: Story = {
  args: {
    choice: null,
    rejectionOf: ({ isInstantBanking }) => (isInstantBanking ? 'Blocked on your account' : null),
  },
};
export const ClosedLoop: Story = { args: { choice: null, onlyAccounts: true } };
