import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  isRouteErrorResponse,
  Outlet,
  type RouteObject,
  RouterProvider,
  useNavigation,
  useRouteError,
} from 'react-router';
import { createBrowserRouter, createMemoryRouter } from './router.ts';
import { RouterLink } from './RouterLink.tsx';

function Frame() {
  return (
    <>
      <p>{useNavigation().state}</p>
      <RouterLink to="/slow/">Slow</RouterLink>
      <RouterLink to="/quick/">Quick</RouterLink>
      <RouterLink to="/quick/" target="_blank">
        Elsewhere
      </RouterLink>
      <RouterLink to="/quick/" reloadDocument>
        By the browser
      </RouterLink>
      <RouterLink to="/quick/" onClick={(event) => event.preventDefault()}>
        Nowhere
      </RouterLink>
      <Outlet />
    </>
  );
}

function Failure() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `status ${error.status}` : `failed: ${(error as Error).message}`}</p>;
}

/** Pages, of which the slow one's code is loaded by `load`. */
function showPages(load: () => Promise<unknown>, options?: { initialEntries: string[] }) {
  const asked: string[] = [];
  const routes: RouteObject[] = [
    {
      element: <Frame />,
      errorElement: <Failure />,
      children: [
        { path: '/', element: <h1>Start</h1> },
        { path: '/quick/', element: <h1>Quick page</h1> },
        {
          path: '/slow/:name?',
          hydrateFallbackElement: <h1>Waiting</h1>,
          errorElement: <Failure />,
          loader: ({ request, params }) => {
            asked.push(`${new URL(request.url).pathname} ${params['name'] ?? ''}`.trim());
            return null;
          },
          lazy: async () => {
            await load();
            return { element: <h1>Slow page</h1> };
          },
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, options);
  render(<RouterProvider router={router} />);
  return { router, asked };
}

const heading = () => screen.getByRole('heading').textContent;
const deferred = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { load: () => promise, resolve: () => act(async () => resolve()), reject };
};

it('stays on the page until the next one’s code is there, and asks for its data meanwhile', async () => {
  const { load, resolve } = deferred();
  const { router, asked } = showPages(load);
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }));
  expect(asked).toEqual(['/slow/']);
  expect(heading()).toBe('Start');
  expect(screen.getByText('loading')).toBeVisible();
  expect(router.state.navigation.location?.pathname).toBe('/slow/');
  await resolve();
  expect(heading()).toBe('Slow page');
  expect(screen.getByText('idle')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Start');
  expect(router.state.historyAction).toBe('POP');
});

it('shows the placeholder of the first page until its code is there', async () => {
  const { load, resolve } = deferred();
  const { router, asked } = showPages(load, { initialEntries: ['/slow/acme'] });
  expect(heading()).toBe('Waiting');
  expect(router.state.initialized).toBe(false);
  await resolve();
  expect(heading()).toBe('Slow page');
  expect(router.state.initialized).toBe(true);
  expect(asked).toEqual(['/slow/acme acme']);
});

it('a later navigation replaces one that is under way', async () => {
  const { load, resolve } = deferred();
  const { router } = showPages(load);
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }));
  await userEvent.click(screen.getByRole('link', { name: 'Quick' }));
  expect(heading()).toBe('Quick page');
  await resolve();
  expect(heading()).toBe('Quick page');
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Start');
});

it('shows the nearest error element when code does not come, and the page once it is loaded again', async () => {
  let isOnline = false;
  const { router } = showPages(() => (isOnline ? Promise.resolve() : Promise.reject(new Error('offline'))));
  await act(() => router.navigate('/slow/#place'));
  expect(screen.getByText('failed: offline')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quick' })).toBeVisible();
  isOnline = true;
  await act(async () => {
    void router.revalidate();
    await router.navigate('/slow/#place', { replace: true });
  });
  expect(heading()).toBe('Slow page');
  expect(router.state.location.hash).toBe('#place');
});

it('shows the error element of the first route for an address without a route', async () => {
  const { router } = showPages(() => Promise.resolve());
  await act(() => router.navigate('/no/such/page/'));
  expect(screen.getByText('status 404')).toBeVisible();
  await act(() => router.navigate('/quick/'));
  expect(heading()).toBe('Quick page');
});

it('loads nothing for another place of the same page', async () => {
  const { router, asked } = showPages(() => Promise.resolve(), { initialEntries: ['/slow/'] });
  expect(await screen.findByText('Slow page')).toBeVisible();
  await act(() => router.navigate('#place'));
  expect(router.state.location).toMatchObject({ pathname: '/slow/', hash: '#place' });
  expect(asked).toHaveLength(1);
});

it('navigates to the query alone, and keeps the state of a history entry', async () => {
  const { router } = showPages(() => Promise.resolve());
  await act(() => router.navigate('/quick/', { state: { from: 'here' } }));
  await act(() => router.navigate('?a=1', { replace: true, state: { from: 'there' } }));
  expect(router.state.location).toMatchObject({ pathname: '/quick/', search: '?a=1', state: { from: 'there' } });
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Start');
});

it('does not leave the site', async () => {
  const { router } = showPages(() => Promise.resolve());
  for (const target of ['//evil.test/', '/\\\\evil.test/', 'https://evil.test/']) {
    await act(() => router.navigate(target).catch(() => undefined));
    expect(router.createHref(router.state.location)).toMatch(/^\/(?![/\\])/);
  }
});

it('leaves new tabs, other keys and other handlers alone', async () => {
  showPages(() => Promise.resolve());
  const user = userEvent.setup();
  const stopped = (event: Event) => event.preventDefault();
  document.addEventListener('click', stopped);
  for (const name of ['Elsewhere', 'By the browser', 'Nowhere']) await user.click(screen.getByRole('link', { name }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Quick' }));
  await user.keyboard('{/Control}');
  document.removeEventListener('click', stopped);
  expect(heading()).toBe('Start');
});

it('a link to the page on screen makes no history entry', async () => {
  const { router } = showPages(() => Promise.resolve());
  await userEvent.click(screen.getByRole('link', { name: 'Quick' }));
  await userEvent.click(screen.getByRole('link', { name: 'Quick' }));
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(heading()).toBe('Start');
});

it('follows the browser’s history, and stops when it is disposed of', async () => {
  window.history.replaceState(null, '', '/first/');
  const router = createBrowserRouter([{ path: '*', element: null }]);
  await router.navigate('/second/');
  expect(window.location.pathname).toBe('/second/');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/first/');
  router.dispose();
  window.history.replaceState(null, '', '/');
});
