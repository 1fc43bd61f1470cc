import { Slot } from '@lobby/composition';
import { fireEvent, screen, within } from '@testing-library/react';
import { pass, prepareRaffle, receive, renderRaffle } from '../raffle.fixture.tsx';
import { raffleAnswers } from '../wire.fixture.ts';
import { MockSocket, ticketsFrame } from '../service.fixture.ts';

beforeAll(async () => {
  // Imported up front, so that they resolve under fake timers.
  await import('../../../../domain/thrillpots/src/thrillpotSocket.machine.ts');
  await import('../drops/drops.actor.ts');
  await import('./TicketBar.tsx');
});
beforeEach(prepareRaffle);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const bar = <Slot name="game.bar" props={{ gameId: 'g1', slug: 'amber-fox' }} />;
const button = () => screen.getByRole('button', { name: /ticket/ });

it('shows the tickets of the next drop and the time left beside a game, 0 until the service reports them (R-4-052)', async () => {
  await renderRaffle(bar);
  await pass(1000);
  expect(button()).toHaveTextContent('0 tickets');
  expect(within(button()).getByRole('timer', { name: 'Draw in', hidden: true })).toHaveTextContent('00:09:5');
  await receive(ticketsFrame({ 'hourly-1': 37, 'daily-1': 40, 'weekly-1': 41 }));
  expect(button()).toHaveTextContent('37 tickets');
});

it('opens to the tickets of all three drops, and closes by Escape', async () => {
  await renderRaffle(bar);
  await pass(1000);
  await receive(ticketsFrame({ 'hourly-1': 37, 'daily-1': 40, 'weekly-1': 1 }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button());
  await pass(100);
  const panel = screen.getByRole('region', { name: 'Raffle' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Hourly drop.*37 tickets$/),
    expect.stringMatching(/^Daily drop.*40 tickets$/),
    expect.stringMatching(/^Weekly drop4\sd.*1 ticket$/),
  ]);
  const link = within(panel).getByRole('link', { name: 'To the raffle' });
  expect(link).toHaveAttribute('href', '/en/raffle/');
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('is not there where the raffle is off (R-2-081)', async () => {
  const { service } = await renderRaffle(bar, { answers: raffleAnswers(null) });
  await pass(1000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(service.requests).toEqual([]);
  expect(MockSocket.all).toEqual([]);
});
