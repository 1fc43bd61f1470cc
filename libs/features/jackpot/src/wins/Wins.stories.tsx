import type { Win } from '@lobby/thrillpots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { JackpotWin } from './JackpotWin.tsx';
import { WinNotification } from './WinNotification.tsx';

const win: Win = {
  kind: 'jackpot',
  isRepeated: false,
  id: 'w1',
  instanceId: 'jackpot-1',
  potId: 'major',
  playerId: 'p1',
  amount: '12345.67',
  multipliers: {},
  communityWinners: [],
};

/** Content of the overlay `jackpot-win`, and of the message that reports somebody else's win. */
const meta = {
  title: 'Features/Jackpot/Wins',
  component: JackpotWin,
  args: { settings: { palette: null, winPicture: null }, win, share: null },
} satisfies Meta<typeof JackpotWin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnWin: Story = {};
export const WithShare: Story = { args: { share: '20.00' } };
export const LargeAmount: Story = { args: { win: { ...win, potId: 'mega', amount: '98765432.10' } } };
export const SomebodyElse: Story = { render: () => <WinNotification win={win} share={null} /> };
export const SomebodyElseWithShare: Story = { render: () => <WinNotification win={win} share="20.00" /> };
