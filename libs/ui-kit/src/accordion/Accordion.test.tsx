import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

it('expands by keyboard', async () => {
  render(<Accordion items={[{ value: 'one', title: 'How?', content: 'Like this.' }]} />);
  const trigger = screen.getByRole('button', { name: 'How?' });
  expect(screen.getByRole('heading', { level: 3, name: 'How?' })).toContainElement(trigger);
  expect(screen.queryByText('Like this.')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Like this.')).toBeVisible();
});
