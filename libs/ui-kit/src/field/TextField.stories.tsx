import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { SearchIcon } from '../icon/icons.ts';
import { TextField } from './TextField.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  tags: ['autodocs'],
  subcomponents: { Field },
  parameters: {
    usage:
      'One line of text, a number or a search. `Field` puts the same label, hint and error around any other control.',
    accessibility:
      "The label is always there, if hidden. Hint and error are the control's description; an error sets `aria-invalid`. Type is 16 px or more, so that phones do not zoom.",
  },
  args: { label: 'Email', value: '', onChange: () => undefined },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'We never share it.', optionalLabel: '(optional)' } };
export const Invalid: Story = { args: { value: 'player@', error: 'Enter a whole address, such as name@example.com.' } };
export const Amount: Story = { args: { label: 'Amount', inputMode: 'decimal', prefix: '€', value: '25.00' } };
export const Search: Story = {
  args: {
    label: 'Search games',
    hideLabel: true,
    type: 'search',
    prefix: <Icon of={SearchIcon} />,
    placeholder: 'Search',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={setValue} />;
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    hint: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    error: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
  },
};
