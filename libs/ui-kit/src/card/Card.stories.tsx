import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLink } from '../storyParts.tsx';
import { Heading, Text } from '../text/text.tsx';
import { Card } from './Card.tsx';

const content = (
  <>
    <Heading level={2} size="h3">
      Weekly mission
    </Heading>
    <Text tone="muted">Play three games that are new to you.</Text>
  </>
);

const meta = {
  title: 'Kit/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: {
    usage:
      'A piece of content on a surface of its own. With `render` the whole card is one link or button and holds no other control.',
    accessibility:
      'A pressable card is named by its content; give `aria-label` or `aria-labelledby` where that is long. `as="article"` or `"section"` where it stands for itself.',
  },
  args: { children: content },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Raised: Story = { args: { tone: 'raised', padding: 'lg' } };
export const Pressable: Story = { args: { render: <StoryLink to="#mission" /> } };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: { children: <Heading level={2}>Spielautomatenlieblingsspielesammlungsübersichtsseite</Heading> },
};
