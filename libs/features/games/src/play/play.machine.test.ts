import { closeOverlay, getOverlay, loadOverlays } from '@lobby/host';
import { activateLocale } from '@lobby/i18n';
import { expectAllStatesReachable } from '@lobby/testing';
import { waitFor as waitUntil } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import { LaunchRefused } from './launchGame.ts';
import { type PlayConditions, type PlayInput, playMachine, readyTimeout } from './play.machine.ts';

const input: PlayInput = {
  slug: 'book',
  mode: 'real',
  lookupId: 'g1',
  isLive: false,
  session: 's1',
  gameOrigins: ['https://games.acme.test'],
  launch: async () => 'https://games.acme.test/1',
};
const allowed: PlayConditions = { eligibility: 'eligible', minimumAge: null, areGuardsReady: true };

function start(conditions: Partial<PlayConditions> = {}, launch = input.launch) {
  const launched = jest.fn(launch);
  const actor = createActor(playMachine, { input: { ...input, launch: launched } }).start();
  const change = (next: Partial<PlayConditions>) =>
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: { ...allowed, ...next } });
  change(conditions);
  const until = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, launched, change, until };
}

describe('a game on the page', () => {
  it('reaches every state', () => {
    const conditions = (more: Partial<PlayConditions>) =>
      ({ type: 'CONDITIONS_CHANGED', conditions: { ...allowed, ...more } }) as const;
    expectAllStatesReachable(
      playMachine,
      [
        conditions({}),
        conditions({ areGuardsReady: false }),
        conditions({ minimumAge: 18 }),
        conditions({ eligibility: 'PlayerBlocked' }),
        { type: 'READY' },
        { type: 'BROKEN' },
        { type: 'RETRY' },
        { type: 'xstate.done.actor.0.play.confirmingAge', output: true } as never,
        { type: 'xstate.done.actor.0.play.confirmingAge', output: false } as never,
        { type: 'xstate.done.actor.0.play.launching', output: 'https://games.acme.test/1' } as never,
        { type: 'xstate.error.actor.0.play.launching', error: new LaunchRefused('PlayerBlocked') } as never,
      ],
      { input, contextOf: ({ conditions: { eligibility, minimumAge } }) => [eligibility, minimumAge] },
    );
  });

  it('plays when the game says that it is ready', async () => {
    const { actor, until } = start();
    await until('loading');
    actor.send({ type: 'READY' });
    expect(actor.getSnapshot().value).toBe('playing');
    expect(actor.getSnapshot().context.url).toBe('https://games.acme.test/1');
  });

  it('is not launched before it is known who plays, and never for a blocked player (R-6-006)', () => {
    const { actor, change, launched } = start({ eligibility: 'unknown' });
    expect(actor.getSnapshot().value).toBe('checkingEligibility');
    change({ eligibility: 'PlayerBlocked' });
    expect(actor.getSnapshot().value).toBe('refused');
    expect(actor.getSnapshot().context.refusal).toBe('PlayerBlocked');
    expect(launched).not.toHaveBeenCalled();
  });

  it('waits for the guards, and sends no launch for a player who is blocked meanwhile (R-6-006, A-131)', () => {
    const { actor, change, launched } = start({ areGuardsReady: false });
    expect(actor.getSnapshot().value).toBe('waitingForGuards');
    change({ areGuardsReady: true, eligibility: 'PlayerBlocked' });
    expect(actor.getSnapshot().value).toBe('refused');
    expect(launched).not.toHaveBeenCalled();
  });

  it('is not launched for a visitor who does not say to be of age (A-174)', async () => {
    await activateLocale('en');
    await loadOverlays();
    const { launched, until } = start({ minimumAge: 18 });
    await until('confirmingAge');
    await waitUntil(() => expect(getOverlay().isOpen).toBe(true));
    await closeOverlay('dismiss');
    await until('declined');
    expect(launched).not.toHaveBeenCalled();
  });

  it('never frames an address that is not allowed', async () => {
    const { actor, until } = start({}, async () => 'https://evil.test/');
    await until('failed');
    expect(actor.getSnapshot().context.url).toBeNull();
  });

  it('gives up on a game that stays silent, and can be tried again', async () => {
    jest.useFakeTimers();
    const { actor, launched } = start();
    await jest.advanceTimersByTimeAsync(readyTimeout - 1);
    expect(actor.getSnapshot().value).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.url).toBeNull();
    actor.send({ type: 'RETRY' });
    await jest.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe('loading');
    expect(launched).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('that breaks while it is played has stopped; one that breaks before did not start', async () => {
    const played = start();
    await played.until('loading');
    played.actor.send({ type: 'READY' });
    played.actor.send({ type: 'BROKEN' });
    expect(played.actor.getSnapshot().value).toBe('stopped');

    const unplayed = start();
    await unplayed.until('loading');
    unplayed.actor.send({ type: 'BROKEN' });
    expect(unplayed.actor.getSnapshot().value).toBe('failed');
  });

  it('stays while it runs, whatever happens to the player (R-6-006)', async () => {
    const { actor, change, until } = start();
    await until('loading');
    actor.send({ type: 'READY' });
    change({ eligibility: 'PlayerBlocked', areGuardsReady: false });
    expect(actor.getSnapshot().value).toBe('playing');
    actor.send({ type: 'BROKEN' });
    expect(actor.getSnapshot().value).toBe('refused');
  });

  it('tells a refusal of the server from a failure', async () => {
    const refused = start({}, async () => Promise.reject(new LaunchRefused('GameNotAvailable')));
    await refused.until('refused');
    expect(refused.actor.getSnapshot().context.refusal).toBe('GameNotAvailable');

    const failed = start({}, async () => Promise.reject(new Error('Network')));
    await failed.until('failed');
    expect(failed.actor.getSnapshot().context.refusal).toBeNull();
  });
});
