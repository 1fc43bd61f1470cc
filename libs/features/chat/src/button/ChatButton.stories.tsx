import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatStore, noChat } from '../chatStore.ts';
import { ChatButton, GameChatButton } from './ChatButton.tsx';

/** For `beforeEach`: the chat as it is on the page. */
const showing = (chat: Partial<typeof noChat>) => () => {
  chatStore.set({ ...noChat, ...chat });
  return () => chatStore.set(noChat);
};

const meta = {
  title: 'Features/Chat/ChatButton',
  component: ChatButton,
  parameters: {
    lobby: { settings: { chat: { scriptUrl: 'https://static.support.test/ekr/snippet.js', key: 'story' } } },
  },
} satisfies Meta<typeof ChatButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Loading: Story = { beforeEach: showing({ status: 'loading' }) };
export const Open: Story = { beforeEach: showing({ status: 'open' }) };
export const Unread: Story = { beforeEach: showing({ status: 'closed', unread: 2 }) };
export const ManyUnread: Story = { beforeEach: showing({ status: 'closed', unread: 12 }) };
export const AboveAGame: Story = {
  beforeEach: showing({ status: 'closed', unread: 1 }),
  render: () => <GameChatButton />,
};
