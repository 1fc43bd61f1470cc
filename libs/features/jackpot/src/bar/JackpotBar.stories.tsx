import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptInFailed } from '../optIn/OptInView.tsx';
import { BarView } from './BarView.tsx';
import * as css from './Story.css.ts';

const pots = [
  { id: 'total', value: '1342.50', odds: null },
  { id: 'mega', value: '1000.00', odds: '1250000' },
  { id: 'major', value: '250.00', odds: '90000' },
  { id: 'minor', value: '12.50', odds: '5000' },
  { id: 'shared', value: '80.00', odds: null },
];

/** The bar in the place that the game page gives it: floating on desktops, docked on phones. */
const meta = {
  decorators: [
    (Story) => (
      <div className={css.game}>
        <Story />
      </div>
    ),
  ],
  title: 'Features/Jackpot/JackpotBar',
  component: BarView,
  args: {
    panel: null,
    news: null,
    pots,
    isLive: true,
    part: 'Take part',
    choice: <OptInFailed onReload={() => {}} />,
    send: () => {},
  },
  parameters: { lobby: { signedIn: true, path: '/games/book/' } },
} satisfies Meta<typeof BarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {};
export const TakesPart: Story = { args: { part: '+ €0.50' } };
export const WithoutPots: Story = { args: { pots: null } };
export const NotLive: Story = { args: { isLive: false, part: '+ €0.50' } };
export const Pots: Story = { args: { panel: 'pots' } };
export const Odds: Story = { args: { panel: 'odds' } };
export const UnknownOdds: Story = { args: { panel: 'odds', pots: pots.map((pot) => ({ ...pot, odds: null })) } };
export const Contribution: Story = { args: { panel: 'contribution' } };
export const SpotlightOnWin: Story = { args: { news: { kind: 'won', potId: 'minor' } } };
export const SpotlightOnOptIn: Story = { args: { news: { kind: 'joined' } } };
