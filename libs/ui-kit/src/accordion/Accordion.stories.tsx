import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const items = [
  { value: 'one', title: 'How do I deposit?', content: 'Open the cashier, choose a method and an amount.' },
  { value: 'two', title: 'How long does a withdrawal take?', content: 'Most are paid within a day.' },
];

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
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
