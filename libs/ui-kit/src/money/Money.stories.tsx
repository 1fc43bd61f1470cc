import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline } from '../layout/layout.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Kit/Money',
  component: Money,
  tags: ['autodocs'],
  parameters: {
    usage:
      "Every amount. The owner formats it by the page's locale; `live` flashes when it changes, such as a balance.",
    accessibility:
      'The flash is decoration. Amounts are not announced when they change: what matters is said by a message.',
  },
  args: { children: '€ 1,250.00' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'xl' } };
export const Live: Story = {
  render: function Controlled() {
    const [amount, setAmount] = useState(125);
    return (
      <Inline>
        <Money live>{`€ ${amount}.00`}</Money>
        <Button onClick={() => setAmount(amount + 5)}>Win 5</Button>
      </Inline>
    );
  },
};
/** Longer than a phone is wide: the figure breaks, it is never cut. */
export const Endless: Story = { args: { size: 'xl', children: '€ 123,456,789,012,345,678,901,234,567,890.00' } };
