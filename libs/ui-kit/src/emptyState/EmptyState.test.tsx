import { render, screen } from '@testing-library/react';
import { Button } from '../button/Button.tsx';
import { OfflineIcon } from '../icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';

it('has a heading, a text and actions', () => {
  render(
    <EmptyState icon={OfflineIcon} title="No games" text="They did not load." actions={<Button>Try again</Button>} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No games' })).toBeVisible();
  expect(screen.getByText('They did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('has the heading of level 1 as a whole page, and hides its illustration from screen readers', () => {
  render(<EmptyState layout="page" illustration="404" title="Not found" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  expect(screen.getByText('404')).toHaveAttribute('aria-hidden', 'true');
});

it('accepts a heading level', () => {
  render(<EmptyState layout="plain" level={3} title="The cashier cannot be reached" />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});

it.each(['card', 'page', 'plain'] as const)('as %s it is announced only with a role', (layout) => {
  const { rerender } = render(<EmptyState layout={layout} title="Closed" />);
  expect(screen.queryByRole('alert')).toBeNull();
  const sending = (
    <Button loading loadingLabel="Sending">
      Open
    </Button>
  );
  rerender(<EmptyState layout={layout} title="Closed" role="alert" actions={sending} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Closed$/);
});
