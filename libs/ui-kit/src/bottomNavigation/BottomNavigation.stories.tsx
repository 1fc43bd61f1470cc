import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon, HomeIcon, MenuIcon, SearchIcon, WalletIcon } from '../icon/icons.ts';
import { StoryLink } from '../showcase/StoryLink.tsx';
import { BottomNavigation } from './BottomNavigation.tsx';

const meta = {
  title: 'Kit/BottomNavigation',
  component: BottomNavigation,
  args: {
    label: 'Main',
    items: [
      { id: 'lobby', label: 'Lobby', icon: HomeIcon, render: <StoryLink to="#lobby" />, current: true },
      { id: 'search', label: 'Search', icon: SearchIcon },
      { id: 'deposit', label: 'Deposit', icon: WalletIcon, emphasis: true },
      { id: 'rewards', label: 'Rewards', icon: GiftIcon, render: <StoryLink to="#rewards" /> },
      { id: 'menu', label: 'Menu', icon: MenuIcon },
    ],
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof BottomNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
