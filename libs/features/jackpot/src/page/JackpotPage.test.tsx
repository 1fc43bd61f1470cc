import { setBuild, untilIdle, wireNotOffered, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FeatureModule } from '@lobby/contracts';
import { jackpotFeature } from '../feature.tsx';
import {
  mockService,
  undecided,
  onABreak,
  optedIn,
  optedOut,
  pageAnswer,
  renderJackpot,
  rootAnswer,
  settingsAnswer,
  wireLeaderboard,
} from '../jackpot.fixture.tsx';
import JackpotPage from './JackpotPage.tsx';
import JackpotTermsPage from './JackpotTermsPage.tsx';

const Html = ({ html }: { html: string }) => <div>{html}</div>;
const content: FeatureModule = {
  id: 'content',
  parts: [{ place: 'served.text', load: async () => ({ default: Html }) }],
};
const features = [jackpotFeature(), content];
const toggle = () => screen.findByRole('switch', { name: 'Take part in the jackpot' });

const namesIn = (pots: HTMLElement) =>
  within(pots)
    .getAllByRole('listitem')
    .map((pot) => pot.firstChild?.textContent);

let isDesktop = false;
const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
beforeEach(() => {
  isDesktop = false;
  globalThis.matchMedia = ((query: string) => ({
    ...media,
    matches: isDesktop && query.includes('min-width'),
  })) as unknown as typeof matchMedia;
  Element.prototype.scrollIntoView = jest.fn();
});

describe('/jackpot/', () => {
  it('shows title, pictures, rows, text, terms and the way home (R-2-027, R-2-073, R-3-057)', async () => {
    const { container } = await renderJackpot(<JackpotPage />, mockService(), { features });
    expect(await screen.findByRole('heading', { level: 1, name: 'Jackpot' })).toBeVisible();
    const rows = ['Five pots', 'one small stake', 'In every game of the lobby'].map((row) => screen.getByText(row));
    for (const row of rows) expect(row).toBeVisible();
    const [first, second, third] = rows.map(({ className }) => className);
    expect([second === first, third === first]).toEqual([true, false]);
    expect(container.querySelector('source')).toHaveAttribute('srcset', 'https://art.acme.test/wide.webp');
    expect(container.querySelector('picture img')).toHaveAttribute('src', 'https://art.acme.test/tall.webp');
    expect(screen.getByText('<p>How it works</p>')).toBeVisible();
    expect(screen.getByText('<p>Only for players of age</p>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/en/');
    expect(screen.getByRole('link', { name: 'All jackpot terms' })).toHaveAttribute('href', '/en/promotions/jackpots/');
  });

  it('requests settings and page by the country of the address (R-7-024, R-7-026)', async () => {
    const scene = await renderJackpot(<JackpotPage />, mockService(), { features });
    for (const name of ['JackpotSettings', 'JackpotPage'])
      expect(scene.sent.find(({ operationName }) => operationName === name)?.variables).toEqual({
        ipCountryCode: 'FI',
      });
  });

  it.each([
    ['settings are disabled', { JackpotSettings: settingsAnswer({ enabled: false }) }],
    ['country has none', { JackpotSettings: rootAnswer({ jackpotSettings: null }) }],
    ['page is disabled', { JackpotPage: pageAnswer({ enabled: false }) }],
  ])('is empty where the %s (R-2-075)', async (_, answers) => {
    const { container } = await renderJackpot(<JackpotPage />, mockService(), { features, answers });
    await untilIdle();
    expect(container).toBeEmptyDOMElement();
  });

  it.each(['JackpotPage', 'JackpotSettings'])('says so when its %s could not be fetched', async (name) => {
    const scene = await renderJackpot(<JackpotPage />, mockService(), {
      features,
      answers: { [name]: { errors: [{ message: 'Broken' }] } },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
    scene.answer({ JackpotPage: pageAnswer(), JackpotSettings: settingsAnswer() });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Five pots')).toBeVisible();
  });

  it('names the pots and follows what is in them (R-3-026, R-3-027, R-3-061)', async () => {
    const service = mockService();
    await renderJackpot(<JackpotPage />, service, { features });
    const pots = await screen.findByRole('list', { name: 'Jackpots' });
    await waitFor(() => expect(pots).toHaveTextContent('€1,000.00'));
    expect(namesIn(pots)).toEqual(['TOTAL', 'EPIC', 'SUPER', 'MINI', 'SHARED']);
    const values = { total: '1500.10', mega: '1000.75', major: '251.25', minor: '13.50', shared: '81.60' };
    service.push({
      type: 'JackpotUpdate',
      instance_id: 'jackpot-1',
      sequence: 2,
      pots: Object.entries(values).map(([id, current_value]) => ({ id, current_value })),
    });
    await waitFor(() => expect(pots).toHaveTextContent('€1,000.75'));
    for (const value of ['€1,500.10', '€251.25', '€13.50', '€81.60']) expect(pots).toHaveTextContent(value);
    const added = { bonanza: '1.00', constructor: '1.00', epic: '9.00' };
    service.push({
      type: 'JackpotUpdate',
      instance_id: 'jackpot-1',
      sequence: 3,
      pots: Object.entries(added).map(([id, current_value]) => ({ id, current_value })),
    });
    await waitFor(() => expect(pots).toHaveTextContent('BONANZA€1.00'));
    expect(namesIn(pots)).toEqual(['TOTAL', 'EPIC', 'EPIC', 'SUPER', 'MINI', 'SHARED', 'BONANZA', 'CONSTRUCTOR']);
  });

  it('offers the configured contributions and the served logo (R-2-074, R-3-055)', async () => {
    const { container } = await renderJackpot(<JackpotPage />, mockService(), {
      features,
      answers: { JackpotSettings: settingsAnswer({ contributionOptions: [1, 0.1, 0.5, 0.1, -1] }) },
    });
    await toggle();
    const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(options).toEqual(['€0.10', '€0.50', '€1.00']);
    expect(screen.getByText(/^Each round costs €0\.50 more\./)).toBeVisible();
    expect(container.querySelector('img[src="https://art.acme.test/logo.webp"]')).toBeVisible();
  });

  it('offers shares of the stake where the brand shows percentages (R-6-022)', async () => {
    setBuild({ contributionAsPercentage: true });
    await renderJackpot(<JackpotPage />, mockService(), {
      features,
      answers: { JackpotSettings: settingsAnswer({ contributionOptions: [0.01, 0.02, 5] }) },
    });
    await toggle();
    const options = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(options).toEqual(['1%', '2%', '5%']);
    expect(screen.getByText(/^Each round costs 1% of its stake more\./)).toBeVisible();
  });

  it('offers a visitor to sign in, with the pots and without a toggle', async () => {
    const service = mockService();
    await renderJackpot(<JackpotPage />, service, {
      features,
      visitor: true,
      path: '/en/jackpot/?setCustomJackpot=1',
    });
    expect(await screen.findByRole('link', { name: 'Sign in to take part' })).toHaveAttribute(
      'href',
      '/en/login/?redir=%2Fen%2Fjackpot%2F%3FsetCustomJackpot%3D1',
    );
    expect(screen.queryByRole('switch')).toBeNull();
    // The price that the link would be carried out with.
    expect(screen.getByText(/^Each round costs €1\.00 more\./)).toBeVisible();
    expect(await screen.findByText('SUPER')).toBeVisible();
    expect(service.optIns()).toEqual([]);
  });
});

it('the page is the same before and after the scripts', async () => {
  const { served } = await renderJackpot(<JackpotPage />, mockService(), {
    features,
    visitor: true,
    prerendered: true,
    path: '/en/jackpot/?setCustomJackpot=0.5',
  });
  expect(served).not.toContain('style=');
  expect(await screen.findByRole('link', { name: 'Sign in to take part' })).toBeVisible();
});

describe('setCustomJackpot', () => {
  const at = (value: string) => ({ features, path: `/en/jackpot/?setCustomJackpot=${value}&mode=casino` });

  it('opts in by itself, is removed, and the section is scrolled to (R-4-042)', async () => {
    const service = mockService();
    const scene = await renderJackpot(<JackpotPage />, service, at('0.1'));
    expect(await toggle()).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    expect(service.optIns()).toMatchObject([{ opt_in: true, contribution_value: 0.1 }]);
    expect(scene.address()).toBe('/en/jackpot/?mode=casino');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toContainElement(screen.getByRole('switch'));
  });

  it.each(['999', 'abc', '', '-1', '0.5e0'])('is ignored where it is no option: %s (R-5-001)', async (value) => {
    const service = mockService();
    const scene = await renderJackpot(<JackpotPage />, service, at(value));
    await toggle();
    await untilIdle();
    expect(service.optIns()).toEqual([]);
    expect(scene.address()).toBe('/en/jackpot/?mode=casino');
  });

  it.each([
    ['never opts in a player who has opted out', optedOut, {}],
    ['changes nothing for a player who takes part', optedIn(0.1), {}],
    ['never opts in a player who may not play', undecided, { GetPlayerInfo: onABreak }],
  ])('%s', async (_, status, answers) => {
    const service = mockService({ status });
    const scene = await renderJackpot(<JackpotPage />, service, { ...at('0.5'), answers });
    await waitFor(() => expect(scene.address()).toBe('/en/jackpot/?mode=casino'));
    expect(service.optIns()).toEqual([]);
  });
});

describe('the leaderboard', () => {
  const leaderboard = () => screen.findByRole('list', { name: 'Leaderboard' });
  const rows = async () => within(await leaderboard()).getAllByRole('listitem');
  const answers = (count: number, change?: object) => ({
    JackpotLeaderboard: { data: { jackpotLeaderboard: wireLeaderboard(count, change) } },
  });

  it('requests 100 places of the greatest pot (R-7-022)', async () => {
    const scene = await renderJackpot(<JackpotPage />, mockService(), { features });
    await leaderboard();
    expect(scene.sent.find(({ operationName }) => operationName === 'JackpotLeaderboard')?.variables).toEqual({
      brand: 'acme',
      jackpotInstanceId: 'jackpot-1',
      jackpotPotId: 'mega',
      currency: 'EUR',
      playerUUID: '3f6c2a',
      size: 100,
    });
  });

  it('shows initials, prize and rank, and the player’s own place (R-2-076, R-3-065)', async () => {
    await renderJackpot(<JackpotPage />, mockService(), { features });
    const [first] = await rows();
    expect(first).toHaveTextContent('P1');
    expect(first).toHaveTextContent('€500.00');
    expect(within(first!).getByRole('img', { name: 'Gold' })).toHaveAttribute('src', 'https://art.acme.test/gold.webp');
    const own = screen.getByRole('group', { name: 'Your place' });
    expect(own).toHaveTextContent('132');
    expect(within(own).getByRole('presentation')).toHaveAttribute('src', 'https://art.acme.test/bronze.webp');
    expect(within(own).getAllByText('Bronze')).toHaveLength(1);
  });

  it.each([
    ['a phone', false, 132, 10],
    ['a desktop', true, 132, 11],
    ['a desktop, with the player among them', true, 3, 12],
  ])(
    'begins on %s, and shows ten more each time, fifty at most (R-9-025)',
    async (_, desktop, playerPosition, first) => {
      isDesktop = desktop;
      await renderJackpot(<JackpotPage />, mockService(), { features, answers: answers(100, { playerPosition }) });
      const counts = [(await rows()).length];
      for (let more = screen.queryByRole('button', { name: 'Show more' }); more;) {
        fireEvent.click(more);
        counts.push((await rows()).length);
        more = screen.queryByRole('button', { name: 'Show more' });
      }
      expect(counts).toEqual([first, first + 10, first + 20, first + 30, 50]);
    },
  );

  it('marks the player among the first, and has the prizes in the player’s currency', async () => {
    const wallet = { ...wireWallet, currency: 'CAD' };
    await renderJackpot(<JackpotPage />, mockService(), {
      features,
      answers: { ...answers(5, { playerPosition: 2 }), GetPlayerInfo: wireViewer({ player: wirePlayer, wallet }) },
    });
    const [first, second] = await rows();
    expect(first).not.toHaveAttribute('aria-current');
    expect(second).toHaveAttribute('aria-current', 'true');
    expect(first).toHaveTextContent('$500.00');
    expect(screen.queryByRole('group', { name: 'Your place' })).toBeNull();
  });

  it('says that nobody leads yet, and where it did not load', async () => {
    const scene = await renderJackpot(<JackpotPage />, mockService(), {
      features,
      answers: answers(0, { playerPosition: null }),
    });
    const board = await screen.findByRole('region', { name: 'Leaderboard' });
    expect(await within(board).findByRole('heading', { name: 'Nobody leads yet' })).toBeVisible();
    scene.unmount();
    const again = await renderJackpot(<JackpotPage />, mockService(), {
      features,
      answers: { JackpotLeaderboard: { errors: [{ message: 'Broken' }] } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard did not load');
    again.answer(answers(3));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(3);
  });

  it('follows who leads (R-1-013)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      const scene = await renderJackpot(<JackpotPage />, mockService(), { features });
      expect((await rows())[0]).toHaveTextContent('P1');
      scene.answer(answers(1, { entries: [{ ...wireLeaderboard(1).entries[0], initials: 'ZZ' }] }));
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      await untilIdle();
      expect((await rows())[0]).toHaveTextContent('ZZ');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('/promotions/jackpots/', () => {
  const terms = rootAnswer({
    legalText: {
      __typename: 'LegalText',
      slug: 'jackpot-terms',
      title: 'Terms of the jackpot',
      text: 'Nobody loses more than the stake.',
      version: '3',
      updatedAt: '2026-11-01T00:00:00.000Z',
    },
  });

  it('shows the terms, and leads to the jackpot (R-2-029)', async () => {
    const scene = await renderJackpot(<JackpotTermsPage />, mockService(), {
      features,
      path: '/en/promotions/jackpots/',
      answers: { JackpotTerms: terms },
    });
    expect(scene.sent.find(({ operationName }) => operationName === 'JackpotTerms')?.variables).toEqual({
      slug: 'jackpot-terms',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of the jackpot' })).toBeVisible();
    expect(screen.getByText('Nobody loses more than the stake.')).toBeVisible();
    expect(screen.getByText('<p>Only for players of age</p>')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the jackpot' })).toHaveAttribute('href', '/en/jackpot/');
  });

  it('shows the terms of the jackpot’s page where the platform has no texts of its own (A-182)', async () => {
    await renderJackpot(<JackpotTermsPage />, mockService(), {
      features,
      path: '/en/promotions/jackpots/',
      answers: { JackpotTerms: wireNotOffered },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Jackpot terms' })).toBeVisible();
    expect(screen.getByText('<p>Only for players of age</p>')).toBeVisible();
    expect(screen.queryByText('This is not offered here')).toBeNull();
  });

  it('leads nowhere where there is no jackpot', async () => {
    await renderJackpot(<JackpotTermsPage />, mockService(), {
      features,
      path: '/en/promotions/jackpots/',
      answers: { JackpotTerms: terms, JackpotSettings: settingsAnswer({ enabled: false }) },
    });
    expect(screen.getByText('Nobody loses more than the stake.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'To the jackpot' })).toBeNull();
  });

  it('stays a page for a visitor', async () => {
    await renderJackpot(<JackpotTermsPage />, mockService({ status: optedIn(1) }), {
      features,
      visitor: true,
      path: '/en/promotions/jackpots/',
      answers: { JackpotTerms: terms },
    });
    expect(screen.getByText('Nobody loses more than the stake.')).toBeVisible();
  });
});
