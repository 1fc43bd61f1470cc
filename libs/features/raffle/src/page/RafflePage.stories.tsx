import type { Meta, StoryObj } from '@storybook/react-vite';
import { raffleFeature } from '../feature.tsx';
import { otherFeatures } from '../otherFeatures.fixture.tsx';
import { createStoryService, playService, storySettings } from '../storyService.fixture.ts';
import { raffleAnswers, wirePage, wireSettings } from '../wire.fixture.ts';
import RafflePage from './RafflePage.tsx';

const features = [raffleFeature(), ...otherFeatures];
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="dimgray"/><circle cx="11" cy="4.5" r="3" fill="silver"/></svg>',
)}`;
const page = wirePage({ pageMobileBackgroundImage: drawing, pageDesktopBackgroundImage: drawing });
const [raffle] = wireSettings().raffles;
const settings = wireSettings({ raffles: [{ ...raffle, raffleSpotlightImage: drawing }] });

const meta = {
  title: 'Pages/Raffle/Raffle',
  component: RafflePage,
  parameters: {
    layout: 'fullscreen',
    lobby: { features, path: '/raffle/', settings: storySettings, answers: raffleAnswers(settings, page) },
  },
  beforeEach: () => playService(createStoryService()),
} satisfies Meta<typeof RafflePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (RafflePageAnswer: () => unknown): Story => ({
  parameters: { lobby: { answers: { RafflePage: RafflePageAnswer } } },
});

export const Visitor: Story = {};
export const Loading = answered(() => new Promise(() => undefined));
export const Failed = answered(() => ({ errors: [{ message: 'Broken' }] }));
/** Words of the operator that no line can hold. */
export const UnbrokenWords = answered(
  () =>
    raffleAnswers(
      wireSettings({
        raffles: [
          {
            ...raffle,
            gameStudio: {
              __typename: 'Studio',
              slug: 'long',
              name: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
            },
            raffleSpotlightImage: null,
          },
        ],
      }),
      { ...page, text: '<p>Einzahlungslimitbestätigungsnachrichtenempfangsverzögerung</p>' },
    ).RafflePage,
);
