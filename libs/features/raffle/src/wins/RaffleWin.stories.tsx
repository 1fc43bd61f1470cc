import { Card } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RaffleWin } from './RaffleWin.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="dimgray"/><circle cx="11" cy="4.5" r="3" fill="silver"/></svg>',
);

/** The content of the overlay; its frame is the shell's `raffle-win`. */
const meta = {
  title: 'Features/Raffle/RaffleWin',
  component: RaffleWin,
  args: { amount: '€2,500.00', type: 'daily', image: `data:image/svg+xml,${drawing}` },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof RaffleWin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { image: null, type: null } };
export const LargeAmount: Story = { args: { amount: '€123,456,789,012.34' } };
