import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Tabs } from './Tabs.tsx';

const items = ['Casino', 'Live', 'Sports'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <Text>All of {label}.</Text>,
}));

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: {
    usage: 'Views of one thing side by side, one in sight. Many tabs scroll sideways.',
    accessibility:
      'One stop for Tab; arrows, Home and End move, Enter or Space opens, so that nothing loads while moving.',
  },
  args: { label: 'Mode', items },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Many: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      value: String(index),
      label: `Studio ${index + 1}`,
      content: <Text>Games of studio {index + 1}.</Text>,
    })),
  },
};
