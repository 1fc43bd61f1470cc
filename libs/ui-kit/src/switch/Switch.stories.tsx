import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: {
    usage: 'A setting that counts at once. Where a button saves, it stands in a form with that button.',
    accessibility:
      '`role="switch"`, named by its label and described by its hint; the whole row is its target. Space and Enter turn it.',
  },
  args: { label: 'Take part in the jackpot', checked: false, onChange: () => undefined },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { hint: 'A small part of each bet goes into the pots.' },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(true);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    hint: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
  },
};
