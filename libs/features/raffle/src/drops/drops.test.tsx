import { expectConsoleErrors } from '@lobby/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import RafflePage from '../page/RafflePage.tsx';
import { pass, prepareRaffle, receive, renderRaffle } from '../raffle.fixture.tsx';
import { raffleAnswers, wirePage, wireSettings } from '../wire.fixture.ts';
import { createService, MockSocket, start, ticketsFrame } from '../service.fixture.ts';

beforeAll(async () => {
  // Imported up front, so that they resolve under fake timers.
  await import('../../../../domain/thrillpots/src/thrillpotSocket.machine.ts');
  await import('./drops.actor.ts');
});
beforeEach(prepareRaffle);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const minute = 60_000;
const cards = () => screen.getAllByRole('article').filter((card) => within(card).queryByRole('heading', { level: 3 }));
const cardOf = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement;
const timer = (name: string) => within(cardOf(name)).getByRole('timer');

describe('the drops', () => {
  it('come from the three sources and are labelled by their type (R-7-054, R-3-028)', async () => {
    const { service } = await renderRaffle(<RafflePage />);
    expect(service.requests.map(({ source }) => source)).toEqual([
      'hourly_provider_of_the_week',
      'daily_provider_of_the_week',
      'weekly_provider_of_the_week',
    ]);
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Hourly drop',
      'Daily drop',
      'Weekly drop',
    ]);
  });

  it('show pot and time left, and follow the pot (R-3-063)', async () => {
    await renderRaffle(<RafflePage />);
    expect(cardOf('Weekly drop')).toHaveTextContent('Prize €25,000.00');
    expect(timer('Hourly drop')).toHaveTextContent('00hrs10min00sec');
    expect(timer('Weekly drop')).toHaveTextContent('05days00hrs00min00sec');
    await receive({
      type: 'JackpotUpdate',
      instance_id: 'weekly-1',
      sequence: 2,
      pots: [{ id: 'raffle', current_value: '25000.25' }],
    });
    expect(cardOf('Weekly drop')).toHaveTextContent('€25,000.25');
  });

  it('count by the service’s clock, not by the device’s', async () => {
    const service = createService(() => Date.now() - 5 * minute);
    await renderRaffle(<RafflePage />, { service });
    expect(timer('Hourly drop')).toHaveTextContent('00hrs15min00sec');
  });

  it('are shown in the player’s currency', async () => {
    await renderRaffle(<RafflePage />, {
      visitor: true,
      answers: {
        CountryContextQuery: {
          data: {
            countryContext: {
              __typename: 'CountryContext',
              countryCode: 'CA',
              playerCountryCode: null,
              ipCountryCode: 'CA',
              havePlayerCountryCode: false,
              subDivision: 'on',
            },
          },
        },
      },
    });
    expect(cardOf('Daily drop')).toHaveTextContent('$1,800.75');
  });

  it.each([
    ['off', wireSettings({ enabled: false })],
    ['not in this country', null],
  ])('are not requested where the raffle is %s (R-2-081)', async (_, settings) => {
    const { service } = await renderRaffle(<RafflePage />, { answers: raffleAnswers(settings) });
    await pass(5 * minute);
    expect(service.requests).toEqual([]);
    expect(MockSocket.all).toEqual([]);
  });

  it('are hidden without a pot, and with one of zero (R-5-004)', async () => {
    const service = createService();
    service.serve('hourly', service.drop('hourly', 10, '0.00'));
    service.serve('weekly', service.drop('weekly', 900, '0', { pots: [] }));
    await renderRaffle(<RafflePage />, { service });
    expect(cards()).toHaveLength(1);
    expect(cardOf('Daily drop')).toBeVisible();
  });
});

describe('the next drop', () => {
  const next = () => cards().filter((card) => within(card).queryByText('Next drop'));

  it.each([
    ['the earliest end', { hourly: 40, daily: 20, weekly: 900 }, 'Daily drop'],
    ['of equal ends the hourly', { hourly: 20, daily: 20, weekly: 20 }, 'Hourly drop'],
    ['of equal ends the daily before the weekly', { hourly: 40, daily: 20, weekly: 20 }, 'Daily drop'],
  ])('is highlighted: %s (R-4-053)', async (_, ends, name) => {
    const service = createService();
    for (const [type, minutes] of Object.entries(ends) as [keyof typeof ends, number][]) {
      service.serve(type, service.drop(type, minutes, '10.00'));
    }
    await renderRaffle(<RafflePage />, { service });
    expect(next()).toEqual([cardOf(name)]);
  });

  it('is no drop that has not begun (R-4-053)', async () => {
    const service = createService();
    service.serve('hourly', service.drop('hourly', 30, '10.00', { timestamp_start: start + minute }));
    await renderRaffle(<RafflePage />, { service });
    expect(next()).toEqual([cardOf('Daily drop')]);
    expect(timer('Hourly drop')).toHaveAccessibleName('Starts in');
    await pass(minute + 1000);
    expect(next()).toEqual([cardOf('Hourly drop')]);
    expect(timer('Hourly drop')).toHaveAccessibleName('Draw in');
  });
});

describe('the end of a countdown', () => {
  /** The hourly drop ends in a minute. */
  async function renderLastMinute() {
    const service = createService();
    service.serve('hourly', service.drop('hourly', 1, '150.00'));
    await renderRaffle(<RafflePage />, { service });
    return service;
  }
  /** The service's clock is known to the millisecond. */
  const requestsAfter = ({ requests }: ReturnType<typeof createService>, from: number) =>
    requests.filter(({ at }) => at >= from).map(({ at }) => Math.round((at - from) / 10) * 10);

  it('requests the drops 1.5 s after zero (R-4-054)', async () => {
    const service = await renderLastMinute();
    const zero = start + minute;
    service.serve('hourly', service.drop('hourly', 61, '5.00', { id: 'hourly-2' }));
    await pass(zero + 1400 - Date.now());
    expect(timer('Daily drop')).toBeVisible();
    expect(within(cardOf('Hourly drop')).getByText('The winner is being drawn')).toBeVisible();
    expect(service.requests).toHaveLength(3);
    await pass(200);
    expect(requestsAfter(service, zero)).toEqual([1500, 1500, 1500]);
    expect(cardOf('Hourly drop')).toHaveTextContent('€5.00');
    expect(timer('Hourly drop')).toHaveTextContent('00hrs59min');
  });

  it('requests again with growing pauses while the service reports the former drop', async () => {
    const service = await renderLastMinute();
    const zero = start + minute;
    await pass(zero + 11_000 - Date.now());
    expect([...new Set(requestsAfter(service, zero))]).toEqual([1500, 4500, 10_500]);
    service.serve('hourly', service.drop('hourly', 61, '5.00', { id: 'hourly-2' }));
    await pass(12_000);
    expect(timer('Hourly drop')).toHaveTextContent('00hrs59min');
    const count = service.requests.length;
    await pass(minute);
    expect(service.requests).toHaveLength(count);
  });

  it('requests again at once when the browser is online again, as long as the drops are shown', async () => {
    const { service, unmount } = await renderRaffle(<RafflePage />);
    fireEvent(window, new Event('online'));
    await pass(100);
    expect(service.requests).toHaveLength(6);
    unmount();
    await pass(100);
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(service.requests).toHaveLength(6);
  });
});

describe('sources that fail', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));

  it('cost their own drop alone', async () => {
    const service = createService();
    service.serve('daily', 'broken');
    await renderRaffle(<RafflePage />, { service });
    await pass(25_000);
    expect(cards()).toHaveLength(2);
    expect(cardOf('Hourly drop')).toBeVisible();
  });

  it('are logged where all of them fail, and the page offers another try (R-8-031)', async () => {
    expectConsoleErrors(/^Failed to fetch all raffle instances$/);
    const service = createService();
    for (const type of ['hourly', 'daily', 'weekly'] as const) service.serve(type, 'broken');
    await renderRaffle(<RafflePage />, { service });
    await pass(25_000);
    expect(screen.getByRole('alert')).toHaveTextContent('The drops did not load');
    service.serve('weekly', service.drop('weekly', 900, '7.00'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(cardOf('Weekly drop')).toHaveTextContent('€7.00');
  });
});

describe('tickets', () => {
  const tickets = (name: string) => within(cardOf(name)).getByText(/^tickets?$/).parentElement?.textContent;

  it('are 0 until the service reports them, and again when a new drop of their type begins (R-4-052)', async () => {
    const service = createService();
    service.serve('hourly', service.drop('hourly', 1, '150.00'));
    await renderRaffle(<RafflePage />, { service });
    expect(MockSocket.last().sentOf('PlayerRaffleTicketsRequest').at(-1)).toEqual({
      type: 'PlayerRaffleTicketsRequest',
      player_id: '3f6c2a',
      instance_ids: ['hourly-1', 'daily-1', 'weekly-1'],
    });
    expect([tickets('Hourly drop'), tickets('Daily drop')]).toEqual(['0 tickets', '0 tickets']);
    await receive(ticketsFrame({ 'hourly-1': 1, 'daily-1': 25, 'weekly-1': 80 }));
    expect([tickets('Hourly drop'), tickets('Daily drop')]).toEqual(['1 ticket', '25 tickets']);

    // The next draw of the same instance.
    service.serve('hourly', service.drop('hourly', 61, '5.00'));
    await pass(start + minute + 2000 - Date.now());
    expect([tickets('Hourly drop'), tickets('Daily drop')]).toEqual(['0 tickets', '25 tickets']);
    expect(MockSocket.last().sentOf('PlayerRaffleTicketsRequest').length).toBeGreaterThan(1);
    await receive(ticketsFrame({ 'hourly-1': 3 }));
    expect(tickets('Hourly drop')).toBe('3 tickets');
  });

  it('are no visitor’s, who finds the way in', async () => {
    await renderRaffle(<RafflePage />, { visitor: true });
    expect(cardOf('Hourly drop')).not.toHaveTextContent('tickets');
    expect(screen.getByRole('link', { name: 'Sign in to see your tickets' })).toHaveAttribute(
      'href',
      '/en/login/?redir=%2Fen%2Fraffle%2F',
    );
    expect(MockSocket.last().sentOf('PlayerRaffleTicketsRequest')).toEqual([]);
  });
});

it('nothing is shown where the page is off, though the raffle is on', async () => {
  const { service } = await renderRaffle(<RafflePage />, {
    answers: raffleAnswers(wireSettings(), wirePage({ enabled: false })),
  });
  expect(service.requests).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
