import type { FeatureModule } from '@lobby/contracts';
import { Block, Slot } from '@lobby/composition';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { expectConsoleErrors, translatePage } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createElement, useState, type ReactNode } from 'react';
import { messageLoaders } from 'virtual:lobby-messages';
import { games, homeLink, identity, openLobby, pageWithHeading, player, sports, visitor } from './lobby.fixture.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(async () => {
  await act(() => closeOverlay());
  jest.restoreAllMocks();
  for (const locale of Object.keys(messageLoaders)) delete messageLoaders[locale];
});

describe('sports mode', () => {
  it('makes the sports page the home page in a build that has one', async () => {
    await openLobby('/en/?productMode=sports', [games, sports]);
    expect(homeLink('Sports')).toHaveAttribute('href', '/en/sports/');
  });

  it('is sent to the back end as the page shows it, with or without consent (A-017)', async () => {
    (await openLobby('/en/sports/', [games, sports])).unmount();
    const { sentModes } = await openLobby('/en/rewards/', [games, sports]);
    expect(homeLink('Sports')).toHaveAttribute('href', '/en/sports/');
    expect(new Set(sentModes())).toEqual(new Set(['sports']));
  });

  it('does not exist in a build without a sports page, whatever the toggle says', async () => {
    const { router, sentModes } = await openLobby('/en/?productMode=sports', [games]);
    expect(homeLink()).toHaveAttribute('href', '/en/');
    await act(() => router.navigate('/en/rewards/'));
    expect(homeLink()).toHaveAttribute('href', '/en/');
    expect(new Set(sentModes())).toEqual(new Set(['casino']));
  });
});

it('reports once, in the previous language, that a language cannot be loaded', async () => {
  const loadMessages = jest.fn(() => Promise.reject(new Error('offline')));
  messageLoaders['fi'] = loadMessages;
  expectConsoleErrors(/The texts of fi could not be loaded/);
  const { router } = await openLobby('/en/', [games]);
  await act(() => router.navigate('/fi/'));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText('Something went wrong.')).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(loadMessages).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/en/'));
  expect(await screen.findByRole('heading', { name: 'Games', hidden: true })).toBeInTheDocument();
});

it('shows a page in its language once the texts have come after all', async () => {
  const catalogue = { default: {} };
  messageLoaders['fi'] = jest.fn(async () => catalogue).mockRejectedValueOnce(new Error('offline'));
  expectConsoleErrors(/The texts of fi could not be loaded/);
  const { router } = await openLobby('/en/', [games]);
  await act(() => router.navigate('/fi/'));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Games' })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'fi-FI');
});

describe('a path without a page', () => {
  it.each([
    ['is short', '/en/does-not-exist/'],
    ['has a line break', '/en/a%0Ab/'],
    ['has a carriage return', '/en/a%0Db/'],
    ['has the separators of lines and paragraphs', '/en/%E2%80%A8/%E2%80%A9/'],
    ['has a zero', '/en/a%00b/'],
    ['cannot be decoded', '/en/%E0%A4/'],
    ['is long', `/en/${'deeper/'.repeat(500)}%0A/`],
  ])('shows the not-found page when it %s (R-2-044)', async (state, path) => {
    if (state === 'cannot be decoded') expectConsoleErrors(/could not be decoded because it is a malformed URL/);
    const { router } = await openLobby(path, [games]);
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
  ])('has the basic layout although it resembles %s (R-2-044)', async (_, path) => {
    const { router } = await openLobby('/en/', [games, identity]);
    await act(() => router.navigate(path));
    expect(screen.getByRole('heading', { level: 1, name: 'This page is not in play' })).toBeInTheDocument();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(homeLink()).toBeInTheDocument();
  });

  it('reports a single error when its language cannot be loaded', async () => {
    messageLoaders['fi'] = () => Promise.reject(new Error('offline'));
    expectConsoleErrors(/The texts of fi could not be loaded/);
    const { router } = await openLobby('/en/a%0Ab/', [games]);
    await act(() => router.navigate('/fi/a%0Ab/'));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeInTheDocument();
  });
});

describe('a component that throws while rendering', () => {
  const broken = async () => ({
    default: (): never => {
      throw new RangeError('Invalid currency code');
    },
  });
  const error = () => screen.findByRole('dialog', { name: 'Error' });

  it.each<[string, Partial<FeatureModule>]>([
    ['in a slot', { parts: [{ place: 'header.tools', load: broken }] }],
    ['in a background task', { parts: [{ place: 'background.page', load: broken }] }],
    ['that is a content block', { parts: [{ place: 'block.BANNER_MANUAL', load: broken, skeleton: () => null }] }],
  ])('%s opens the error overlay and leaves the page in place (R-8-022)', async (_, parts) => {
    expectConsoleErrors(/Invalid currency code/);
    const Page = () => (
      <>
        <h1>Games</h1>
        <Block type="BANNER_MANUAL" id="1" index={0} />
      </>
    );
    await openLobby('/en/', [
      { id: 'games', routes: { lobby: { load: async () => ({ default: Page }) } } },
      { id: 'content', ...parts },
    ]);
    expect(within(await error()).getByText('Something went wrong.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Games', hidden: true })).toBeInTheDocument();
  });

  it.each<[string, (Part: () => ReactNode) => FeatureModule[]]>([
    ['a page', (Part) => [{ id: 'games', routes: { lobby: { load: async () => ({ default: Part }) } } }]],
    [
      'a slot',
      (Part) => [games, { id: 'content', parts: [{ place: 'header.tools', load: async () => ({ default: Part }) }] }],
    ],
  ])('because the browser has translated %s has that part rendered anew (A-193)', async (_, featuresOf) => {
    expectConsoleErrors(/NotFoundError/);
    translatePage();
    const Part = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <div>
          <h1>Games</h1>
          <button onClick={() => setOpen(!isOpen)}>Press</button>
          {isOpen && 'Bare text'}
        </div>
      );
    };
    await openLobby('/en/', featuresOf(Part));
    const press = async () => act(async () => screen.getByRole('button', { name: 'Press' }).click());
    await screen.findByText('Bare text');
    await press();
    expect(await screen.findByText('Bare text')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Error' })).not.toBeInTheDocument();
    // The part that cannot be had does not come again and again.
    await press();
    expect(await error()).toBeInTheDocument();
  });

  it('in an overlay is replaced by the error overlay (R-8-022)', async () => {
    expectConsoleErrors(/Invalid currency code/);
    await openLobby('/en/', [games]);
    const content = createElement((await broken()).default);
    let result: Promise<unknown> | undefined;
    await act(async () => void (result = openOverlay({ variant: 'search', title: 'Search', content })));
    expect(await error()).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
    await expect(result).resolves.toBe('closed');
  });

  it('in the dialog of a check is reported inside it, since the check has to be answered (A-162)', async () => {
    expectConsoleErrors(/Invalid currency code/);
    await openLobby('/en/', [games]);
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

  it('as the dialog itself is reported by a message, its caller gets a result, and later dialogs open', async () => {
    expectConsoleErrors(/Objects are not valid as a React child/);
    await openLobby('/en/', [games]);
    const title = { toString: () => 'not a text' } as unknown as string;
    let result: Promise<unknown> | undefined;
    await act(async () => void (result = openOverlay({ variant: 'default', title })));
    const messages = within(screen.getByRole('log'));
    const message = await messages.findByText('Something went wrong.');
    await expect(result).resolves.toBe('closed');
    act(() => messages.getByRole('button', { name: 'CLOSE' }).click());
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check', queued: true }));
    expect(await screen.findByRole('dialog', { name: 'Reality check' })).toBeInTheDocument();
    await act(() => closeOverlay('ok'));
  });

  it('is reported once, after the dialog that is open (R-8-022)', async () => {
    expectConsoleErrors(/Error: broken/);
    const createFailingPart = (broken: string) => {
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
      ({ place: 'game.bar', load: async () => ({ default: createFailingPart(broken) }) }) as const;
    await openLobby('/en/', [
      { id: 'games', routes: { lobby: { load: async () => ({ default: Page }) } } },
      { id: 'jackpot', parts: [barFailingAt('first'), barFailingAt('first'), barFailingAt('second')] },
    ]);
    await act(async () => void openOverlay({ variant: 'confirmation', title: 'Pay now?' }));
    await screen.findByRole('dialog', { name: 'Pay now?' });
    act(() => screen.getByText('Break').click());
    expect(screen.getByRole('dialog', { name: 'Pay now?' })).toBeInTheDocument();
    await act(() => closeOverlay());
    expect(await error()).toBeInTheDocument();
    await act(() => closeOverlay());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // A later failure is reported again.
    act(() => screen.getByText('Break more').click());
    expect(await error()).toBeInTheDocument();
    await act(() => closeOverlay());
  });
});

describe('a back end that does not answer', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a visitor', '/en/', visitor],
    ['a player on a page that visitors have too', '/en/', player],
    ['a player on a page of players, of which there is the frame', '/en/rewards/', player],
  ])('is reported to %s within 10 s, with a button to try again', async (_, path, auth) => {
    jest.useFakeTimers({ advanceTimers: true });
    const { fetched } = await openLobby(path, [games], () => new Promise(() => undefined), auth);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    const sent = fetched.mock.calls.length;
    expect(screen.getByRole('alert')).toHaveTextContent('This takes longer than usual');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(fetched.mock.calls.length).toBeGreaterThan(sent);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a page whose code failed to load', () => {
  /** Navigates with a hash, which the router might treat as a navigation within the page. */
  async function openWithLoader(load: () => Promise<unknown>) {
    const content = { id: 'content', routes: { promotions: { load: load } } } as FeatureModule;
    const { router } = await openLobby('/en/', [games, content]);
    await act(() => router.navigate('/en/promotions/?a=1#content', { state: { from: 'here' } }));
    return router;
  }
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
  const findPage = () => screen.findByRole('heading', { level: 1, name: 'Promotions', hidden: true });

  it('shows an error inside the single main element', async () => {
    await openWithLoader(() => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload', hidden: true })).toBeInTheDocument();
    expect(screen.getAllByRole('main', { hidden: true })).toHaveLength(1);
  });

  it('is shown once the browser is online again, in the same history entry', async () => {
    const load = jest.fn(pageWithHeading('Promotions')).mockRejectedValueOnce(new Error('offline'));
    const router = await openWithLoader(load);
    await screen.findByRole('dialog', { name: 'Error' });
    const { pathname, search, hash, state } = router.state.location;
    await goOnline();
    expect(await findPage()).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error' })).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname, search, hash, state });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeInTheDocument();
  });

  it('is requested once per online event, and reported once', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    // The second time, the document is reloaded.
    expectConsoleErrors(/Not implemented: navigation/);
    await openWithLoader(load);
    await screen.findByRole('dialog', { name: 'Error' });
    for (const times of [2, 3, 4]) {
      await goOnline();
      await waitFor(() => expect(load).toHaveBeenCalledTimes(times));
    }
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is not requested again from another page', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));
    const router = await openWithLoader(load);
    await act(() => router.navigate('/en/'));
    await goOnline();
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/en/');
  });
});

it('a language that failed to load is shown once the browser is online again', async () => {
  expectConsoleErrors(/The texts of fi could not be loaded/);
  messageLoaders['fi'] = jest
    .fn(async () => ({ default: {} }))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const { router } = await openLobby('/en/', [games]);
  await act(() => router.navigate('/fi/'));
  await screen.findByRole('dialog', { name: 'Error' });
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
  await goOnline();
  await goOnline();
  expect(await screen.findByRole('heading', { name: 'Games', hidden: true })).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', expect.stringMatching(/^fi/));
});
