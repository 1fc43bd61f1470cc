import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { AccountIcon, SettingsIcon, SignOutIcon } from '../icon/icons.ts';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: {
    usage:
      'Actions that do not deserve a place of their own, behind a button. Load it lazily: it is never in the first load.',
    accessibility:
      'Enter, Space or the down arrow open it; arrows, Home, End and letters move; Escape closes and gives the focus back to the trigger.',
  },
  args: {
    trigger: <Button variant="ghost">Account</Button>,
    groups: [
      {
        id: 'main',
        label: 'Account',
        items: [
          { id: 'profile', label: 'Profile', icon: AccountIcon },
          { id: 'settings', label: 'Settings', icon: SettingsIcon },
        ],
      },
      { id: 'end', items: [{ id: 'out', label: 'Sign out', icon: SignOutIcon, tone: 'danger' }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
