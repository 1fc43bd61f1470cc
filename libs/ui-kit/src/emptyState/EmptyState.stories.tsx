import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/Button.tsx';
import { HomeIcon, OfflineIcon, RefreshIcon, SearchIcon, WarningIcon } from '../icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: {
    usage:
      'In the place of content that is empty, has failed or is refused: say why in a sentence and offer the way on. `card` for a section, `page` for a whole page, `plain` inside a dialog.',
    accessibility:
      'The title is a heading: `level` follows the page\'s outline. `role="alert"` of title and text where it appears in place of what the player asked for; none where it comes with the page. Icon and illustration are decoration.',
  },
  args: { icon: SearchIcon, title: 'Nothing found', text: 'Try fewer letters, or the name of a studio.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Failed: Story = {
  args: {
    role: 'alert',
    icon: OfflineIcon,
    title: 'These games did not load',
    text: 'Check your connection and try again.',
    actions: (
      <Button variant="secondary" icon={RefreshIcon}>
        Try again
      </Button>
    ),
  },
};
export const Refused: Story = {
  args: {
    role: 'alert',
    icon: WarningIcon,
    title: 'You cannot play right now',
    text: 'Your account is closed for play until tomorrow at noon.',
    actions: (
      <>
        <Button>Contact us</Button>
        <ButtonLink variant="ghost" href="#lobby">
          Go to the lobby
        </ButtonLink>
      </>
    ),
  },
};
export const WholePage: Story = {
  args: {
    layout: 'page',
    illustration: '404',
    title: 'This page is not in play',
    text: 'The address may have changed.',
    actions: (
      <ButtonLink icon={HomeIcon} href="#lobby">
        Back to the lobby
      </ButtonLink>
    ),
  },
  parameters: { layout: 'fullscreen' },
};
export const InDialog: Story = {
  args: { layout: 'plain', level: 3, icon: WarningIcon, title: 'The cashier cannot be reached right now' },
};
/** Words that no language breaks, as compound words and addresses are, stay inside. */
export const UnbrokenWords: Story = {
  args: {
    title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    text: 'Einzahlungslimitbestätigungsnachrichtenempfangsverzögerungsfehler',
    actions: <Button>Benachrichtigungseinstellungsmöglichkeitenübersicht</Button>,
  },
};
