import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { CheckboxGroup } from '../checkboxGroup/CheckboxGroup.tsx';
import { Popover } from './Popover.tsx';

const options = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];

const meta = {
  title: 'Kit/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: {
    usage: 'Controls that are needed now and then, on desktops; on phones a dialog has more room. Load it lazily.',
    accessibility: 'The button says whether it is open. The focus goes into it, and back to the button with Escape.',
  },
  args: { label: 'Volatility', children: null },
  render: function Choosing(args) {
    const [values, setValues] = useState<string[]>(['low']);
    return (
      <Popover {...args} note={values.length > 0 && <Badge tone="info">{values.length}</Badge>}>
        <CheckboxGroup label={args.label} options={options} values={values} onChange={setValues} />
      </Popover>
    );
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: { label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite' },
};
