import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScene } from '@lobby/testing';
import { LoadFailed } from './index.ts';

const unknownField = { message: 'Cannot query field "cashback" on type "Viewer".' } as never;
const again = { name: 'Try again' };

it('announces what did not load, and tries again', async () => {
  const onRetry = jest.fn();
  await renderScene(<LoadFailed title="The winners did not load" onRetry={onRetry} level={3} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The winners did not loadCheck your connection and try again.$/);
  expect(screen.getByRole('heading', { level: 3, name: 'The winners did not load' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', again));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('offers no other try where none can help', async () => {
  await renderScene(<LoadFailed text="No money has moved." />);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not loadNo money has moved.');
  expect(screen.queryByRole('button', again)).toBeNull();
});

it('says what the platform does not offer, which is no alarm and no case for another try', async () => {
  await renderScene(<LoadFailed error={{ graphQLErrors: [unknownField] }} onRetry={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent('This is not offered here');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', again)).toBeNull();
});

it('is the heading of a page that did not load', async () => {
  await renderScene(<LoadFailed level={1} error={{ graphQLErrors: [] }} onRetry={jest.fn()} />);
  expect(screen.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
});
