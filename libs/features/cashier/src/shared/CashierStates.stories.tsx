import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositBlockedByCheck, Loading, SlowNotice, Unavailable, Unchecked } from './CashierStates.tsx';

const meta = {
  title: 'Features/Cashier/CashierStates',
  component: SlowNotice,
  args: { waitsFor: 'answer', retry: () => undefined },
} satisfies Meta<typeof SlowNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSeconds: Story = { render: (args) => <Loading {...args} /> };
export const SlowAnswer: Story = {};
export const SlowChecks: Story = { args: { waitsFor: 'checks' } };
export const UnavailableForNow: Story = { render: ({ retry }) => <Unavailable retry={retry} /> };
export const UnavailableForGood: Story = { render: () => <Unavailable /> };
export const WithUnknownBlocks: Story = { render: ({ retry }) => <Unchecked retry={retry} /> };
export const BlockedByCheck: Story = { render: ({ retry }) => <DepositBlockedByCheck onShow={() => retry?.()} /> };
