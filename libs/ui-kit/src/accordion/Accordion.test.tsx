import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

it('expands one part at a time, by Enter and Space', async () => {
  const items = [
    { value: 'one', title: 'How?', content: 'Like this.' },
    { value: 'two', title: 'When?', content: 'Now.' },
  ];
  render(<Accordion items={items} />);
  const trigger = screen.getByRole('button', { name: 'How?' });
  expect(screen.getByRole('heading', { level: 3, name: 'How?' })).toContainElement(trigger);
  expect(screen.queryByText('Like this.')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Like this.')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const second = screen.getByRole('button', { name: 'When?' });
  expect(second).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.queryByText('Like this.')).not.toBeInTheDocument());
  await userEvent.keyboard(' ');
  expect(second).toHaveAttribute('aria-expanded', 'false');
});
