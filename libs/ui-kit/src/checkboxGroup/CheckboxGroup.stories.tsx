import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InfoTip } from '../infoTip/InfoTip.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  {
    value: 'payslips',
    label: 'Payslips',
    aside: <InfoTip label="About payslips" title="Payslips" text="Of the last three months" />,
  },
  { value: 'contract', label: 'Employment contract' },
  { value: 'statement', label: 'Bank statement' },
];

const meta = {
  title: 'Kit/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  parameters: {
    usage: 'Any number of two to eight options. One setting alone is a `Switch`; one of several is a `RadioGroup`.',
    accessibility:
      'Native checkboxes in a `fieldset` with a legend; the line is the target. What is beside a label is a control of its own.',
  },
  args: { label: 'What can you show?', options, values: [], onChange: () => undefined },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return <CheckboxGroup {...args} values={values} onChange={setValues} />;
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ticked: Story = { args: { values: ['payslips', 'statement'] } };
export const Disabled: Story = { args: { values: ['payslips'], disabled: true } };
/** Words that cannot be broken at a hyphen stay inside, on phones too. */
export const UnbrokenWords: Story = {
  args: {
    label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
    options: [{ value: 'long', label: 'Spielautomatenlieblingsspielesammlungsübersichtsseite' }],
  },
};
