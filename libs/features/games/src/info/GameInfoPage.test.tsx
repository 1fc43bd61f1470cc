import { useFeedback } from '@lobby/overlays';
import {
  type Answers,
  frameWith,
  renderFrame,
  renderScene,
  type SceneOptions,
  setBuild,
  untilIdle,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rejection, wirePersonalized } from '../wire.fixture.ts';
import GameInfoPage from './GameInfoPage.tsx';
import { describedGame, infoAnswers, loss, wireRounds } from './platform.fixture.ts';

jest.mock('@lobby/routing', () => ({
  ...jest.requireActual<object>('@lobby/routing'),
  useParams: () => ({ slug: 'game-7' }),
}));

const path = '/en/games/game-7/info/';
const accountPages = {
  id: 'account',
  routes: { 'profile-game-history': { load: async () => ({ default: () => null }) } },
};

const Messages = () => useFeedback().map(({ id, message }) => <p key={id}>{message}</p>);

function renderPage({ answers, ...options }: SceneOptions = {}) {
  const page = (
    <>
      <GameInfoPage />
      <Messages />
    </>
  );
  return renderScene(page, {
    path,
    features: [accountPages] as SceneOptions['features'],
    settings: { license: 'mga' },
    brand: { visitorBrowsing: true },
    answers: { ...infoAnswers, ...answers },
    ...options,
  });
}
const withGame = (fields: Readonly<Record<string, unknown>>): Answers => ({
  GameInfo: wirePersonalized({ game: describedGame(fields) }),
});
/** The value beside a name. */
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('the page about a game', () => {
  it('describes the game, and says in its title that it is about it', async () => {
    const { sent } = await renderPage();
    expect(sent.find(({ operationName }) => operationName === 'GameInfo')?.variables).toMatchObject({ slug: 'game-7' });
    expect(screen.getByRole('heading', { level: 1, name: 'Game 7' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('About Game 7 · Acme'));
    expect(screen.getByText('Seven seas, five reels.')).toBeVisible();
    expect(valueOf('Studio')).toHaveTextContent('Acme Games');
    expect(linkTo('Acme Games')).toBe('/en/game-studio/acme-games/');
    expect(valueOf('Volatility')).toHaveTextContent('High');
    expect(valueOf('Smallest bet')).toHaveTextContent('€0.20');
    expect(valueOf('Highest bet')).toHaveTextContent('€100.00');
    expect(valueOf('Features')).toHaveTextContent(/^Megaways and Free spins$/);
    expect(screen.queryByText('Language at the table')).toBeNull();
  });

  it('shows the return to player only where the brand shows it (A-142)', async () => {
    const { unmount } = await renderPage();
    expect(screen.queryByText('96.21%')).toBeNull();
    unmount();
    setBuild({ ShowRTP: true });
    await renderPage();
    expect(valueOf('Return to player')).toHaveTextContent('96.21%');
  });

  it('leaves out what the platform does not say, and names the languages of a live table', async () => {
    await renderPage({
      answers: withGame({
        volatility: null,
        minBet: null,
        maxBet: null,
        features: null,
        description: null,
        liveTable: { __typename: 'LiveTable', languages: ['en', 'fi'] },
      }),
    });
    for (const name of ['Volatility', 'Smallest bet', 'Highest bet', 'Features'])
      expect(screen.queryByText(name)).toBeNull();
    expect(valueOf('Language at the table')).toHaveTextContent(/^English and Finnish$/);
  });

  it.each([
    ['which the brand wants', true, 1],
    ['which it does not', false, 0],
  ])('explains chance in words %s (A-142)', async (_, EnableGamesInformationMessage, count) => {
    setBuild({ EnableGamesInformationMessage });
    await renderPage();
    expect(screen.queryAllByText(/decided by chance alone/)).toHaveLength(count);
  });

  it('says that there is no such game', async () => {
    await renderPage({ answers: { GameInfo: wirePersonalized({ game: null }) } });
    expect(screen.getByRole('heading', { name: 'We cannot find this' })).toBeVisible();
  });

  it('tries again where the platform fails, and says where it does not offer the page', async () => {
    const scene = await renderPage({ answers: { GameInfo: { errors: [{ message: 'Broken' }] } } });
    scene.answer(infoAnswers);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Game 7' })).toBeVisible();
    scene.unmount();
    await renderPage({ answers: { GameInfo: rejection } });
    expect(screen.getByText('This is not offered here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is a frame until its player is known', async () => {
    expect(await renderFrame(<GameInfoPage />, { path })).toEqual(frameWith('About the game'));
  });
});

describe('the ways to play', () => {
  it('lead players to the game and its demo', async () => {
    await renderPage();
    expect(linkTo('Play for real money')).toBe('/en/games/game-7/');
    expect(linkTo('Try with play money')).toBe('/en/games/game-7/?mode=demo');
  });

  it.each<[string, string | null, SceneOptions]>([
    ['where all allow it', '/en/games/game-7/?mode=demo', {}],
    ['not where the licence forbids it', null, { settings: { license: 'anj' } }],
    ['not where the game has none', null, { answers: withGame({ demoAllowed: false }) }],
  ])('lead visitors to the game, which signs them in, and to its demo %s (A-174)', async (_, demo, options) => {
    await renderPage({ visitor: true, ...options });
    expect(linkTo('Play for real money')).toBe('/en/games/game-7/');
    expect(linkTo('Try with play money')).toBe(demo);
  });

  it.each([
    ['who takes a break', { timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2999-01-01T00:00:00.000Z' } }],
    [
      'who is excluded',
      { selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: '2999-01-01T00:00:00.000Z' } },
    ],
  ])('are not shown to a player %s, nor are other games', async (_, fields) => {
    await renderPage({
      answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...fields }, wallet: wireWallet }) },
    });
    expect(screen.getByText('Your account cannot play now')).toBeVisible();
    expect(linkTo('Play for real money')).toBeNull();
    expect(linkTo('Try with play money')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Similar games' })).toBeNull();
    // What they have played stays theirs to see.
    expect(valueOf('Net result')).toHaveTextContent('-€24.50');
  });
});

describe('what a player has played of the game', () => {
  const section = () => screen.queryByRole('region', { name: 'What you have played in the last 30 days' });

  it('is summed up by the platform, a loss as a loss, with the last rounds', async () => {
    const scene = await renderPage();
    expect(section()).toBeVisible();
    expect(valueOf('Rounds')).toHaveTextContent('42');
    expect(valueOf('Staked')).toHaveTextContent('€120.00');
    expect(valueOf('Won')).toHaveTextContent('€95.50');
    expect(valueOf('Net result')).toHaveTextContent(/^-€24\.50$/);
    const [, rounds] = within(section()!).getAllByText(/.*/, { selector: 'dl' });
    expect([...rounds!.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'OpenStake €1.00',
      'Payout €2.50Stake €1.00',
      'Payout €0.00Stake €1.00',
    ]);
    expect(linkTo('History of all your games')).toBe('/en/profile/game-history/');
    const { variables } = scene.sent.find(({ operationName }) => operationName === 'RoundsOfGame')!;
    const from = new Date((variables['range'] as { from: string }).from);
    expect(variables).toMatchObject({ lookupId: 'g7', first: 3, range: { to: null } });
    const today = new Date();
    expect(new Date(today.getFullYear(), today.getMonth(), today.getDate() - 29)).toEqual(from);
  });

  it('is said to be nothing where there is no round', async () => {
    const none = { staked: '0.00', won: '0.00', netPosition: '0.00' };
    await renderPage({ answers: { RoundsOfGame: wireRounds(none, 0) } });
    expect(screen.getByText('You have not played this game in that time.')).toBeVisible();
    expect(screen.queryByText('Net result')).toBeNull();
  });

  it('can be loaded again where that fails, while the game is described', async () => {
    const scene = await renderPage({ answers: { RoundsOfGame: { errors: [{ message: 'Broken' }] } } });
    expect(screen.getByText('Seven seas, five reels.')).toBeVisible();
    scene.answer({ RoundsOfGame: wireRounds(loss) });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(valueOf('Net result')).toHaveTextContent('-€24.50'));
  });

  it.each<[string, SceneOptions]>([
    ['for visitors', { visitor: true }],
    ['where the platform does not say', { answers: { RoundsOfGame: rejection } }],
  ])('stays away %s', async (_, options) => {
    await renderPage(options);
    expect(screen.getByRole('heading', { level: 1, name: 'Game 7' })).toBeVisible();
    expect(section()).toBeNull();
  });

  it('stands above what limits are left, for players alone', async () => {
    const load = async () => ({ default: () => <p>Limits</p> });
    const features = [{ id: 'limits', parts: [{ place: 'game.limits', load }] }] as const;
    const { unmount } = await renderPage({ features });
    expect(await screen.findByText('Limits')).toBeVisible();
    unmount();
    await renderPage({ features, visitor: true });
    expect(screen.queryByText('Limits')).toBeNull();
  });
});

describe('similar games', () => {
  it('share features or the studio, and say what', async () => {
    await renderPage();
    const list = await screen.findByRole('list', { name: 'Similar games' });
    await untilIdle();
    const reasons = within(list)
      .getAllByRole('listitem')
      .map((item) => [within(item).getByRole('link').textContent, item.lastElementChild?.textContent]);
    expect(reasons).toEqual([
      ['Silver Koi', 'In common: Free spins and Megaways · Also by Acme Games'],
      ['Amber Fox', 'In common: Megaways'],
      ['Paper Comet', 'Also by Acme Games'],
    ]);
  });

  it('are not there where the platform has no catalogue', async () => {
    await renderPage({ answers: { GameCatalogue: rejection } });
    expect(screen.getByRole('heading', { level: 1, name: 'Game 7' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Similar games' })).toBeNull();
  });
});

describe('sharing', () => {
  const address = 'https://lobby.acme.test/en/games/game-7/info/';
  /** What the visitor's own address has stays with the visitor. */
  const ofAffiliate = { path: `${path}?btag=affiliate-9&token=secret#access_token=abc` };
  const pressShare = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  const define = (properties: object) =>
    Object.defineProperties(
      navigator,
      Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, { value, configurable: true, enumerable: true }]),
      ),
    );
  const writeText = jest.fn<Promise<void>, [string]>();
  beforeEach(() => {
    writeText.mockReset();
    writeText.mockResolvedValue();
    define({ clipboard: { writeText } });
  });
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });

  it('hands the address of the page alone to the device', async () => {
    const deviceShare = jest.fn(async () => undefined);
    define({ share: deviceShare });
    await renderPage(ofAffiliate);
    await pressShare();
    expect(deviceShare).toHaveBeenCalledWith({ title: 'Game 7', url: address });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('says nothing where it is dismissed', async () => {
    define({ share: () => Promise.reject(new DOMException('No', 'AbortError')) });
    await renderPage();
    await pressShare();
    await untilIdle();
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByText(/^The address/)).toBeNull();
  });

  it.each<[string, object]>([
    ['cannot share', {}],
    ['refuses to', { share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('copies the address of the page alone where the device %s, and says so', async (_, properties) => {
    define(properties);
    await renderPage(ofAffiliate);
    await pressShare();
    expect(writeText.mock.calls).toEqual([[address]]);
    expect(await screen.findByText('The address is copied.')).toBeVisible();
  });

  it('says where nothing of it works', async () => {
    writeText.mockRejectedValue(new Error('No'));
    await renderPage();
    await pressShare();
    expect(await screen.findByText('The address could not be copied.')).toBeVisible();
  });
});
