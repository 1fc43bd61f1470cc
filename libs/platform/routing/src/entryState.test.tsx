import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useEntryScroll, useEntryState } from './entryState.ts';

function List() {
  const [pages, setPages] = useEntryState('pages', 1);
  const row = useRef<HTMLDivElement>(null);
  const followScroll = useEntryScroll('row');
  useLayoutEffect(() => followScroll(row.current as HTMLElement), [followScroll]);
  return (
    <>
      <button onClick={() => setPages(pages + 1)}>{pages} pages</button>
      <div ref={row} role="list" />
    </>
  );
}

function open() {
  const routes = ['/list', '/game'].map((path) => ({ path, element: path === '/list' ? <List /> : null }));
  const router = createMemoryRouter(routes, { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  return (to: string | number) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));
}
const scrollRow = (left: number) => {
  screen.getByRole('list').scrollLeft = left;
  fireEvent.scroll(screen.getByRole('list'));
};

it('returns with its history entry, and not on a new visit of the same page', async () => {
  const go = open();
  fireEvent.click(screen.getByText('1 pages'));
  fireEvent.click(screen.getByText('2 pages'));
  scrollRow(700);
  await go('/game');
  await go('/list');
  expect(screen.getByText('1 pages')).toBeVisible();
  expect(screen.getByRole('list').scrollLeft).toBe(0);
  await go(-1);
  await go(-1);
  expect(screen.getByText('3 pages')).toBeVisible();
  expect(screen.getByRole('list').scrollLeft).toBe(700);
  await go(1);
  await go(1);
  expect(screen.getByText('1 pages')).toBeVisible();
});

it('stays with a page whose query alone changes', async () => {
  const go = open();
  fireEvent.click(screen.getByText('1 pages'));
  scrollRow(700);
  await go('/list?sort=name');
  await go('/game');
  await go(-1);
  expect(screen.getByText('2 pages')).toBeVisible();
  expect(screen.getByRole('list').scrollLeft).toBe(700);
});

it('is of its router', () => {
  open();
  expect(screen.getByText('1 pages')).toBeVisible();
});
