import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
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
/** Arrows and letters move, Enter takes, Escape keeps the value. */
export const Keyboard: Story = {
  ...Controlled,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    const expectFocusOn = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    const expectClosedWith = async (name: string) => {
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(select).toHaveTextContent(name);
      await waitFor(() => expect(select).toHaveFocus());
    };
    select.focus();
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('Estonia');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn('Germany');
    await userEvent.keyboard('{Enter}');
    await expectClosedWith('Germany');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('Germany');
    await userEvent.keyboard('f');
    await expectFocusOn('Finland');
    await userEvent.keyboard('{Escape}');
    await expectClosedWith('Germany');
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
