import { reloadForCode } from '@lobby/runtime';
import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { closeOverlay, getOverlay, openOverlay } from './overlay.ts';
import type { Overlay } from './overlayStore.ts';
import { overlayMachine } from './overlay.machine.ts';

const dialog = (title: string, overrides: Partial<Overlay> = {}): Overlay => ({
  variant: 'confirmation',
  title,
  ...overrides,
});
const shownTitle = () => (getOverlay().isOpen ? getOverlay().overlay?.title : null);

async function open(overlay: Overlay, signal?: AbortSignal) {
  const result = openOverlay(overlay, signal);
  await import('./overlay.actor.ts');
  await Promise.resolve();
  return { result };
}

afterEach(async () => {
  while (getOverlay().isOpen) await closeOverlay();
});

describe('overlay', () => {
  it('reaches every state: idle, open, closed (R-4-001)', () => {
    const request = { overlay: dialog('one'), settle: () => undefined };
    expectAllStatesReachable(overlayMachine, [
      { type: 'OPEN', request },
      { type: 'CLOSE', result: 'ok' },
    ]);
  });

  it('stays idle when closed before it was ever open (R-4-001, A-163)', () => {
    const actor = createActor(overlayMachine).start();
    actor.send({ type: 'CLOSE', result: 'closed' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('exposes isOpen and the overlay, and resolves to its result (R-3-032)', async () => {
    expect(getOverlay().isOpen).toBe(false);
    const { result } = await open(dialog('one'));
    expect(getOverlay()).toEqual({ isOpen: true, overlay: dialog('one') });
    await closeOverlay('ok');
    expect(getOverlay().isOpen).toBe(false);
    await expect(result).resolves.toBe('ok');
  });

  it('prevents a reload of the document below it, unless it shows an error', async () => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    await open(dialog('payment', { variant: 'quick-deposit' }));
    await open(dialog('another', { variant: 'quick-deposit' }));
    await reloadForCode();
    expect(fetchSpy).not.toHaveBeenCalled();
    await open(dialog('Error', { variant: 'error' }));
    await reloadForCode();
    expect(fetchSpy).toHaveBeenCalledTimes(1);
    await open(dialog('payment', { variant: 'quick-deposit' }));
    await closeOverlay();
    await reloadForCode();
    expect(fetchSpy).toHaveBeenCalledTimes(2);
    fetchSpy.mockRestore();
  });

  it('opens again after it was closed (A-163)', async () => {
    await open(dialog('one'));
    await closeOverlay();
    await open(dialog('two'));
    expect(shownTitle()).toBe('two');
  });

  it('is replaced by a second one, and resolves to closed (A-162)', async () => {
    const { result } = await open(dialog('one'));
    await open(dialog('two'));
    expect(shownTitle()).toBe('two');
    await expect(result).resolves.toBe('closed');
  });

  it('queues overlays of checks, and others behind them (A-162)', async () => {
    await open(dialog('page'));
    await open(dialog('first check', { queued: true }));
    await open(dialog('second check', { queued: true }));
    expect(shownTitle()).toBe('page');
    await closeOverlay();
    expect(shownTitle()).toBe('first check');
    await open(dialog('late page'));
    expect(shownTitle()).toBe('first check');
    await closeOverlay('ok');
    expect(shownTitle()).toBe('second check');
    await closeOverlay('ok');
    expect(shownTitle()).toBe('late page');
  });

  it('closes when its opener aborts, and closes no other', async () => {
    const abort = new AbortController();
    const { result } = await open(dialog('mine'), abort.signal);
    await open(dialog('other'));
    abort.abort();
    expect(shownTitle()).toBe('other');
    await expect(result).resolves.toBe('closed');

    const onScreen = new AbortController();
    await open(dialog('mine again'), onScreen.signal);
    onScreen.abort();
    expect(getOverlay().isOpen).toBe(false);
  });

  it('leaves the queue when its opener aborts', async () => {
    await open(dialog('page'));
    const abort = new AbortController();
    const { result } = await open(dialog('check', { queued: true }), abort.signal);
    abort.abort();
    await expect(result).resolves.toBe('closed');
    await closeOverlay();
    expect(getOverlay().isOpen).toBe(false);
  });

  it('never opens for a signal that was aborted before', async () => {
    const { result } = await open(dialog('late'), AbortSignal.abort());
    await expect(result).resolves.toBe('closed');
    expect(getOverlay().isOpen).toBe(false);
  });
});
