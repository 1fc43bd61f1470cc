import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  GameAllowedAgain,
  GameBlockedByCheck,
  GameFailed,
  GameLoading,
  GameRejected,
  GameWaiting,
  NoPlayer,
} from './GameStates.tsx';

const meta = { title: 'Features/Games/GameStates' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <GameLoading /> };
export const NotStarted: Story = { render: () => <GameFailed onRetry={() => {}} /> };
export const Stopped: Story = { render: () => <GameFailed hasStarted onRetry={() => {}} /> };
export const Waiting: Story = { render: () => <GameWaiting /> };
export const BlockedByCheck: Story = { render: () => <GameBlockedByCheck /> };
export const NotAvailable: Story = { render: () => <GameRejected rejection="GameNotAvailable" /> };
export const PlayerBlocked: Story = { render: () => <GameRejected rejection="PlayerBlocked" /> };
export const PlayerBlockedForThePlatform: Story = {
  render: () => <GameRejected rejection="PlayerBlocked" onRetry={() => {}} />,
};
export const AllowedAgain: Story = { render: () => <GameAllowedAgain onStart={() => {}} /> };
export const DemoNotAllowed: Story = { render: () => <GameRejected rejection="DemoNotAllowed" /> };
export const WithoutPlayer: Story = { render: () => <NoPlayer /> };
