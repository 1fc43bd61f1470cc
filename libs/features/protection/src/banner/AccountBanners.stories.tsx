import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '@lobby/ui-kit';
import { BannerCard } from './AccountBanners.tsx';

const meta = {
  title: 'Features/Protection/AccountBanners',
  component: BannerCard,
  args: {
    kind: 'Timeout',
    blocking: true,
    children: 'You are taking a break from play until Thursday 24 December at 18:00.',
  },
} satisfies Meta<typeof BannerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocking: Story = {};
export const WithLink: Story = {
  args: {
    link: (
      <TextLink standalone href="#rest">
        What you can still do
      </TextLink>
    ),
  },
};
export const Informational: Story = {
  args: {
    kind: 'BankingCDD',
    blocking: false,
    children: 'Your bank has to confirm who you are by Thursday 24 December at 18:00.',
  },
};
export const Long: Story = { args: { children: 'Your account has been closed indefinitely. '.repeat(6) } };
