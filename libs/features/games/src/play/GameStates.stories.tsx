import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  GameAllowedAgain,
  GameFailed,
  GameHeld,
  GameLoading,
  GameRefused,
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
export const HeldByCheck: Story = { render: () => <GameHeld /> };
export const NotAvailable: Story = { render: () => <GameRefused refusal="GameNotAvailable" /> };
export const PlayerBlocked: Story = { render: () => <GameRefused refusal="PlayerBlocked" /> };
export const PlayerBlockedForThePlatform: Story = {
  render: () => <GameRefused refusal="PlayerBlocked" onRetry={() => {}} />,
};
export const AllowedAgain: Story = { render: () => <GameAllowedAgain onStart={() => {}} /> };
export const DemoNotAllowed: Story = { render: () => <GameRefused refusal="DemoNotAllowed" /> };
export const WithoutPlayer: Story = { render: () => <NoPlayer /> };
