import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch.tsx';

it('exposes its state, and is toggled by Space, Enter or its label', async () => {
  const onChange = jest.fn();
  render(<Switch label="Jackpot" hint="A part of each bet." checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Jackpot' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('A part of each bet.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true]]);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
  await userEvent.click(screen.getByText('Jackpot'));
  expect(onChange).toHaveBeenCalledTimes(3);
});
