import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarouselSkeleton } from '../carousel/Carousel.tsx';
import { Container, Grid } from '../layout/layout.tsx';
import { TileSkeleton } from '../tile/Tile.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    usage: 'The room of what is loading, at its final size, so that nothing jumps when it comes.',
    accessibility: 'Hidden from screen readers: mark the region that loads `aria-busy`. It does not move.',
  },
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tiles: Story = {
  render: () => (
    <Grid column="tile">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <TileSkeleton key={key} />
      ))}
    </Grid>
  ),
};

export const Row: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container>
      <CarouselSkeleton>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <TileSkeleton key={key} />
        ))}
      </CarouselSkeleton>
    </Container>
  ),
};
