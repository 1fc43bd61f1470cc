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

describe('the focus of a button that is disabled for a while', () => {
  async function press() {
    const view = render(<Button>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    view.rerender(<Button loading>Save</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    // Browsers take the focus from what is disabled.
    button.disabled = false;
    button.blur();
    button.disabled = true;
    return { button, enable: () => view.rerender(<Button>Save</Button>) };
  }

  it('is there again afterwards', async () => {
    const { button, enable } = await press();
    expect(button).not.toHaveFocus();
    enable();
    expect(button).toHaveFocus();
  });

  it('is left to what has got it meanwhile', async () => {
    render(<input aria-label="Name" />);
    const { enable } = await press();
    screen.getByRole('textbox').focus();
    enable();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
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
  render(<IconButton icon={SearchIcon} label="Search" />);
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
