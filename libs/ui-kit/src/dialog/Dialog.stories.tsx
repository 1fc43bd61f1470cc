import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Time to take a break?',
    closeLabel: 'Close',
    onClose: () => undefined,
    children: <Text>You have played for one hour.</Text>,
    footer: (
      <>
        <Button variant="secondary">CLOSE</Button>
        <Button>OK</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Light: Story = { args: { scheme: 'light' } };
export const Side: Story = { args: { placement: 'side', footer: undefined } };
export const Long: Story = {
  args: { children: <Text>{'You have played for one hour. '.repeat(120)}</Text> },
};
export const Opened: Story = {
  render: function Held(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} footer={undefined} />
      </>
    );
  },
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    children: <Text>Spielautomatenlieblingsspielesammlungsübersichtsseite</Text>,
    footer: <Button>Spielautomatenlieblingsspielesammlungsübersichtsseite</Button>,
  },
};
