import { setBuild } from '@lobby/testing';
import { desktop } from '@lobby/theming';
import { fireEvent, screen, within } from '@testing-library/react';
import { pass, prepareRaffle, renderRaffle } from '../raffle.fixture.tsx';
import { raffleAnswers, winnersAnswer, wirePage, wireSettings, wireWinner } from '../wire.fixture.ts';
import { raffleFeature } from '../feature.tsx';
import { otherFeatures } from '../otherFeatures.fixture.tsx';
import { createService, MockSocket, start } from '../service.fixture.ts';
import RafflePage from './RafflePage.tsx';

const features = [raffleFeature(), ...otherFeatures];
const studio = (slug: string, name: string) => ({ __typename: 'Studio', slug, name });

beforeAll(async () => {
  // Imported up front, so that they resolve under fake timers.
  await import('../../../../domain/thrillpots/src/thrillpotSocket.machine.ts');
  await import('../drops/drops.actor.ts');
});
beforeEach(prepareRaffle);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('/raffle/', () => {
  it('shows the three drops and a list of winners (R-1-014, R-2-080)', async () => {
    await renderRaffle(<RafflePage />, { features });
    const drops = screen.getByRole('region', { name: 'Drops' });
    expect(
      within(drops)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Hourly drop', 'Daily drop', 'Weekly drop']);
    const winners = screen.getByRole('region', { name: 'Latest winners' });
    expect(within(winners).getAllByRole('listitem')).toHaveLength(1);
  });

  it('explains in three numbered steps how to take part (R-2-031, R-2-077, R-9-039)', async () => {
    await renderRaffle(<RafflePage />, { features });
    expect(screen.getByRole('heading', { level: 1, name: 'Raffle' })).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'How to take part' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Play any game/),
      expect.stringMatching(/^2Collect tickets.*1 ticket per 1\.00 euro wagered/),
      expect.stringMatching(/^3Wait for the win notification/),
    ]);
  });

  it('queries with the country of the address (R-7-027)', async () => {
    const scene = await renderRaffle(<RafflePage />, { features });
    expect(scene.sent.find(({ operationName }) => operationName === 'RafflePage')?.variables).toEqual({
      ipCountryCode: 'FI',
    });
  });

  it('has the background of the window’s size (R-3-058)', async () => {
    const { container } = await renderRaffle(<RafflePage />, { features });
    const picture = container.querySelector('picture');
    expect(picture?.querySelector('source')).toHaveAttribute('media', desktop);
    expect(picture?.querySelector('source')).toHaveAttribute('srcset', 'https://art.acme.test/wide.webp');
    expect(picture?.querySelector('img')).toHaveAttribute('src', 'https://art.acme.test/tall.webp');
  });

  it('shows the operator’s text, the terms and the way home (R-2-079, R-3-058)', async () => {
    await renderRaffle(<RafflePage />, { features });
    expect(screen.getByText('Every euro counts.')).toBeVisible();
    const terms = screen.getByRole('region', { name: 'Terms and conditions' });
    expect(within(terms).getByText('Demo play earns none.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the lobby' })).toHaveAttribute('href', '/en/');
  });

  it.each([
    ['the raffle is off', wireSettings({ enabled: false }), wirePage()],
    ['its page is off', wireSettings(), wirePage({ enabled: false })],
    ['the country has none', null, wirePage()],
  ])('is empty where %s', async (_, settings, page) => {
    const { service } = await renderRaffle(<RafflePage />, { features, answers: raffleAnswers(settings, page) });
    await pass(1000);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(service.requests).toEqual([]);
    expect(MockSocket.all).toEqual([]);
  });

  it('can be loaded again after a failure', async () => {
    const scene = await renderRaffle(<RafflePage />, {
      features,
      answers: { RafflePage: { errors: [{ message: 'Broken' }] } },
    });
    scene.answer(raffleAnswers());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByRole('heading', { level: 1, name: 'Raffle' })).toBeVisible();
  });
});

describe('the provider of the week', () => {
  it('shows the studio’s name, its picture and its games (R-3-056)', async () => {
    await renderRaffle(<RafflePage />, { features });
    const provider = screen.getByRole('region', { name: 'Provider of the week' });
    expect(within(provider).getByRole('heading', { level: 3, name: 'Acme Games' })).toBeVisible();
    expect(provider.querySelector('img')).toHaveAttribute('src', 'https://art.acme.test/spotlight.webp');
    expect(within(provider).getByText('Games of acme-games')).toBeVisible();
  });

  it('has a tab for each studio where the raffles have different ones', async () => {
    const [hourly, daily, weekly] = wireSettings().raffles;
    const raffles = [hourly, { ...daily, gameStudio: studio('reef', 'Copper Reef') }, { ...weekly, gameStudio: null }];
    await renderRaffle(<RafflePage />, { features, answers: raffleAnswers(wireSettings({ raffles })) });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Acme Games', 'Copper Reef']);
    expect(screen.queryByText('Games of reef')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Copper Reef' }));
    await pass(100);
    expect(screen.getByText('Games of reef')).toBeVisible();
  });
});

describe('the winners', () => {
  const winners = () => within(screen.getByRole('region', { name: 'Latest winners' }));
  const served = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      wireWinner({ winnerInitials: `W${index}`, winAmount: `${index + 1}.50` }),
    );

  it('are the last fifteen, in the visitor’s currency (R-7-021, R-9-024)', async () => {
    const scene = await renderRaffle(<RafflePage />, { features });
    expect(scene.sent.filter(({ operationName }) => operationName === 'RaffleWinners')).toEqual([
      { operationName: 'RaffleWinners', variables: { baseCurrency: 'EUR', last: 15 } },
    ]);
  });

  it('are shown a visitor in US dollars under the licence that has them (R-6-019)', async () => {
    setBuild({ defaultUSDCurrency: true });
    const service = createService();
    service.tellMultipliers({ USD: '2' });
    const { sent } = await renderRaffle(<RafflePage />, { features, service, visitor: true });
    const query = sent.find(({ operationName }) => operationName === 'RaffleWinners');
    expect(query?.variables).toMatchObject({ baseCurrency: 'USD' });
    expect(screen.getByRole('region', { name: 'Drops' })).toHaveTextContent('$2,401.00');
  });

  it('show initials, amount, brand and time (R-3-064)', async () => {
    await renderRaffle(<RafflePage />, { features });
    const card = winners().getByRole('article');
    expect(card).toHaveTextContent('AB');
    expect(card).toHaveTextContent('€120.00');
    expect(card).toHaveTextContent('Daily drop · Acme');
    const { timestamp } = wireWinner();
    const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' }).format(
      new Date(timestamp),
    );
    expect(within(card).getByText(time)).toHaveAttribute('datetime', timestamp);
  });

  it.each([
    ['initials', { winnerInitials: null }],
    ['initials that say anything', { winnerInitials: ' ' }],
    ['an amount', { winAmount: null }],
    ['an amount above zero', { winAmount: '0.00' }],
    ['a currency', { winCurrency: '' }],
    ['a time', { timestamp: null }],
    ['a brand', { brand: null }],
  ])('are left out without %s (R-5-003)', async (_, missing) => {
    await renderRaffle(<RafflePage />, {
      features,
      answers: { RaffleWinners: winnersAnswer([wireWinner(missing), wireWinner({ winnerInitials: 'OK' })]) },
    });
    const items = winners().getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent('OK');
  });

  it('say so where there are none', async () => {
    await renderRaffle(<RafflePage />, { features, answers: { RaffleWinners: winnersAnswer([]) } });
    expect(winners().getByText('No winners yet')).toBeVisible();
  });

  it('can be paused, where there are enough of them to move', async () => {
    await renderRaffle(<RafflePage />, { features, answers: { RaffleWinners: winnersAnswer(served(6)) } });
    fireEvent.click(winners().getByRole('button', { name: 'Pause the winners' }));
    fireEvent.click(winners().getByRole('button', { name: 'Move the winners' }));
    expect(winners().getByRole('button', { name: 'Pause the winners' })).toBeVisible();
  });

  it('stand still where all of them are in view', async () => {
    await renderRaffle(<RafflePage />, { features, answers: { RaffleWinners: winnersAnswer(served(3)) } });
    expect(winners().queryByRole('button')).toBeNull();
  });

  it('are one list for screen readers, each once (R-3-064)', async () => {
    await renderRaffle(<RafflePage />, { features, answers: { RaffleWinners: winnersAnswer(served(6)) } });
    expect(winners().getAllByRole('list')).toHaveLength(1);
    expect(winners().getAllByRole('listitem')).toHaveLength(6);
  });

  it('are requested again after a draw', async () => {
    // Three seconds before it.
    jest.setSystemTime(start + 10 * 60_000 - 3000);
    const service = createService();
    const scene = await renderRaffle(<RafflePage />, { features, service });
    service.serve('hourly', service.drop('hourly', 70, '5.00', { id: 'hourly-2' }));
    scene.answer({ RaffleWinners: winnersAnswer([wireWinner({ winnerInitials: 'ZZ' }), wireWinner()]) });
    expect(winners().queryByText('ZZ')).toBeNull();
    await pass(5000);
    expect(winners().getByText('ZZ')).toBeVisible();
  });
});
