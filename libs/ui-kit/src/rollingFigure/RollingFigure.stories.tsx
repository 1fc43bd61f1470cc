import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Heading } from '../text/text.tsx';
import { RollingFigure } from './RollingFigure.tsx';

const meta = {
  title: 'Kit/RollingFigure',
  component: RollingFigure,
  tags: ['autodocs'],
  parameters: {
    usage:
      'A figure that goes on changing, such as a jackpot. The owner formats it; `Money` is for those that change now and then.',
    accessibility:
      'Screen readers find the amount as text; it is not announced when it changes. With reduced motion the digits change without rolling.',
  },
  args: { children: '€1,234,567.89' },
} satisfies Meta<typeof RollingFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One more digit at a time, also over a carry. */
export const Changing: Story = {
  render: function Controlled({ duration }) {
    const [cents, setCents] = useState(99_985);
    const text = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(cents / 100);
    return (
      <Inline>
        <RollingFigure duration={duration}>{text}</RollingFigure>
        <Button onClick={() => setCents(cents + 7)}>Add 0.07</Button>
        <Button onClick={() => setCents(cents + 123_456)}>Add 1,234.56</Button>
      </Inline>
    );
  },
};
/** As in a storm: ten figures, four times a second. */
export const Storm: Story = {
  render: function Running() {
    const [cents, setCents] = useState(12_345_678);
    useEffect(() => {
      const timer = setInterval(() => setCents((before) => before + 37), 250);
      return () => clearInterval(timer);
    }, []);
    const format = new Intl.NumberFormat('fi', { style: 'currency', currency: 'EUR' });
    return (
      <Stack>
        {Array.from({ length: 10 }, (_, index) => (
          <Heading key={index} level={3}>
            <RollingFigure>{format.format((cents * (index + 1)) / 100)}</RollingFigure>
          </Heading>
        ))}
      </Stack>
    );
  },
};
/** Longer than a phone is wide: it breaks, and is never cut. */
export const Endless: Story = { args: { children: '€123,456,789,012,345,678,901,234,567,890,123,456.00' } };
