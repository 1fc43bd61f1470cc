import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './Select.tsx';

const options = [
  { value: 'FI', label: 'Finland' },
  { value: 'EE', label: 'Estonia' },
  { value: 'DE', label: 'Germany' },
];

const meta = {
  title: 'Kit/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: {
    usage: 'One of five or more; for fewer, buttons or tabs show them all. Load it lazily.',
    accessibility:
      'Opens by Enter, Space or arrows; typing jumps to a name; Escape keeps the value. Label, hint and error as in a text field.',
  },
  args: { label: 'Country', options, value: null, onChange: () => undefined, placeholder: 'Choose' },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>('EE');
    return <Select {...args} value={value} onChange={setValue} />;
  },
};
export const Invalid: Story = { args: { error: 'Choose a country.' } };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    value: 'x',
    options: [{ value: 'x', label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite' }],
  },
};
