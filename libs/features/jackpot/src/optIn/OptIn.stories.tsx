import type { Meta, StoryObj } from '@storybook/react-vite';
import { optedIn, optedOut } from '../service.fixture.ts';
import { playService, storyAnswers, storySettings } from '../story.fixture.ts';
import { JackpotCard } from './JackpotCard.tsx';
import { OptInFailed, OptInView } from './OptInView.tsx';
import type { OptIn } from './useJackpotOptIn.ts';

const meta = {
  title: 'Features/Jackpot/OptIn',
  component: JackpotCard,
  beforeEach: playService(),
  parameters: { lobby: { signedIn: true, path: '/jackpot/', settings: storySettings, answers: storyAnswers } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeverChosen: Story = {};
export const On: Story = { beforeEach: playService(optedIn(0.5)) };
export const Off: Story = { beforeEach: playService(optedOut) };
export const Visitor: Story = { parameters: { lobby: { signedIn: false } } };
export const Failed: Story = { render: () => <OptInFailed onReload={() => {}} /> };

const settings = {
  sourceId: 'community',
  instanceId: 'jackpot-1',
  options: [0.1, 0.5, 1] as const,
  initialOption: 0.5,
  hasCommunity: true,
  logo: null,
  winPicture: null,
  palette: null,
};
const part: OptIn = {
  state: true,
  isChanging: false,
  wantsIn: false,
  isIn: true,
  isConfirmed: false,
  contribution: 0.5,
  isBlocked: false,
  hasChosen: true,
  choose: () => {},
  reload: () => {},
};
const inState = (optIn: Partial<OptIn>): Story => ({
  render: () => <OptInView settings={settings} optIn={{ ...part, ...optIn }} isVisitor={false} />,
});
export const Loading = inState({ state: 'loading', isIn: false });
export const Changing = inState({ state: 'loading', isChanging: true, isIn: false });
export const Confirmed = inState({ isConfirmed: true });
