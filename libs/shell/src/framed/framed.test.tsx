import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule } from '@lobby/contracts';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from '@lobby/routing';
import { wireframeAssets } from '@lobby/theming';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lobbyRoutes } from '../router/createLobbyRouter.tsx';
import { AppProviders } from '../router/providers.tsx';
import { topWindow } from './topWindow.ts';
import { element, restrictToRegistration, navigate } from './framed.tsx';

jest.mock('./topWindow.ts', () => ({ topWindow: jest.fn() }));

const brand = {
  id: 'acme',
  name: 'Acme',
  license: 'mga',
  locales: ['en', 'fi'],
  defaultLocale: 'en',
  headerLayout: 'default',
  landingUrl: '/',
  defaultCountry: 'FI',
  defaultCurrency: 'EUR',
} as unknown as Brand;

function RegisterPage() {
  const goTo = useNavigate();
  return (
    <>
      <h1>Create your account</h1>
      <Link to="login">Log in</Link>
      <Link to="enter-code">Code</Link>
      <a href="https://elsewhere.test/">Elsewhere</a>
      <button onClick={() => void goTo('/en/', { replace: true })}>Done</button>
      <button onClick={() => void goTo('/en/?setCustomJackpot=1', { replace: true })}>Done with a choice</button>
      <button onClick={() => void goTo({ search: '?step=2' })}>Step</button>
      <button onClick={() => void goTo(-1)}>Back</button>
    </>
  );
}
const page = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const identity: FeatureModule = {
  id: 'sign-in',
  routes: {
    register: { load: async () => ({ default: RegisterPage }) },
    'enter-code': { load: page('Enter the code') },
    login: { load: page('Login') },
    lobby: { load: page('Lobby') },
  },
};

/** Calls the observer of the content's size, which nothing changes in jsdom. */
let resize: () => void;
let location: { pathname: string; search: string; assign: jest.Mock; replace: jest.Mock };
beforeEach(() => {
  location = { pathname: '/en/', search: '', assign: jest.fn(), replace: jest.fn() };
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe() {}, disconnect() {}, unobserve() {} };
    resize = () => callback([], observer);
    return observer;
  });
  jest.mocked(topWindow).mockReturnValue({ location } as unknown as Window);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      Response.json(String(url).startsWith('/api/feed') ? { jackpots: [] } : { data: null }),
    );
});
afterEach(() => {
  document.head.querySelector('base')?.remove();
  jest.restoreAllMocks();
});

/** The registration, in a frame on the lobby page. */
async function open(status: Auth['status'] = 'anonymous') {
  const auth = {
    state: { status: 'anonymous', session: null, startedAt: null },
    status,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    getAccessToken: () => null,
    claims: () => null,
  } as unknown as Auth;
  await activateLocale('en');
  const router = createMemoryRouter(lobbyRoutes([identity], undefined, element), {
    initialEntries: ['/en/register/'],
  });
  restrictToRegistration(router, auth);
  render(
    <AppProviders
      brand={brand}
      settings={{} as never}
      features={[identity]}
      auth={auth}
      theme={{ preset: 'theme1', assets: wireframeAssets }}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { name: 'Create your account' });
  return router;
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByText(name));
    // A link opens its page in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });

it('shows the registration without header, navigation and footer', async () => {
  await open();
  for (const part of ['banner', 'navigation', 'contentinfo'])
    expect(screen.queryByRole(part, { hidden: true })).toBeNull();
  expect(screen.queryByRole('region', { name: /cookie/i })).toBeNull();
});

it('opens other pages in place of the page around the frame', async () => {
  const router = await open();
  await press('Log in');
  expect(location.assign).toHaveBeenCalledWith('https://lobby.acme.test/en/login/');
  expect(router.state.location.pathname).toBe('/en/register/');
  expect(screen.getByText('Elsewhere')).toHaveProperty('target', '');
  expect(document.head.querySelector('base')).toHaveAttribute('target', '_top');
});

it('goes on from step to step within the frame', async () => {
  const router = await open();
  await press('Step');
  expect(router.state.location.search).toBe('?step=2');
  await press('Back');
  expect(router.state.location.search).toBe('');
  await press('Code');
  expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(location.assign).not.toHaveBeenCalled();
});

describe('once the account is open', () => {
  it('leaves the page around the frame to take the session over', async () => {
    await open('authenticated');
    await press('Done');
    expect(location.replace).not.toHaveBeenCalled();
    expect(location.assign).not.toHaveBeenCalled();
  });

  it('leads that page to where a choice of the new player is read', async () => {
    await open('authenticated');
    await press('Done with a choice');
    expect(location.replace).toHaveBeenCalledWith('https://lobby.acme.test/en/?setCustomJackpot=1');
  });

  it('shows no lobby within the lobby without a session', async () => {
    const router = await open();
    await press('Done');
    expect(location.replace).toHaveBeenCalledWith('https://lobby.acme.test/en/');
    expect(router.state.location.pathname).toBe('/en/register/');
  });
});

it('leaves for the provider with the page around the frame', () => {
  navigate('https://identity.acme.test/');
  expect(location.assign).toHaveBeenCalledWith('https://identity.acme.test/');
});

it('notifies the element of its frame of the height of the content', async () => {
  const frame = document.createElement('iframe');
  jest.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  const heights: number[] = [];
  frame.addEventListener('lobby-height', ({ detail }) => heights.push(detail));
  await open();
  jest.spyOn(screen.getByRole('main'), 'getBoundingClientRect').mockReturnValue({ height: 612.4 } as DOMRect);
  resize();
  expect(heights).toEqual([613]);
});
