import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../layout/layout.tsx';
import { Art } from '../showcase/Art.tsx';
import { StoryLink } from '../showcase/StoryLink.tsx';
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
  parameters: { layout: 'fullscreen' },
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
