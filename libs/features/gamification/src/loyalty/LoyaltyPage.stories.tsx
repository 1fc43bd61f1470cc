import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  answering,
  broken,
  brokenWidget,
  loyaltyPage,
  never,
  notAvailable,
  playService,
  silentWidget,
  storyLobby,
  notOptedIn,
} from '../story.fixture.tsx';
import { pageAnswer } from '../wire.fixture.ts';
import LoyaltyPage from './LoyaltyPage.tsx';

const colors = ['#b87333', '#9ea7ad', '#d4a017', '#2e8b57', '#7fb2d9'];
const lobby = storyLobby('/loyalty-program/');
const LoyaltyPageAnswer = () => pageAnswer(loyaltyPage(colors));

const meta = {
  title: 'Pages/Gamification/Loyalty',
  component: LoyaltyPage,
  beforeEach: playService(),
  parameters: {
    layout: 'fullscreen',
    lobby: { ...lobby, answers: { ...lobby.answers, LoyaltyPage: LoyaltyPageAnswer, RankTitles: LoyaltyPageAnswer } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesPart: Story = {};
export const TakesNoPart: Story = { beforeEach: playService(notOptedIn) };
export const Joining: Story = {
  ...answering({ OptInToGamification: never }),
  beforeEach: playService(notOptedIn),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByText('Joining …')).toBeVisible();
  },
};
export const NotCarriedOut: Story = {
  ...answering({ OptInToGamification: broken }),
  beforeEach: playService(notOptedIn),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByText(/could not be carried out/)).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
/** The operator has written nothing. */
export const OwnWordsAlone: Story = answering({
  LoyaltyPage: () => pageAnswer(null),
  RankTitles: () => pageAnswer(null),
});
export const Loading: Story = answering({ GetGamanzaInfo: never });
export const PartLoading: Story = { beforeEach: playService({}, { hangs: true }) };
export const StandingLoading: Story = { beforeEach: playService({}, silentWidget) };
export const StandingFailed: Story = { beforeEach: playService({}, brokenWidget) };
export const Failed: Story = answering({ LoyaltyPage: broken });
export const NotAvailable: Story = notAvailable;
