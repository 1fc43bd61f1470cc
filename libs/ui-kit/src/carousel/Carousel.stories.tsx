import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { Art, StoryLink } from '../storyParts.tsx';
import { Heading } from '../text/text.tsx';
import { Tile } from '../tile/Tile.tsx';
import { Carousel } from './Carousel.tsx';

const tiles = Array.from({ length: 20 }, (_, index) => (
  <Tile
    key={index}
    art={<Art seed={index} symbol="♦" />}
    title={`Game ${index + 1}`}
    render={<StoryLink to={`#game-${index + 1}`} />}
  />
));

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  tags: ['autodocs'],
  args: {
    heading: (
      <Heading level={2} size="h3" ruled>
        Top games
      </Heading>
    ),
    previousLabel: 'Previous games',
    nextLabel: 'Next games',
    children: tiles,
  },
  parameters: {
    layout: 'fullscreen',
    usage:
      'A row of tiles that goes on beyond the window. Paddles move it by one and a half widths on desktops; phones scroll by touch.',
    accessibility:
      'The row is a list; paddles are buttons named by `previousLabel` and `nextLabel`. A paddle that disappears hands the focus to the other one. Everything is reached by Tab without paddles.',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { children: tiles.slice(0, 2) } };
export const Wide: Story = { args: { size: 'lg' } };
