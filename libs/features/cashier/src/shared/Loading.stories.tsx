import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading, SlowNotice } from './Loading.tsx';

const meta = {
  title: 'Cashier/Loading',
  component: SlowNotice,
  args: { waitsFor: 'answer', retry: () => undefined },
} satisfies Meta<typeof SlowNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { render: (args) => <Loading {...args} /> };
export const SlowAnswer: Story = {};
export const SlowGuards: Story = { args: { waitsFor: 'guards' } };
