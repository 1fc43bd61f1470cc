import type { Meta, StoryObj } from '@storybook/react-vite';
import GameLimits from './GameLimits.tsx';
import { limitsPlatform } from './limits.fixture.ts';

const story = (limits: Parameters<typeof limitsPlatform>[0]): Story => ({
  parameters: { lobby: { signedIn: true, answers: limitsPlatform(limits).answers } },
});

const meta = {
  title: 'Features/Limits/GameLimits',
  component: GameLimits,
} satisfies Meta<typeof GameLimits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LimitsSet = story([
  { kind: 'Loss', period: 'Day', value: 50, used: 20 },
  { kind: 'Session', period: 'Day', value: 60, used: 60 },
]);
export const NoneSet = story([{ kind: 'Loss' }, { kind: 'Session' }]);
