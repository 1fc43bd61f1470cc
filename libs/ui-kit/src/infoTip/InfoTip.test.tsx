import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfoTip } from './InfoTip.tsx';

const tip = <InfoTip label="About payslips" title="Payslips" text="Of the last three months" />;

it('shows its text by keyboard, and gives the focus back on Escape', async () => {
  render(tip);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const popup = await screen.findByRole('dialog', { name: 'Payslips' });
  expect(popup).toHaveAccessibleDescription('Of the last three months');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'About payslips' })).toHaveFocus();
});

it('shows its text by a press, in the colours of the dialog around it', async () => {
  render(<div data-scheme="light">{tip}</div>);
  await userEvent.click(screen.getByRole('button', { name: 'About payslips' }));
  expect(await screen.findByRole('dialog', { name: 'Payslips' })).toHaveAttribute('data-scheme', 'light');
});
