import { expectAllStatesReachable } from '@lobby/testing';
import { createActor } from 'xstate';
import { closeOverlay, getOverlay, openOverlay } from './overlay.ts';
import type { Overlay } from './overlayStore.ts';
import { overlayMachine } from './overlay.machine.ts';

const dialog = (title: string, more: Partial<Overlay> = {}): Overlay => ({
  variant: 'confirmation',
  title,
  ...more,
});
const shown = () => (getOverlay().isOpen ? getOverlay().overlay?.title : null);

async function open(overlay: Overlay, signal?: AbortSignal) {
  const ended = openOverlay(overlay, signal);
  await import('./overlay.actor.ts');
  await Promise.resolve();
  return { ended };
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

  it('tells isOpen and the overlay, and what ended it (R-3-032)', async () => {
    expect(getOverlay().isOpen).toBe(false);
    const { ended } = await open(dialog('one'));
    expect(getOverlay()).toEqual({ isOpen: true, overlay: dialog('one') });
    await closeOverlay('ok');
    expect(getOverlay().isOpen).toBe(false);
    await expect(ended).resolves.toBe('ok');
  });

  it('opens again after it was closed (A-163)', async () => {
    await open(dialog('one'));
    await closeOverlay();
    await open(dialog('two'));
    expect(shown()).toBe('two');
  });

  it('is replaced by a second one, whose predecessor ends as closed (A-162)', async () => {
    const { ended } = await open(dialog('one'));
    await open(dialog('two'));
    expect(shown()).toBe('two');
    await expect(ended).resolves.toBe('closed');
  });

  it('lets overlays of guards wait for their turn, and is waited for by others (A-162)', async () => {
    await open(dialog('page'));
    await open(dialog('first guard', { queued: true }));
    await open(dialog('second guard', { queued: true }));
    expect(shown()).toBe('page');
    await closeOverlay();
    expect(shown()).toBe('first guard');
    await open(dialog('late page'));
    expect(shown()).toBe('first guard');
    await closeOverlay('ok');
    expect(shown()).toBe('second guard');
    await closeOverlay('ok');
    expect(shown()).toBe('late page');
  });

  it('goes when its opener aborts, and takes no other with it', async () => {
    const abort = new AbortController();
    const { ended } = await open(dialog('mine'), abort.signal);
    await open(dialog('other'));
    abort.abort();
    expect(shown()).toBe('other');
    await expect(ended).resolves.toBe('closed');

    const onScreen = new AbortController();
    await open(dialog('mine again'), onScreen.signal);
    onScreen.abort();
    expect(getOverlay().isOpen).toBe(false);
  });

  it('leaves the queue when its opener aborts', async () => {
    await open(dialog('page'));
    const abort = new AbortController();
    const { ended } = await open(dialog('guard', { queued: true }), abort.signal);
    abort.abort();
    await expect(ended).resolves.toBe('closed');
    await closeOverlay();
    expect(getOverlay().isOpen).toBe(false);
  });

  it('never opens for a signal that was aborted before', async () => {
    const { ended } = await open(dialog('late'), AbortSignal.abort());
    await expect(ended).resolves.toBe('closed');
    expect(getOverlay().isOpen).toBe(false);
  });
});
