/** @jest-environment node */
import { renderOnServer } from '@lobby/testing';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { Link, RoutingProvider, useProductMode, useSafeRedirect } from './index.ts';

it('a page of the lobby renders on the server', async () => {
  function Page() {
    const toSafe = useSafeRedirect();
    return (
      <Link to="promotions" className={useProductMode()}>
        {`${toSafe('/en/jackpot/')} ${toSafe('https://evil.test/')}`}
      </Link>
    );
  }
  const element = (
    <RoutingProvider locales={['en']} defaultLocale="en" sportsbook>
      <Page />
    </RoutingProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/'] });
  expect(await renderOnServer(<RouterProvider router={router} />)).toBe(
    '<a class="casino" href="/en/promotions/">/en/jackpot/ null</a>',
  );
});
