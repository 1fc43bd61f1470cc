import { activateLocale, I18nProvider } from '@lobby/i18n';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { expectConsoleErrors } from '@lobby/testing';
import { render, screen, within } from '@testing-library/react';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { PageError } from './PageError.tsx';

function Broken(): never {
  throw new Error('The page is broken.');
}

it('shows an overlay titled Error over a page that can be reloaded (R-8-022)', async () => {
  expectConsoleErrors(/The page is broken/);
  await activateLocale('en');
  const frame = (
    <I18nProvider>
      <Outlet />
      <OverlayOutlet />
    </I18nProvider>
  );
  const router = createMemoryRouter(
    [{ element: frame, children: [{ path: '*', element: <Broken />, errorElement: <PageError /> }] }],
    { initialEntries: ['/en/'] },
  );
  render(<RouterProvider router={router} />);

  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText('Something went wrong.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload', hidden: true })).toBeInTheDocument();
});
