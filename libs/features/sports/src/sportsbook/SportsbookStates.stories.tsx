import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  SportsbookPaused,
  SportsbookLoading,
  SportsbookNotOffered,
  SportsbookUnavailable,
} from './SportsbookStates.tsx';

const meta = { title: 'Features/Sports/SportsbookStates' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const Loading: Story = { render: () => <SportsbookLoading /> };
export const Unavailable: Story = { render: () => <SportsbookUnavailable onRetry={nothing} /> };
export const NotOffered: Story = { render: () => <SportsbookNotOffered /> };
export const BlockedByACheck: Story = { render: () => <SportsbookPaused reason="check" /> };
export const WaitingForACheck: Story = { render: () => <SportsbookPaused reason="waiting" /> };
export const Blocked: Story = { render: () => <SportsbookPaused reason="blocked" onRetry={nothing} /> };
