import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeIcon, MenuIcon } from './icon/icons.ts';
import { BottomNavigation, Progress, Tile } from './index.ts';
import { StoryLink } from './storyParts.tsx';

it('Tile: the whole tile is one link with the title as its name', () => {
  render(
    <Tile art={<svg />} title="Ninth Lantern" subtitle="Northlight" render={<StoryLink to="/en/games/lantern/" />} />,
  );
  expect(screen.getByRole('link', { name: 'Ninth Lantern' })).toHaveAttribute('href', '/en/games/lantern/');
});

it('Progress: exposes its value, and none when it is unknown', () => {
  const { rerender } = render(<Progress label="Level 4" value={64} valueText="64 points" />);
  const bar = screen.getByRole('progressbar', { name: 'Level 4' });
  expect(bar).toHaveAttribute('aria-valuenow', '64');
  expect(bar).toHaveAttribute('aria-valuetext', '64 points');
  rerender(<Progress label="Level 4" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('BottomNavigation: names an item by its label, then its badge', () => {
  const rewards = { id: 'rewards', label: 'Rewards', icon: HomeIcon, badge: '3 to claim' };
  render(<BottomNavigation label="Main" items={[rewards]} />);
  expect(screen.getByRole('button')).toHaveTextContent(/^Rewards\s*3 to claim$/);
});

it('BottomNavigation: marks the current page', async () => {
  const onSelect = jest.fn();
  render(
    <BottomNavigation
      label="Main"
      items={[
        { id: 'lobby', label: 'Lobby', icon: HomeIcon, render: <StoryLink to="/en/" />, current: true },
        { id: 'menu', label: 'Menu', icon: MenuIcon, onSelect },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
});
