import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    usage:
      'One or two words about the thing it sits on: new, live, expired. Not a button, and never the only place where something important is said.',
    accessibility: 'Read as plain text. The tone alone says nothing to those who do not see colours: the word has to.',
  },
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const tones = ['neutral', 'primary', 'secondary', 'tertiary', 'success', 'warning', 'danger', 'info'] as const;
export const Tones: Story = {
  render: () => (
    <Inline wrap>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} dot>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWord: Story = {
  args: {
    dot: true,
    children:
      'SpielautomatenlieblingsspielesammlungsübersichtsseiteSpielautomatenlieblingsspielesammlungsübersichtsseite',
  },
};
