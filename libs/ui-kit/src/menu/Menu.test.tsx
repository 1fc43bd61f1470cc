import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button.tsx';
import { StoryLink } from '../storyParts.tsx';
import { Menu } from './Menu.tsx';

function renderMenu() {
  const onSelect = jest.fn();
  render(
    <Menu
      trigger={<Button>Account</Button>}
      groups={[
        {
          id: 'main',
          items: [
            { id: 'profile', label: 'Profile', render: <StoryLink to="/en/profile/" /> },
            { id: 'out', label: 'Sign out', onSelect },
          ],
        },
      ]}
    />,
  );
  return onSelect;
}

it('opens by keyboard, moves by arrows, selects on Enter and closes', async () => {
  const onSelect = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/en/profile/');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('moves by End and letters, and gives the focus back on Escape', async () => {
  renderMenu();
  await userEvent.tab();
  for (const [key, name] of [
    ['{ArrowDown}', 'Profile'],
    ['{End}', 'Sign out'],
    ['p', 'Profile'],
  ] as const) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});
