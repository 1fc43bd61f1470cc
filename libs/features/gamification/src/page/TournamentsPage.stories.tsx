import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answering,
  broken,
  brokenWidget,
  never,
  notAvailable,
  playService,
  silentWidget,
  storyLobby,
  notOptedIn,
} from '../story.fixture.tsx';
import TournamentsPage from './TournamentsPage.tsx';

const meta = {
  title: 'Pages/Gamification/Tournaments',
  component: TournamentsPage,
  beforeEach: playService(),
  parameters: { layout: 'fullscreen', lobby: storyLobby('/tournaments/') },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesPart: Story = {};
export const TakesNoPart: Story = { beforeEach: playService(notOptedIn) };
export const Loading: Story = { beforeEach: playService({}, { hangs: true }) };
export const WidgetLoading: Story = { beforeEach: playService({}, silentWidget) };
export const WidgetFailed: Story = { beforeEach: playService({}, brokenWidget) };
/** It is not known whether there is a programme for the player. */
export const Failed: Story = answering({ GetGamanzaInfo: broken });
export const Unknown: Story = answering({ GetGamanzaInfo: never });
export const NotAvailable: Story = notAvailable;
