import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const items = [
  { value: 'one', title: 'How do I deposit?', content: 'Open the cashier, choose a method and an amount.' },
  { value: 'two', title: 'How long does a withdrawal take?', content: 'Most are paid within a day.' },
];

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  parameters: {
    usage:
      'For answers and details that few readers need: questions, terms, the figures behind a sum. What everybody has to read stands open on the page.',
    accessibility:
      "Each title is a button inside a heading of `level`, so that the page's outline stays whole. Enter and Space unfold; `aria-expanded` says whether a part is open.",
  },
  args: { items },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: ['one'] } };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWord: Story = {
  args: {
    items: [
      {
        value: 'one',
        title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
        content: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
      },
    ],
  },
};
