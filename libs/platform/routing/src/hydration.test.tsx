import { cookies, session } from '@lobby/storage';
import { hydrate } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Link, useLocation, useProductMode, useQueryParam, useServedLink } from './index.ts';

/** Serves the path alone, as the server does not know the rest, and hydrates the page at the address. */
async function open(address: string, Page: () => React.ReactNode) {
  const routes = [{ path: '*', element: <Page /> }];
  const [path = ''] = address.split(/[?#]/);
  const router = (entry: string) => <RouterProvider router={createMemoryRouter(routes, { initialEntries: [entry] })} />;
  return hydrate(router(address), router(path));
}

it('a stored product mode shows after hydration, which begins with casino', async () => {
  session.write('cookieConsent', ['preferences']);
  cookies.set('productMode', 'sports');
  const { served } = await open('/en/promotions/', () => <p>{useProductMode()}</p>);
  expect(served).toContain('casino');
  expect(screen.getByText('sports')).toBeVisible();
  cookies.remove('productMode');
});

it('query and hash take part after hydration, which begins without them', async () => {
  function Page() {
    const { search, hash } = useLocation();
    const [reason] = useQueryParam('logoutReason');
    return (
      <>
        <Link to="lobby" query={{ mode: 'demo' }}>
          Lobby
        </Link>
        <p>{`${search} ${hash} ${reason}`}</p>
      </>
    );
  }
  const { served } = await open('/en/?mode=demo&logoutReason=JWT_EXPIRED#top', Page);
  expect(served).not.toMatch(/JWT_EXPIRED|aria-current/);
  expect(screen.getByText('?mode=demo&logoutReason=JWT_EXPIRED #top JWT_EXPIRED')).toBeVisible();
});

it("an absolute link to the lobby's own origin becomes internal after hydration", async () => {
  function Page() {
    const absolute = useServedLink('https://lobby.acme.test/en/jackpot/');
    const path = useServedLink('/jackpot/');
    const other = useServedLink('https://help.acme.test/');
    return <p>{`${absolute?.kind} ${path?.kind} ${other?.kind}`}</p>;
  }
  const { served } = await open('/en/', Page);
  expect(served).toContain('external internal external');
  expect(screen.getByText('internal internal external')).toBeVisible();
});

it('links that do not name the own origin are rendered once', async () => {
  const render = jest.fn();
  function Page() {
    render();
    const path = useServedLink('/jackpot/');
    const other = useServedLink('https://help.acme.test/');
    return <p>{`${path?.kind} ${other?.kind}`}</p>;
  }
  await open('/en/', Page);
  expect(screen.getByText('internal external')).toBeVisible();
  // Once on the server, once in the browser.
  expect(render).toHaveBeenCalledTimes(2);
});
