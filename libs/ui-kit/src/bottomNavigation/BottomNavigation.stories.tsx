import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftIcon, HomeIcon, MenuIcon, SearchIcon, WalletIcon } from '../icon/icons.ts';
import { StoryLink } from '../storyParts.tsx';
import { BottomNavigation } from './BottomNavigation.tsx';

const meta = {
  title: 'Kit/BottomNavigation',
  component: BottomNavigation,
  tags: ['autodocs'],
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
  parameters: {
    layout: 'fullscreen',
    usage: 'The three to five main places of the lobby on phones. Hidden on desktops. One item at most is `emphasis`.',
    accessibility:
      'A `nav` with the name in `label`; the current place has `aria-current="page"`. Targets are at least 44 px high.',
    docs: { story: { inline: false, height: '160px' } },
  },
  globals: { viewport: { value: 'mobile1' } },
} satisfies Meta<typeof BottomNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
