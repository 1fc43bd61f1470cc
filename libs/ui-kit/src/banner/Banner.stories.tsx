import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Art } from '../storyParts.tsx';
import { Banner, BannerPicture, BannerSkeleton } from './Banner.tsx';

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  tags: ['autodocs'],
  subcomponents: { BannerPicture, BannerSkeleton },
  parameters: {
    usage:
      "The stage of a page or an offer. One main button; a second one is `ghost`. Art fades into the brand's own gradient and is never behind text, which keeps its contrast. While it loads, `BannerSkeleton` keeps its place.",
    accessibility:
      "The title is a heading of `level`: 1 for the page's own stage only. Pictures in `art` are decoration and have an empty `alt`.",
  },
  args: {
    title: 'Every lantern hides a prize',
    text: 'Light up to five rewards this week.',
    eyebrow: <Badge tone="tertiary">Tonight</Badge>,
    actions: <Button size="lg">Play now</Button>,
    art: <Art seed={3} symbol="★" />,
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A theme with a light page has light pictures, and dark text beside them. */
export const LightArt: Story = { args: { height: 'hero', art: <Art seed={8} symbol="★" /> } };
export const Hero: Story = { args: { height: 'hero' } };
export const WithoutArt: Story = { args: { art: undefined } };
export const Loading: Story = { render: ({ height }) => <BannerSkeleton height={height} /> };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    text: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    actions: <Button size="lg">Spielautomatenlieblingsspielesammlungsübersichtsseite</Button>,
  },
};
