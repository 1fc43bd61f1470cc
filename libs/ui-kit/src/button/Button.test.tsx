import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryLink } from '../storyParts.tsx';
import { SearchIcon } from '../icon/icons.ts';
import { Button, ButtonLink, IconButton } from './Button.tsx';

it('is disabled and shows a spinner while loading (R-4-010)', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Deposit</Button>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  rerender(
    <Button onClick={onClick} loading loadingLabel="Sending">
      Deposit
    </Button>,
  );
  const button = screen.getByRole('button', { name: /Deposit/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('is pressed by Enter and Space', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Deposit</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('renders as the given link and keeps its props', () => {
  render(<ButtonLink render={<StoryLink to="/en/deposit/" />}>Deposit</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/en/deposit/');
});

it('names an icon button by its label', () => {
  render(<IconButton icon={(props) => <svg {...props} />} label="Search" />);
  expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
});

it('is busy while loading as an icon, does nothing, and keeps the focus', async () => {
  const onClick = jest.fn();
  render(<IconButton icon={SearchIcon} label="Search" loading onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Search', busy: true });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
