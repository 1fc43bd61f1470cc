import { Container } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answersOfStudio, wireArt, wireGame, wirePersonalized, wireStudio } from '../wire.fixture.ts';
import StudioShowcase from './StudioShowcase.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><rect width="3" height="4" fill="dimgray"/><circle cx="1.5" cy="1.8" r="1" fill="silver"/></svg>',
);
const games = (count: number) =>
  wirePersonalized({
    studio: { ...wireStudio('acme-games', 'Acme Games'), imageUrl: null },
    games: {
      __typename: 'GameConnection',
      totalCount: count,
      edges: Array.from({ length: count }, (_, index) => ({
        __typename: 'GameEdge',
        node: wireGame(index + 1, { ...wireArt(`data:image/svg+xml,${drawing}`), aspectRatio: 0.75 }),
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

const meta = {
  title: 'Features/Games/StudioShowcase',
  component: StudioShowcase,
  args: { slug: 'acme-games' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof StudioShowcase>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answer: () => unknown): Story => ({ parameters: { lobby: { answers: answersOfStudio(answer) } } });

export const Twenty = answered(() => games(20));
export const Few = answered(() => games(4));
export const Loading = answered(() => new Promise(() => undefined));
export const Failed = answered(() => ({ errors: [{ message: 'Broken' }] }));
