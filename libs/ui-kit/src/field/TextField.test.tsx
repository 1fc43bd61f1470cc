import { translatePage } from '@lobby/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField.tsx';

it('associates label, hint and error with its input', () => {
  render(
    <TextField label="Amount" hint="At least 10" error="Too small" required value="5" onChange={() => undefined} />,
  );
  const input = screen.getByRole('textbox', { name: 'Amount' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('At least 10 Too small');
  expect(screen.getByRole('alert')).toHaveTextContent('Too small');
});

it('reports typed text', async () => {
  const onChange = jest.fn();
  render(<TextField label="Amount" value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '7');
  expect(onChange).toHaveBeenCalledWith('7');
});

it('tells the next reason, too, in a page that the browser translates (A-193)', async () => {
  translatePage();
  const field = (error: string) => <TextField label="Amount" error={error} value="5" onChange={() => undefined} />;
  const { rerender } = render(field('Too small'));
  await screen.findByText('Too small', { selector: 'font' });
  rerender(field('Too large'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too large$/);
});
