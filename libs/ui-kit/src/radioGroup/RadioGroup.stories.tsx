import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'Day', label: 'A day' },
  { value: 'Week', label: 'A week', hint: 'From Monday to Sunday' },
  { value: 'Month', label: 'A month' },
];

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: {
    usage: 'One of two to six options, all in sight. More of them, or ones that need no thought, go into a `Select`.',
    accessibility: 'Native radio buttons in a `fieldset` with a legend; the error belongs to the group.',
  },
  args: { label: 'Period', options, value: null, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: 'Week' } };
export const Invalid: Story = { args: { error: 'Please choose a period.' } };
export const Disabled: Story = { args: { value: 'Day', disabled: true } };
