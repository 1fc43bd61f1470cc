import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select.tsx';

const options = [
  { value: 'FI', label: 'Finland' },
  { value: 'EE', label: 'Estonia' },
];

it('opens, moves and selects by keyboard, and adds no style element', async () => {
  const onChange = jest.fn();
  render(<Select label="Country" options={options} value="FI" onChange={onChange} error="Not served" />);
  const trigger = screen.getByRole('combobox', { name: 'Country' });
  expect(trigger).toHaveTextContent('Finland');
  expect(trigger).toHaveAccessibleDescription('Not served');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: 'Estonia' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('option', { name: 'Finland' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Estonia' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('EE');
  expect(document.querySelector('style:not([data-file])')).toBeNull();
});

it('moves by letters, and keeps its value on Escape', async () => {
  const onChange = jest.fn();
  render(<Select label="Country" options={options} value="FI" onChange={onChange} />);
  const trigger = screen.getByRole('combobox', { name: 'Country' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Finland' })).toHaveFocus());
  await userEvent.keyboard('e');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Estonia' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(onChange).not.toHaveBeenCalled();
});
