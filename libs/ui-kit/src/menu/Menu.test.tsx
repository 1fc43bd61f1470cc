import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button.tsx';
import { StoryLink } from '../storyParts.tsx';
import { Menu } from './Menu.tsx';

it('opens by keyboard, moves by arrows, selects on Enter and closes', async () => {
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
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/en/profile/');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
