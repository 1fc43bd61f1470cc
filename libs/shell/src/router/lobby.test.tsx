import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule } from '@lobby/contracts';
import { Block, closeOverlay, openOverlay, Slot } from '@lobby/host';
import { activateLocale } from '@lobby/i18n';
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { wireframeAssets } from '@lobby/theming';
import { expectConsoleErrors } from '@lobby/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createElement, useState, type ReactNode } from 'react';
import { messageLoaders } from 'virtual:lobby-messages';
import { lobbyRoutes } from './createLobbyRouter.tsx';
import { AppProviders } from './providers.tsx';

const pageCalled = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const games: FeatureModule = {
  id: 'games',
  routes: { lobby: pageCalled('Games'), game: pageCalled('Game'), rewards: pageCalled('Rewards') },
};
const identity: FeatureModule = {
  id: 'identity',
  routes: { login: pageCalled('Login'), 'login-handler': pageCalled('Handler') },
};
const sports: FeatureModule = { id: 'sports', routes: { sports: pageCalled('Bets') } };

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

const visitor = {
  state: { status: 'anonymous', session: null, startedAt: null },
  status: 'anonymous',
  subscribe: () => () => undefined,
  start: () => () => undefined,
  getAccessToken: () => null,
  claims: () => null,
} as unknown as Auth;

const emptyFeed = { lastUpdated: '2026-11-20T20:00:00Z', jackpots: [], liveCasino: [] };
const answerNothing = async (input: RequestInfo | URL) =>
  Response.json(String(input).startsWith('/api/feed') ? emptyFeed : { data: null });

/** The whole lobby as a visitor sees it, at an address; the back end gives nothing. */
async function open(
  path: string,
  features: FeatureModule[],
  answer: (input: RequestInfo | URL) => Promise<Response> = answerNothing,
) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await activateLocale('en');
  const router = createMemoryRouter(lobbyRoutes(features), { initialEntries: [path] });
  const { unmount } = render(
    <AppProviders
      brand={brand}
      settings={{} as never}
      features={features}
      auth={visitor}
      theme={{ preset: 'theme1', assets: wireframeAssets }}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { level: 1, hidden: true });
  /** The modes of which the back end was told. */
  const toldModes = () => {
    const contexts = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-context'));
    return contexts.flatMap((context) => (context === null ? [] : [JSON.parse(context).productMode]));
  };
  return { router, unmount, toldModes, fetched };
}

const home = () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Lobby' });

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  await act(() => closeOverlay());
  jest.restoreAllMocks();
  for (const locale of Object.keys(messageLoaders)) delete messageLoaders[locale];
});

describe('sports mode', () => {
  it('makes the sports page home where the build has one', async () => {
    await open('/en/?productMode=sports', [games, sports]);
    expect(home()).toHaveAttribute('href', '/en/sports/');
  });

  it('is told to the back end as the page shows it, consent or none (A-017)', async () => {
    (await open('/en/sports/', [games, sports])).unmount();
    const { toldModes } = await open('/en/rewards/', [games, sports]);
    expect(home()).toHaveAttribute('href', '/en/sports/');
    expect(new Set(toldModes())).toEqual(new Set(['sports']));
  });

  it('does not exist where the build has no page for sports, whatever the toggle says', async () => {
    const { router, toldModes } = await open('/en/?productMode=sports', [games]);
    expect(home()).toHaveAttribute('href', '/en/');
    await act(() => router.navigate('/en/rewards/'));
    expect(home()).toHaveAttribute('href', '/en/');
    expect(new Set(toldModes())).toEqual(new Set(['casino']));
  });
});

it('says once that a language cannot be loaded, in the one before it (R-8-022)', async () => {
  const offline = jest.fn(() => Promise.reject(new Error('offline')));
  messageLoaders['fi'] = offline;
  expectConsoleErrors(/offline/);
  const { router } = await open('/en/', [games]);
  await act(() => router.navigate('/fi/'));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText('Something went wrong.')).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(offline).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/en/'));
  expect(await screen.findByRole('heading', { name: 'Games', hidden: true })).toBeInTheDocument();
});

describe('an address that nothing answers to', () => {
  it.each([
    ['is short', '/en/does-not-exist/'],
    ['has a line break', '/en/a%0Ab/'],
    ['has a carriage return', '/en/a%0Db/'],
    ['has the separators of lines and paragraphs', '/en/%E2%80%A8/%E2%80%A9/'],
    ['has a zero', '/en/a%00b/'],
    ['cannot be decoded', '/en/%E0%A4/'],
    ['is long', `/en/${'deeper/'.repeat(500)}%0A/`],
  ])('is not found in the frame where it %s (R-2-044)', async (_, path) => {
    const { router } = await open(path, [games]);
    expect(screen.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate('/en/'));
    expect(screen.getByRole('heading', { name: 'Games' })).toBeInTheDocument();
  });

  it.each([
    ['the login page', '/login/'],
    ['a game', '/games/book/'],
    ['a handler', '/login-handler/'],
  ])('wears the basic layout although it resembles %s (R-2-044)', async (_, path) => {
    const { router } = await open('/en/', [games, identity]);
    await act(() => router.navigate(path));
    expect(screen.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeInTheDocument();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(home()).toBeInTheDocument();
  });

  it('fails once where its language cannot be loaded (R-8-022)', async () => {
    messageLoaders['fi'] = () => Promise.reject(new Error('offline'));
    const { router } = await open('/en/a%0Ab/', [games]);
    await act(() => router.navigate('/fi/a%0Ab/'));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeInTheDocument();
  });
});

describe('a part that fails to render', () => {
  const broken = async () => ({
    default: (): never => {
      throw new RangeError('Invalid currency code');
    },
  });
  const error = () => screen.findByRole('dialog', { name: 'Error' });

  it.each<[string, Partial<FeatureModule>]>([
    ['in a slot', { slots: [{ slot: 'header.tools', order: 0, load: broken }] }],
    ['in a background task', { background: [{ scope: 'page', load: broken }] }],
    ['that is a content block', { blocks: { BANNER_MANUAL: { load: broken, skeleton: () => null } } }],
  ])('%s is told of by the error overlay, beside the page (R-8-022)', async (_, parts) => {
    const Page = () => (
      <>
        <h1>Games</h1>
        <Block type="BANNER_MANUAL" id="1" index={0} />
      </>
    );
    await open('/en/', [
      { id: 'games', routes: { lobby: async () => ({ default: Page }) } },
      { id: 'content', ...parts },
    ]);
    expect(within(await error()).getByText('Something went wrong.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Games', hidden: true })).toBeInTheDocument();
  });

  it('in an overlay takes its place (R-8-022)', async () => {
    await open('/en/', [games]);
    const content = createElement((await broken()).default);
    let result: Promise<unknown> | undefined;
    await act(async () => void (result = openOverlay({ variant: 'search', title: 'Search', content })));
    expect(await error()).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
    await expect(result).resolves.toBe('closed');
  });

  it('in the dialog of a guard is said inside it, as the guard has to be answered (R-8-022, A-162)', async () => {
    await open('/en/', [games]);
    const content = createElement((await broken()).default);
    await act(
      async () => void openOverlay({ variant: 'reality-check', title: 'Reality check', content, queued: true }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Reality check' }));
    expect(dialog.getByText('Something went wrong.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    await act(() => closeOverlay('ok'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is a dialog: a message says so, its opener goes on, and the next dialog opens (R-8-022)', async () => {
    await open('/en/', [games]);
    const title = { toString: () => 'not a text' } as unknown as string;
    let result: Promise<unknown> | undefined;
    await act(async () => void (result = openOverlay({ variant: 'default', title })));
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Something went wrong.');
    await expect(result).resolves.toBe('closed');
    act(() => within(message).getByRole('button', { name: 'CLOSE' }).click());
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check', queued: true }));
    expect(await screen.findByRole('dialog', { name: 'Reality check' })).toBeInTheDocument();
    await act(() => closeOverlay('ok'));
  });

  it('waits behind what the player is busy with, and is told of once (R-8-022)', async () => {
    const FailsAt = (broken: string) => {
      return function Part({ slug }: { slug: string }): ReactNode {
        if (slug === broken) throw new Error('broken');
        return null;
      };
    };
    const Page = () => {
      const [slug, setSlug] = useState('');
      return (
        <>
          <h1>Games</h1>
          <button onClick={() => setSlug('first')}>Break</button>
          <button onClick={() => setSlug('second')}>Break more</button>
          <Slot name="game.bar" props={{ gameId: '1', slug }} />
        </>
      );
    };
    const barFailingAt = (broken: string) =>
      ({ slot: 'game.bar', order: 0, load: async () => ({ default: FailsAt(broken) }) }) as const;
    await open('/en/', [
      { id: 'games', routes: { lobby: async () => ({ default: Page }) } },
      { id: 'jackpot', slots: [barFailingAt('first'), barFailingAt('first'), barFailingAt('second')] },
    ]);
    await act(async () => void openOverlay({ variant: 'confirmation', title: 'Pay now?' }));
    await screen.findByRole('dialog', { name: 'Pay now?' });
    act(() => screen.getByText('Break').click());
    expect(screen.getByRole('dialog', { name: 'Pay now?' })).toBeInTheDocument();
    await act(() => closeOverlay());
    expect(await error()).toBeInTheDocument();
    await act(() => closeOverlay());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A later failure is told of again.
    act(() => screen.getByText('Break more').click());
    expect(await error()).toBeInTheDocument();
    await act(() => closeOverlay());
  });
});

describe('a back end that hangs', () => {
  afterEach(() => jest.useRealTimers());

  it('is told of within 10 s, with the way to ask again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { fetched } = await open('/en/', [games], () => new Promise(() => undefined));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    const sent = fetched.mock.calls.length;
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetched.mock.calls.length).toBeGreaterThan(sent);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a page whose code did not arrive', () => {
  /** Opens it with a hash, which the router may take for a move within the page. */
  async function openWithout(load: () => Promise<unknown>) {
    const content = { id: 'content', routes: { promotions: load } } as FeatureModule;
    const { router } = await open('/en/', [games, content]);
    await act(() => router.navigate('/en/promotions/?a=1#content', { state: { from: 'here' } }));
    return router;
  }
  const online = () => act(async () => void window.dispatchEvent(new Event('online')));
  const page = () => screen.findByRole('heading', { level: 1, name: 'Promotions', hidden: true });

  it('says so inside the one main of the frame (R-8-022)', async () => {
    await openWithout(() => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload', hidden: true })).toBeInTheDocument();
    expect(screen.getAllByRole('main', { hidden: true })).toHaveLength(1);
  });

  it('comes when the browser is online again, in the same place of the history (R-8-022)', async () => {
    const load = jest.fn(pageCalled('Promotions')).mockRejectedValueOnce(new Error('offline'));
    const router = await openWithout(load);
    await screen.findByRole('dialog', { name: 'Error' });
    const { pathname, search, hash, state } = router.state.location;
    await online();
    expect(await page()).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname, search, hash, state });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeInTheDocument();
  });

  it('is tried once each time, and told of once (R-8-022)', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    await openWithout(load);
    await screen.findByRole('dialog', { name: 'Error' });
    for (const times of [2, 3, 4]) {
      await online();
      await waitFor(() => expect(load).toHaveBeenCalledTimes(times));
    }
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is no longer wanted on another page', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    const router = await openWithout(load);
    await act(() => router.navigate('/en/'));
    await online();
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/en/');
  });
});

it('a language that could not be loaded comes when the browser is online again (R-8-022)', async () => {
  messageLoaders['fi'] = jest
    .fn(async () => ({ default: {} }))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const { router } = await open('/en/', [games]);
  await act(() => router.navigate('/fi/'));
  await screen.findByRole('dialog', { name: 'Error' });
  const online = () => act(async () => void window.dispatchEvent(new Event('online')));
  await online();
  await online();
  expect(await screen.findByRole('heading', { name: 'Games', hidden: true })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', expect.stringMatching(/^fi/));
});
