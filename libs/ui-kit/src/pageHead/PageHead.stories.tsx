import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text/text.tsx';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Kit/PageHead',
  component: PageHead,
  tags: ['autodocs'],
  parameters: {
    usage: 'The first thing on a page, once. The title of the window is set beside it, by the page.',
    accessibility: 'The title is the heading of level 1; those of the page follow at level 2.',
  },
  args: { title: 'Your evenings', note: 'What you have played, and when.' },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleAlone: Story = { args: { note: undefined } };
export const WithLink: Story = {
  args: {
    children: (
      <TextLink standalone href="#tables">
        All tables
      </TextLink>
    ),
  },
};
/** Words that no language breaks, as compound words are, stay inside. */
export const UnbrokenWords: Story = {
  args: { title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite' },
};
