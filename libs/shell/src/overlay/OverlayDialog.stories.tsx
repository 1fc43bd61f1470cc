import type { Overlay } from '@lobby/host';
import { Text } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverlayDialog } from './OverlayDialog.tsx';

/** One story per variant (R-3-030). */
const meta = {
  title: 'Shell/Overlay',
  component: OverlayDialog,
  args: { open: true, onEnd: () => undefined, overlay: { variant: 'default', title: 'Overlay' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OverlayDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (overlay: Overlay): Story => ({ args: { overlay } });
const content = <Text>What the feature that opened it puts here.</Text>;

export const Confirmation = story({ variant: 'confirmation', title: 'Your balance is running low', content });
export const Default = story({ variant: 'default', title: 'About this game', content });
export const Error = story({ variant: 'error', title: 'Error', content: 'Something went wrong.' });
export const Search = story({ variant: 'search', title: 'Search', content });
export const QuickDeposit = story({ variant: 'quick-deposit', title: 'Deposit', content });
export const RealityCheck = story({ variant: 'reality-check', title: 'Reality check', content });
export const ContentAccept = story({ variant: 'content-accept', title: 'New terms', content });
export const ActionError = story({ variant: 'action-error', title: 'You cannot deposit', content });
export const JackpotWin = story({ variant: 'jackpot-win', title: 'Jackpot', content });
export const RaffleWin = story({ variant: 'raffle-win', title: 'Raffle', content });
export const SourceOfWealth = story({ variant: 'sow', title: 'Source of wealth', content });
export const KycRequired = story({ variant: 'sumsub-kyc-required', title: 'Verify your identity', content });
export const LongTexts = story({
  variant: 'confirmation',
  title: 'Käyttöehtosopimuksen hyväksymisvaatimus '.repeat(2),
  content: 'Nykyaikaisempien verkkopankkitunnusten käyttöönottovaatimus. '.repeat(30),
  okText: 'Hyväksyn käyttöehdot',
  dismissText: 'Palaan myöhemmin takaisin',
});
