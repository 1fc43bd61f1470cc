import { Block, BlockSkeleton } from '@lobby/composition';
import { Container } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsFeature } from '../feature.tsx';
import { topSports, wireEvent } from '../wire.fixture.ts';

// Answers are functions: Storybook merges objects of a story and of its file into one.
const events = [
  wireEvent('live', { isLive: true, clock: "67'", homeScore: 2, awayScore: 1, home: 'Varnhem Rovers' }),
  wireEvent('long', { home: 'Sportfreunde Unter- und Oberreichenbach', league: 'Landesliga Nordwest, Gruppe B' }),
  wireEvent('tennis', {
    home: 'E. Nordin',
    away: 'N. Vuoristo',
    selections: wireEvent('tennis').selections.slice(0, 2),
  }),
  wireEvent('later'),
];
const meta = {
  title: 'Features/Sports/TopSportsBlock',
  render: () => <Block type="TOP_SPORTS" id="top" index={0} />,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    lobby: { features: [sportsFeature()], path: '/', answers: { TopSports: () => topSports(events) } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {};
export const Loading: Story = { render: () => <BlockSkeleton type="TOP_SPORTS" index={0} /> };
export const None: Story = { parameters: { lobby: { answers: { TopSports: () => topSports([]) } } } };
