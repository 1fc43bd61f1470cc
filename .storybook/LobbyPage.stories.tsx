import type { Meta, StoryObj } from '@storybook/react-vite';
import LobbyPage from '../libs/features/games/src/pages/LobbyPage.tsx';
import { broken, closeDialogs, features, lobbyAnswers, never, PageFrame } from './page.tsx';

/** The lobby as a visitor and as a player see it, whole. */
const meta = {
  title: 'Pages/Games/Lobby',
  render: () => (
    <PageFrame>
      <LobbyPage />
    </PageFrame>
  ),
  beforeEach: closeDialogs,
  parameters: {
    layout: 'fullscreen',
    lobby: { features, answers: lobbyAnswers, brand: { visitorBrowsing: true } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (LobbyPage: unknown): Story => ({
  parameters: { lobby: { answers: { LobbyPage } } },
});

export const Visitor: Story = {};
export const Player: Story = { parameters: { lobby: { signedIn: true } } };
export const Loading = answered(never);
export const Failed = answered(broken);
