import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, ErrorIcon, InfoIcon, SignInIcon } from '@lobby/ui-kit';
import { EntryPanel } from './EntryPanel.tsx';

const meta = {
  title: 'Features/Sign-in/EntryPanel',
  component: EntryPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    aside: { title: 'The games are ready.', text: 'Your balance, favourites and rewards wait behind one sign-in.' },
    title: 'Welcome back',
    text: 'You sign in on our secure page and come straight back here.',
    actions: (
      <>
        <Button block size="lg" icon={SignInIcon}>
          Sign In
        </Button>
        <ButtonLink block size="lg" variant="ghost" href="#register">
          Create an account
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof EntryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SignedOut: Story = {
  args: {
    notice: {
      kind: 'info',
      icon: InfoIcon,
      text: 'You were signed out, because you signed in on another device.',
    },
  },
};
export const Leaving: Story = {
  args: {
    actions: (
      <Button block size="lg" loading loadingLabel="Opening the secure page">
        Sign In
      </Button>
    ),
  },
};
export const Failed: Story = {
  args: {
    notice: { kind: 'error', icon: ErrorIcon, text: 'Login failed' },
    actions: (
      <Button block size="lg">
        Try again
      </Button>
    ),
  },
};
export const LongWords: Story = {
  args: {
    aside: {
      title: 'Die Spielautomatenlieblingsspielesammlung steht für dich bereit.',
      text: 'Dein Guthaben, deine Lieblingsspiele und deine Belohnungen warten hinter einer einzigen Anmeldung auf dich.',
    },
    title: 'Willkommen zurück in deiner Spielelobby',
    notice: {
      kind: 'info',
      icon: InfoIcon,
      text: 'Du wurdest abgemeldet, weil deine Sitzungsverlängerung nicht durchgeführt werden konnte.',
    },
  },
};
