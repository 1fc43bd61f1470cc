import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Kit/SectionHead',
  component: SectionHead,
  tags: ['autodocs'],
  parameters: {
    usage:
      'The first thing in a section of a page. With an `id` the section is named by it, through `aria-labelledby`.',
    accessibility: 'The title is a heading of level 2, below that of `PageHead`.',
  },
  args: { title: 'Your ranks', note: 'What each of them brings.' },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleAlone: Story = { args: { note: undefined } };
