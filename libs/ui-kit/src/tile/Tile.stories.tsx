import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Grid } from '../layout/layout.tsx';
import { Money } from '../money/Money.tsx';
import { Art, StoryLink } from '../storyParts.tsx';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'Kit/Tile',
  component: Tile,
  tags: ['autodocs'],
  parameters: {
    usage:
      'A game, studio or category: art with a name, pressable as a whole. `badge` over a corner, `ribbon` over the lower edge, controls in `footer`.',
    accessibility:
      'One link, named by its title, whose area is the whole tile. Art is decoration. `hideTitle` keeps the name for screen readers where the art shows it.',
  },
  args: {
    art: <Art seed={1} symbol="★" />,
    title: 'Ninth Lantern',
    subtitle: 'Northlight Studio',
    playMark: true,
    render: <StoryLink to="#game" />,
  },
  decorators: [
    (Story) => (
      <Grid column="tile">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Badged: Story = {
  args: { badge: <Badge tone="tertiary">New</Badge>, ribbon: <Money>€ 12,480.50</Money> },
};
export const LongTitle: Story = {
  args: { title: 'The Extraordinarily Long Journey of the Seven Silver Lighthouse Keepers' },
};
export const Ratios: Story = {
  render: (args) => (
    <Grid column="tile">
      {(['portrait', 'square', 'landscape', 'wide'] as const).map((ratio) => (
        <Tile key={ratio} {...args} ratio={ratio} title={ratio} />
      ))}
    </Grid>
  ),
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    subtitle: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    badge: <Badge>Spielautomatenlieblingsspielesammlungsübersichtsseite</Badge>,
    ribbon: <Money>€ 123,456,789,012,345,678,901.00</Money>,
  },
};
