import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './PlayBlockNotice.tsx';

const meta = {
  title: 'Compliance/PlayBlockNotice',
  component: Notice,
  args: { children: 'You are taking a break from play until 24/12/2026, 18:00:00.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Timeout: Story = {};
export const Long: Story = { args: { children: 'Your account has been closed indefinitely. '.repeat(6) } };
