import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStoryService, playService, storySettings } from '../storyService.fixture.ts';
import { raffleAnswers, root } from '../wire.fixture.ts';
import RaffleBlock from './RaffleBlock.tsx';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="dimgray"/><circle cx="11" cy="4.5" r="3" fill="silver"/></svg>',
)}`;
const block = (title: string) =>
  root({
    contentBlock: {
      __typename: 'ContentBlock',
      id: 'b1',
      title,
      subtitle: 'Three raffles, each with a pot of its own.',
      desktopImage: drawing,
      mobileImage: drawing,
      callToAction: { __typename: 'CallToAction', label: 'Read more' },
    },
  });

const meta = {
  title: 'Features/Raffle/RaffleBlock',
  component: RaffleBlock,
  args: { id: 'b1', index: 2 },
  parameters: {
    lobby: {
      settings: storySettings,
      answers: { ...raffleAnswers(), RaffleBlock: () => block('Every euro a ticket') },
    },
  },
  beforeEach: () => playService(createStoryService()),
} satisfies Meta<typeof RaffleBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NextDrop: Story = {};
/** No drop has anything to win: the operator's words stand alone. */
export const NoDrops: Story = {
  beforeEach() {
    const service = createStoryService();
    for (const type of ['hourly', 'daily', 'weekly'] as const) service.serve(type, service.drop(type, 0, '0.00'));
    return playService(service);
  },
};
export const Loading: Story = {
  parameters: { lobby: { answers: { RaffleBlock: () => new Promise(() => undefined) } } },
};
export const UnbrokenWords: Story = {
  parameters: {
    lobby: { answers: { RaffleBlock: () => block('Spielautomatenlieblingsspielesammlungsübersichtsseite') } },
  },
};
