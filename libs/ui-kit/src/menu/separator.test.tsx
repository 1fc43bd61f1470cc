/** @jest-environment-options {"styles": true} */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

it('has an edge, which contrast themes show in place of its background', async () => {
  const group = (id: string) => ({ id, items: [{ id, label: id, onSelect: () => {} }] });
  render(<Menu trigger={<Button>Account</Button>} groups={[group('Profile'), group('Sign out')]} />);
  await userEvent.click(screen.getByText('Account'));
  expect(getComputedStyle(await screen.findByRole('separator')).outline).toBe('0.5px solid transparent');
});
