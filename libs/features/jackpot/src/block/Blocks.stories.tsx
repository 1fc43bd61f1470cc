import { Block, BlockSkeleton, Slot } from '@lobby/composition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { jackpotFeature } from '../feature.tsx';
import { playService, storyAnswers, storySettings } from '../story.fixture.ts';

const features = [jackpotFeature()];
const meta = {
  title: 'Features/Jackpot/Blocks',
  beforeEach: playService(),
  parameters: { lobby: { features, path: '/', settings: storySettings, answers: storyAnswers } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pots: Story = { render: () => <Block type="JACKPOT" id="b1" index={1} /> };
export const Loading: Story = { render: () => <BlockSkeleton type="JACKPOT" index={1} /> };
export const WithoutService: Story = {
  render: () => <Block type="JACKPOT" id="b1" index={1} />,
  beforeEach: playService(null, (service) => {
    service.isDown = true;
  }),
};
export const HeadOfList: Story = { render: () => <Slot name="list.header" props={{ slug: 'jackpots' }} /> };
