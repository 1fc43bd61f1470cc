import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    usage:
      'For a question that has to be answered before the player goes on, or a short task beside the page. `sheet` rises from below on phones; `side` is a panel such as the menu; `alert` asks for an answer first. Load it lazily: it is never in the first load.',
    accessibility:
      'Focus moves in, stays in and returns to the opener. Escape and a press outside ask to close unless `escape` or `outside` is off. `hideTitle` keeps the name for screen readers. `focusSelf` protects against a key that was meant for something else.',
    docs: { story: { inline: false, height: '520px' } },
  },
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
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    children: <Text>Spielautomatenlieblingsspielesammlungsübersichtsseite</Text>,
    footer: <Button>Spielautomatenlieblingsspielesammlungsübersichtsseite</Button>,
  },
};
