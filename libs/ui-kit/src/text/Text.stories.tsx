import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Heading, Text, TextLink } from './text.tsx';

const levels = [1, 2, 3, 4, 5, 6] as const;
const tones = ['text', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const;

const meta = {
  title: 'Kit/Text',
  component: Text,
  tags: ['autodocs'],
  subcomponents: { Heading, TextLink },
  parameters: {
    usage:
      "Running text, headings and links. A heading's `level` is its place in the outline, `size` its look. Long unbroken words break.",
    accessibility:
      'Tones keep 4.5:1 on every ground of every theme. Links in sentences are underlined. `truncate` only where the whole is said elsewhere.',
  },
  args: { children: 'The evening begins at eight.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Headings: Story = {
  render: () => (
    <Stack>
      {levels.map((level) => (
        <Heading key={level} level={level} ruled={level === 2}>
          Tonight’s tables
        </Heading>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Link: Story = {
  render: () => (
    <Text>
      Read the <TextLink href="#terms">terms and conditions</TextLink> first.
    </Text>
  ),
};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  render: () => (
    <Stack>
      <Inline justify="between">
        <Heading level={2} size="h1">
          Spielautomatenlieblingsspielesammlungsübersichtsseite
        </Heading>
        <TextLink href="#all" standalone>
          See all
        </TextLink>
      </Inline>
      <Inline>
        <Text as="span">Spielautomatenlieblingsspielesammlungsübersichtsseite</Text>
        <Text as="span">Spielautomatenlieblingsspielesammlungsübersichtsseite</Text>
      </Inline>
      <TextLink href="#all" standalone>
        Spielautomatenlieblingsspielesammlungsübersichtsseite
      </TextLink>
    </Stack>
  ),
};
