import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayIcon, SearchIcon } from '../icon/icons.ts';
import { Inline } from '../layout/layout.tsx';
import { Button, ButtonLink, IconButton, Spinner } from './Button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  tags: ['autodocs'],
  subcomponents: { ButtonLink, IconButton, Spinner },
  parameters: {
    usage:
      '`Button` does something, `ButtonLink` leads somewhere. One `primary` in view; `secondary` and `ghost` for the rest, `danger` for what cannot be undone. `call` and `offer` are `primary`, or `secondary` where the operator’s flags on `<html>` say so. `loading` keeps the width and disables the button.',
    accessibility:
      'Targets are at least 44 px. `IconButton` needs a `label`: it is its name. A loading button is `aria-busy` and its spinner says `loadingLabel`.',
  },
  args: { children: 'Deposit', loadingLabel: 'Loading' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Call: Story = { args: { variant: 'call', children: 'Sign in' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = { args: { size: 'lg', icon: PlayIcon } };
export const LongText: Story = {
  args: { block: true, children: 'Einzahlungslimit für die kommenden vierundzwanzig Stunden bestätigen' },
};
export const AsLink: Story = { render: () => <ButtonLink href="#deposit">Deposit</ButtonLink> };
export const IconOnly: Story = {
  render: () => (
    <Inline>
      <IconButton icon={SearchIcon} label="Search" />
      <IconButton icon={SearchIcon} label="Search" variant="ghost" />
      <IconButton icon={SearchIcon} label="Search" variant="primary" />
      <IconButton icon={SearchIcon} label="Search" variant="primary" loading />
    </Inline>
  ),
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWord: Story = {
  args: { icon: PlayIcon, children: 'Benachrichtigungseinstellungsmöglichkeitenübersicht' },
};
