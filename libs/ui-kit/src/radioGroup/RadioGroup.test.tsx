import { translatePage } from '@lobby/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'Day', label: 'A day', hint: 'Until midnight' },
  { value: 'Week', label: 'A week' },
];

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return <RadioGroup label="Period" options={options} value={value} onChange={setValue} error={error} />;
}

it('is a group with a name, of which nothing is chosen at first', () => {
  render(<Example />);
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /A day/ })).toHaveAccessibleDescription('Until midnight');
});

it('is chosen from by a press on the line and by the keyboard', async () => {
  render(<Example />);
  await userEvent.click(screen.getByText('A week'));
  expect(screen.getByRole('radio', { name: 'A week' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /A day/ })).toBeChecked();
});

it('says what is wrong, for the group', () => {
  render(<Example error="Please choose." />);
  const group = screen.getByRole('radiogroup', { name: 'Period' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please choose.');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose.');
});

it('announces the next reason and hint, too, in a page that the browser translates (A-193)', async () => {
  translatePage();
  const group = (error: string, label: string) => (
    <RadioGroup
      label="Period"
      options={[{ value: 'Day', label, hint: 'Until midnight' }]}
      value={null}
      error={error}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(group('Please choose.', 'A day'));
  await screen.findByText('A day', { selector: 'font' });
  rerender(group('Not today.', 'One day'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Not today\.$/);
  expect(screen.getByRole('radio', { name: /^One day/ })).toBeInTheDocument();
});
