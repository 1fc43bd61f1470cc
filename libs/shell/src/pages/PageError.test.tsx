import { activateLocale, I18nProvider } from '@lobby/i18n';
import { createMemoryRouter, Outlet, RouterProvider } from '@lobby/routing';
import { expectConsoleErrors } from '@lobby/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { OverlayOutlet } from '../overlay/OverlayOutlet.tsx';
import { PageError } from './PageError.tsx';

function Broken(): never {
  throw new Error('The page is broken.');
}

async function openBroken() {
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }));
  return { dialog, reload: screen.getByRole('button', { name: 'Reload', hidden: true }) };
}

it('shows an overlay titled Error over a page that can be reloaded (R-8-022)', async () => {
  const { dialog, reload } = await openBroken();
  expect(dialog.getByText('Something went wrong.')).toBeInTheDocument();
  expect(reload).toBeInTheDocument();
});

it('is loaded anew where the browser says that it is offline and the server answers', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { reload } = await openBroken();
  const jsdomError = jest.spyOn(console, 'error').mockImplementation();
  fireEvent.click(reload);
  await waitFor(() => expect(String(jsdomError.mock.calls[0]?.[0])).toMatch(/Not implemented: navigation/));
  jest.restoreAllMocks();
});
