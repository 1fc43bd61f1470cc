import { postToTabs } from '@lobby/storage';
import { expectConsoleErrors, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  mockService,
  undecided,
  optedIn,
  optedOut,
  renderJackpot,
  rootAnswer,
  settingsAnswer,
} from '../jackpot.fixture.tsx';
import { JackpotCard } from './JackpotCard.tsx';

const toggle = () => screen.findByRole('switch', { name: 'Take part in the jackpot' });
const change = () => screen.getByRole('button', { name: 'Contribute €0.10 from now on' });
const confirmation = 'You are in. Good luck!';
const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
/** In ms: until the socket, which nobody else needs here, is open, and what was sent is carried out. */
const SENT = 1000;
const press = (element: HTMLElement) => act(() => void fireEvent.click(element));

const inCanada = wireViewer({ player: wirePlayer, wallet: { ...wireWallet, currency: 'CAD' } });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('the card', () => {
  it.each([
    ['on', optedIn(0.5), true],
    ['off', optedOut, false],
    ['off for whoever has never chosen', undecided, false],
    ['off where nothing is known', null, false],
  ])('is %s as the service says (R-2-093, R-4-039, R-7-053)', async (_, status, isOn) => {
    const service = mockService({ status });
    await renderJackpot(<JackpotCard />, service);
    expect(await toggle()).toHaveAttribute('aria-checked', String(isOn));
    expect(screen.getByText(isOn ? 'You take part.' : 'You do not take part.')).toBeVisible();
    expect(service.calls).toContain(
      '/v1/thrillpots/instances/source/community/brand/acme?player_id=3f6c2a&country_code=FI',
    );
    await advance(60_000);
    expect(service.optIns()).toEqual([]);
  });

  it('shows a spinner until the service has said it (R-4-039)', async () => {
    const service = mockService();
    const { promise, resolve } = Promise.withResolvers<void>();
    const rest = service.rest.bind(service);
    service.rest = ((url: URL) =>
      url.pathname.includes('instances') ? promise.then(() => rest(url)) : rest(url)) as never;
    await renderJackpot(<JackpotCard />, service);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
    resolve();
    await untilIdle();
    expect(await toggle()).not.toBeChecked();
  });

  it('opts in with the chosen contribution, and confirms it for four seconds (R-1-013, R-4-043, R-9-027)', async () => {
    const service = mockService();
    await renderJackpot(<JackpotCard />, service);
    await toggle();
    press(screen.getByRole('radio', { name: '€1.00' }));
    expect(screen.getByText(/^Each round costs €1\.00 more\./)).toBeVisible();
    expect(service.optIns()).toEqual([]);
    press(await toggle());
    await advance(SENT);
    expect(service.optIns()).toEqual([
      {
        type: 'PlayerOptInRequest',
        instance_id: 'jackpot-1',
        player_id: '3f6c2a',
        brand_id: 'acme',
        player_country: 'IE',
        opt_in: true,
        contribution_value: 1,
      },
    ]);
    expect(await toggle()).toBeChecked();
    expect(screen.getByText(confirmation)).toBeVisible();
    await advance(3900);
    expect(screen.getByText(confirmation)).toBeVisible();
    await advance(100);
    expect(screen.queryByText(confirmation)).toBeNull();
  });

  it('does not say that the player takes part, or with how much, before the service does', async () => {
    const service = mockService({ onOptIn: () => undefined });
    await renderJackpot(<JackpotCard />, service);
    press(await toggle());
    await advance(2500);
    expect(await toggle()).not.toBeChecked();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    service.status = optedIn(0.5);
    await advance(1000);
    expect(await toggle()).toBeChecked();

    await advance(4000);
    press(screen.getByRole('radio', { name: '€0.10' }));
    press(change());
    await advance(3500);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(confirmation)).toBeNull();
    service.status = optedIn(0.1);
    await advance(1000);
    expect(screen.getByText(confirmation)).toBeVisible();
  });

  it('opts out with one press, and changes the contribution with another', async () => {
    const service = mockService({ status: optedIn(0.5) });
    await renderJackpot(<JackpotCard />, service);
    await toggle();
    press(screen.getByRole('radio', { name: '€0.10' }));
    expect(service.optIns()).toEqual([]);
    press(change());
    await advance(SENT);
    expect(service.optIns()).toMatchObject([{ opt_in: true, contribution_value: 0.1 }]);
    expect(screen.queryByRole('button')).toBeNull();
    await advance(4000);
    press(screen.getByRole('radio', { name: '€1.00' }));
    press(await toggle());
    await advance(SENT);
    expect(service.optIns().slice(1)).toMatchObject([{ opt_in: false, contribution_value: 0.1 }]);
    expect(await toggle()).not.toBeChecked();
    expect(screen.queryByText(confirmation)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['by the service’s multipliers', { CAD: '1.47' }, ['$0.15', '$0.74', '$1.47']],
    ['in euro where there is none', {}, ['€0.10', '€0.50', '€1.00']],
  ])('offers contributions in the player’s currency %s, and sends the raw option', async (_, currencies, texts) => {
    const service = mockService();
    service.currencies = currencies;
    await renderJackpot(<JackpotCard />, service, { answers: { GetPlayerInfo: inCanada } });
    await toggle();
    await advance(0);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(texts);
    press(await toggle());
    await advance(SENT);
    expect(service.optIns()).toMatchObject([{ contribution_value: 0.5 }]);
  });

  it('fails where the service never says it, and can be loaded again (R-4-041, R-8-028, R-8-029)', async () => {
    const service = mockService({ onOptIn: () => undefined });
    await renderJackpot(<JackpotCard />, service);
    press(await toggle());
    await advance(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Error');
    expect(screen.getByText('Error fetching the status')).toBeVisible();
    const requestCount = service.calls.length;
    press(screen.getByRole('button', { name: 'Reload' }));
    await untilIdle();
    expect(service.calls.length).toBe(requestCount + 1);
    expect(await toggle()).not.toBeChecked();
  });

  it.each([
    ['at first', false],
    ['after a choice', true],
  ])('logs a status that cannot be fetched %s, and shows no dialog (R-8-030)', async (_, choosesFirst) => {
    expectConsoleErrors(/^Failed to fetch jackpot status$/);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const service = mockService();
    service.isDown = !choosesFirst;
    await renderJackpot(<JackpotCard />, service);
    if (choosesFirst) {
      press(await toggle());
      service.isDown = true;
    }
    for (let retry = 0; retry < 11; retry += 1) await advance(2000);
    expect(screen.getByText('Error fetching the status')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets a player leave whose status is not known', async () => {
    expectConsoleErrors(/^Failed to fetch jackpot status$/);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const service = mockService({ status: optedIn(0.5) });
    service.isDown = true;
    await renderJackpot(<JackpotCard />, service);
    for (let retry = 0; retry < 11; retry += 1) await advance(2000);
    expect(screen.getByText('If you are taking part, each round still costs your contribution.')).toBeVisible();
    service.isDown = false;
    press(screen.getByRole('button', { name: 'Leave the jackpot' }));
    await advance(SENT);
    expect(service.optIns()).toMatchObject([{ opt_in: false }]);
    expect(await toggle()).not.toBeChecked();
  });

  it('shows the price that applies until another one does, also where it is no option any more', async () => {
    const service = mockService({ status: optedIn(0.3) });
    await renderJackpot(<JackpotCard />, service);
    await toggle();
    expect(screen.getByText(/^Each round costs €0\.30 more\./)).toBeVisible();
    press(screen.getByRole('radio', { name: '€1.00' }));
    expect(screen.getByText(/^Each round costs €0\.30 more\./)).toBeVisible();
    press(screen.getByRole('button', { name: 'Contribute €1.00 from now on' }));
    await advance(SENT);
    expect(screen.getByText(/^Each round costs €1\.00 more\./)).toBeVisible();
  });

  it('keeps what it knows where it cannot request again', async () => {
    expectConsoleErrors(/^Failed to fetch jackpot status$/);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const service = mockService({ status: optedIn(1) });
    await renderJackpot(<JackpotCard />, service);
    expect(await toggle()).toBeChecked();
    service.isDown = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    for (let retry = 0; retry < 11; retry += 1) await advance(2000);
    expect(await toggle()).toBeChecked();
  });

  it('requests again when the page is visible again, as long as it is shown', async () => {
    const service = mockService();
    const scene = await renderJackpot(<JackpotCard />, service);
    expect(await toggle()).not.toBeChecked();
    const change = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    service.status = optedIn(1);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    change();
    await advance(0);
    expect(await toggle()).not.toBeChecked();
    hidden.mockRestore();
    change();
    await advance(0);
    expect(await toggle()).toBeChecked();
    expect(screen.getByRole('radio', { name: '€1.00' })).toBeChecked();
    scene.unmount();
    const requestCount = service.calls.length;
    change();
    await advance(0);
    expect(service.calls).toHaveLength(requestCount);
  });

  it('follows what was chosen elsewhere, within half a minute, and what another window reports at once', async () => {
    const service = mockService();
    await renderJackpot(<JackpotCard />, service);
    service.status = optedIn(1);
    expect(await toggle()).not.toBeChecked();
    await advance(30_000);
    expect(await toggle()).toBeChecked();
    service.status = optedOut;
    postToTabs('lobby-jackpot-opt-in', 'community');
    await act(() => jest.advanceTimersByTimeAsync(0));
    await waitFor(async () => expect(await toggle()).not.toBeChecked());
  });

  it('notifies the other windows of what it has changed', async () => {
    const heard = jest.fn();
    const another = new BroadcastChannel('lobby-jackpot-opt-in');
    another.addEventListener('message', ({ data }) => heard(data));
    await renderJackpot(<JackpotCard />, mockService());
    press(await toggle());
    await advance(SENT);
    await waitFor(() => expect(heard).toHaveBeenCalledWith('community'));
    another.close();
  });

  it('takes back by another press what has not been sent yet', async () => {
    const service = mockService();
    service.isUnreachable = true;
    await renderJackpot(<JackpotCard />, service);
    press(await toggle());
    await advance(2500);
    expect(screen.getByText('Joining … press again to stay out.')).toBeVisible();
    press(await toggle());
    await untilIdle();
    expect(screen.getByText('Leaving … press again to stay in.')).toBeVisible();
    service.connect();
    await advance(2000);
    expect(service.optIns()).toMatchObject([{ opt_in: false }]);
    expect(await toggle()).not.toBeChecked();
    expect(screen.getByText('You do not take part.')).toBeVisible();
  });

  it('says that there is no status where the settings are missing (R-8-027)', async () => {
    expectConsoleErrors(/Jackpot settings are missing/);
    const scene = await renderJackpot(<JackpotCard />, mockService(), {
      answers: { JackpotSettings: rootAnswer({ jackpotSettings: null }) },
    });
    expect(screen.getByText('Error fetching the status')).toBeVisible();
    scene.answer({ JackpotSettings: settingsAnswer() });
    press(screen.getByRole('button', { name: 'Reload' }));
    await untilIdle();
    expect(await toggle()).not.toBeChecked();
  });
});
