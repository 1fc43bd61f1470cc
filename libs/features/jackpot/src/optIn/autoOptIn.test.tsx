import { setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { mockService, onABreak, optedIn, optedOut, renderJackpot } from '../jackpot.fixture.tsx';
import { JackpotCard } from './JackpotCard.tsx';

const toggle = () => screen.findByRole('switch', { name: 'Take part in the jackpot' });
const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
/** In ms: until the socket, which nobody else needs here, is open, and what was sent is carried out. */
const SENT = 1000;
const press = (element: HTMLElement) => act(() => void fireEvent.click(element));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('with JackpotAutoOptIn', () => {
  beforeEach(() => setBuild({ JackpotAutoOptIn: true }));

  it('a player who has never chosen is opted in with the smallest contribution (R-4-040)', async () => {
    const service = mockService();
    await renderJackpot(<JackpotCard />, service);
    await advance(SENT);
    expect(service.optIns()).toMatchObject([{ opt_in: true, contribution_value: 0.1 }]);
    expect(await toggle()).toBeChecked();
  });

  it('it is tried three times at most (R-4-040, R-9-031)', async () => {
    const service = mockService({ onOptIn: () => undefined });
    await renderJackpot(<JackpotCard />, service);
    for (let second = 0; second < 40; second += 1) await advance(1000);
    expect(service.optIns()).toHaveLength(3);
    // Before each attempt, once more when it is sent, and five times after it.
    expect(service.calls.filter((call) => call.includes('instances'))).toHaveLength(3 * 7);
    expect(screen.getByText('Error fetching the status')).toBeVisible();
  });

  it('it does not come in place of the player’s own choice that fails', async () => {
    const service = mockService({
      onOptIn: ({ opt_in, contribution_value }) => {
        if (opt_in) service.status = optedIn(contribution_value);
      },
    });
    await renderJackpot(<JackpotCard />, service);
    await advance(SENT);
    expect(await toggle()).toBeChecked();
    press(await toggle());
    await advance(10_000);
    expect(screen.getByText('Error fetching the status')).toBeVisible();
    expect(service.optIns().map(({ opt_in }) => opt_in)).toEqual([true, false]);
  });

  it('a choice that the player makes elsewhere meanwhile stands (A-104)', async () => {
    const service = mockService({ onOptIn: () => undefined });
    await renderJackpot(<JackpotCard />, service);
    await advance(SENT);
    expect(service.optIns()).toHaveLength(1);
    service.status = optedOut;
    for (let second = 0; second < 40; second += 1) await advance(1000);
    expect(service.optIns()).toHaveLength(1);
    expect(await toggle()).not.toBeChecked();
  });

  it('so does one that is made before the socket is open', async () => {
    const service = mockService();
    service.isUnreachable = true;
    await renderJackpot(<JackpotCard />, service);
    await advance(2500);
    service.status = optedOut;
    service.connect();
    await advance(5000);
    expect(service.optIns()).toEqual([]);
    expect(await toggle()).not.toBeChecked();
  });

  it('so does one with another contribution', async () => {
    const service = mockService({ onOptIn: () => undefined });
    await renderJackpot(<JackpotCard />, service);
    await advance(SENT);
    service.status = optedIn(1);
    for (let second = 0; second < 10; second += 1) await advance(1000);
    expect(service.optIns()).toHaveLength(1);
    expect(screen.getByRole('radio', { name: '€1.00' })).toBeChecked();
  });

  it('nobody is opted in against an explicit no', async () => {
    const service = mockService({ status: optedOut });
    await renderJackpot(<JackpotCard />, service);
    await advance(5000);
    expect(service.optIns()).toEqual([]);
    expect(await toggle()).not.toBeChecked();
  });

  it('nobody is who may not play, and nothing is offered', async () => {
    const service = mockService();
    await renderJackpot(<JackpotCard />, service, { answers: { GetPlayerInfo: onABreak } });
    await advance(5000);
    expect(service.optIns()).toEqual([]);
    expect(screen.getByText('You cannot take part while you cannot play.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('whoever may not play can leave all the same', async () => {
    // No option any more: it could be changed.
    const service = mockService({ status: optedIn(0.25) });
    await renderJackpot(<JackpotCard />, service, { answers: { GetPlayerInfo: onABreak } });
    expect(await toggle()).toBeChecked();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    press(await toggle());
    await advance(SENT);
    expect(service.optIns()).toMatchObject([{ opt_in: false }]);
    expect(screen.getByText('You cannot take part while you cannot play.')).toBeVisible();
  });

  it('no visitor is', async () => {
    const service = mockService();
    await renderJackpot(<JackpotCard />, service, { visitor: true });
    await advance(5000);
    expect(service.optIns()).toEqual([]);
    expect(service.calls.filter((call) => call.includes('instances'))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Sign in to take part' })).toBeVisible();
  });
});
