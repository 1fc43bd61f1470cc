import { local } from '@lobby/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { expect, screen, userEvent } from 'storybook/test';
import { elsewhere, entriesOf, type StoredEntry, storeEntries } from './inbox.fixture.ts';
import InboxPage from './InboxPage.tsx';
import InboxMenuEntry from './InboxMenuEntry.tsx';

/** For `beforeEach`: what was announced. */
const withEntries = (change: (entries: StoredEntry[]) => readonly StoredEntry[]) => () => {
  storeEntries(change(entriesOf(Date.now())));
  return () => local.remove('inbox');
};

const meta = {
  title: 'Pages/Account/Inbox',
  component: InboxPage,
  parameters: { layout: 'fullscreen', lobby: { signedIn: true, path: '/inbox/', features: elsewhere } },
  beforeEach: withEntries((entries) => entries),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = {};
export const Read: Story = {
  beforeEach: withEntries((entries) => entries.map((entry) => ({ ...entry, isRead: true }))),
};
export const Empty: Story = { beforeEach: withEntries(() => []) };
/** On a break: what would invite to play leads nowhere. */
export const OnABreak: Story = {
  parameters: {
    lobby: {
      answers: {
        GetPlayerInfo: () =>
          wireViewer({
            player: { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2999-01-01T00:00:00.000Z' } },
            wallet: wireWallet,
          }),
      },
    },
  },
};
export const OneRemoved: Story = {
  async play() {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Remove' }))[1] as HTMLElement);
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const AllRemoved: Story = {
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove all' }));
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const InTheMenu: Story = { render: () => <InboxMenuEntry close={() => {}} /> };
