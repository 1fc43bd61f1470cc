import { Button, Grid } from '@lobby/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionSkeleton } from './PromotionSkeleton.tsx';

const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="dimgray"/><circle cx="11" cy="4.5" r="3" fill="silver"/></svg>',
);
const block = {
  title: 'Weekend reload',
  subtitle: null,
  text: '<p>Deposit between Friday and Sunday and get <strong>half of it on top</strong>.</p>',
  desktopImage: `data:image/svg+xml,${drawing}`,
  mobileImage: null,
  endsAt: '2126-11-22T12:00:00.000Z',
  termsAndConditions: '<p>Once per player and weekend.</p>',
};
const unbreakable = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

const meta = {
  title: 'Features/Content/PromotionCard',
  component: PromotionCard,
  args: { block, layout: 'card', action: <Button>Deposit</Button> },
} satisfies Meta<typeof PromotionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeRow: Story = {};
export const SideBySide: Story = { args: { layout: 'split' } };
export const InColumns: Story = {
  render: (args) => (
    <Grid column="lg">
      <PromotionCard {...args} />
      <PromotionCard {...args} block={{ ...block, desktopImage: null, endsAt: null }} />
    </Grid>
  ),
};
/** As no language has them: the card is as wide as its place. */
export const UnbreakableWords: Story = {
  args: {
    block: { ...block, title: unbreakable, subtitle: unbreakable, text: `<p>${unbreakable}</p>`, desktopImage: null },
  },
};
export const Loading: Story = { render: ({ layout }) => <PromotionSkeleton layout={layout} /> };
