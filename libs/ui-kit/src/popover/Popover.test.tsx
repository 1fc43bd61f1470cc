import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup } from '../checkboxGroup/CheckboxGroup.tsx';
import { Popover } from './Popover.tsx';

it('opens its controls, takes the focus there and gives it back with Escape', async () => {
  const onChange = jest.fn();
  render(
    <Popover label="Volatility">
      <CheckboxGroup label="Volatility" options={[{ value: 'low', label: 'Low' }]} values={[]} onChange={onChange} />
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Volatility' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Volatility' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Low' }));
  expect(onChange).toHaveBeenCalledWith(['low']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});
