import { Rejection } from '@lobby/data';
import { closeOverlay, getOverlay, loadOverlays } from '@lobby/overlays';
import { activateLocale } from '@lobby/i18n';
import { expectAllStatesReachable } from '@lobby/testing';
import { waitFor as waitUntil } from '@testing-library/react';
import { createActor, waitFor } from 'xstate';
import { type PlayConditions, type PlayInput, playMachine } from './play.machine.ts';
import { timings } from '../timings.ts';

const input: PlayInput = {
  slug: 'book',
  mode: 'real',
  lookupId: 'g1',
  isLive: false,
  session: 's1',
  gameOrigins: ['https://games.acme.test'],
  launch: async () => 'https://games.acme.test/1',
};
const allowed: PlayConditions = { eligibility: 'eligible', minimumAge: null, areChecksReady: true };

function start(conditions: Partial<PlayConditions> = {}, launch = input.launch) {
  const launched = jest.fn(launch);
  const actor = createActor(playMachine, { input: { ...input, launch: launched } }).start();
  const change = (next: Partial<PlayConditions>) =>
    actor.send({ type: 'CONDITIONS_CHANGED', conditions: { ...allowed, ...next } });
  change(conditions);
  const waitForState = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, launched, change, waitForState };
}

describe('a game on the page', () => {
  it('reaches every state', () => {
    const conditions = (more: Partial<PlayConditions>) =>
      ({ type: 'CONDITIONS_CHANGED', conditions: { ...allowed, ...more } }) as const;
    expectAllStatesReachable(
      playMachine,
      [
        conditions({}),
        conditions({ areChecksReady: false }),
        conditions({ minimumAge: 18 }),
        conditions({ eligibility: 'PlayerBlocked' }),
        { type: 'READY' },
        { type: 'BROKEN' },
        { type: 'RETRY' },
        { type: 'xstate.done.actor.0.play.confirmingAge', output: true } as never,
        { type: 'xstate.done.actor.0.play.confirmingAge', output: false } as never,
        { type: 'xstate.done.actor.0.play.launching', output: 'https://games.acme.test/1' } as never,
        { type: 'xstate.error.actor.0.play.launching', error: new Rejection('PlayerBlocked') } as never,
      ],
      { input, contextOf: ({ conditions: { eligibility, minimumAge } }) => [eligibility, minimumAge] },
    );
  });

  it('is playing once the game reports that it is ready', async () => {
    const { actor, waitForState } = start();
    await waitForState('loading');
    actor.send({ type: 'READY' });
    expect(actor.getSnapshot().value).toBe('playing');
    expect(actor.getSnapshot().context.url).toBe('https://games.acme.test/1');
  });

  it('is not launched before the player’s eligibility is known, and never for a blocked player', () => {
    const { actor, change, launched } = start({ eligibility: 'unknown' });
    expect(actor.getSnapshot().value).toBe('checkingEligibility');
    change({ eligibility: 'PlayerBlocked' });
    expect(actor.getSnapshot().value).toBe('rejected');
    expect(actor.getSnapshot().context.rejection).toBe('PlayerBlocked');
    expect(launched).not.toHaveBeenCalled();
  });

  it('waits for the checks, and is not launched for a player who is blocked meanwhile (A-131)', () => {
    const { actor, change, launched } = start({ areChecksReady: false });
    expect(actor.getSnapshot().value).toBe('waitingForChecks');
    change({ areChecksReady: true, eligibility: 'PlayerBlocked' });
    expect(actor.getSnapshot().value).toBe('rejected');
    expect(launched).not.toHaveBeenCalled();
  });

  it('is not launched for a visitor who does not confirm the minimum age (A-174)', async () => {
    await activateLocale('en');
    await loadOverlays();
    const { launched, waitForState } = start({ minimumAge: 18 });
    await waitForState('confirmingAge');
    await waitUntil(() => expect(getOverlay().isOpen).toBe(true));
    await closeOverlay('dismiss');
    await waitForState('declined');
    expect(launched).not.toHaveBeenCalled();
  });

  it('never frames a URL that is not allowed', async () => {
    const { actor, waitForState } = start({}, async () => 'https://evil.test/');
    await waitForState('failed');
    expect(actor.getSnapshot().context.url).toBeNull();
  });

  it('fails if the game never reports that it is ready, and can be retried', async () => {
    jest.useFakeTimers();
    const { actor, launched } = start();
    await jest.advanceTimersByTimeAsync(timings.readyTimeout - 1);
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

  it('has stopped if it fails during play, and did not start if it fails before', async () => {
    const played = start();
    await played.waitForState('loading');
    played.actor.send({ type: 'READY' });
    played.actor.send({ type: 'BROKEN' });
    expect(played.actor.getSnapshot().value).toBe('stopped');

    const unplayed = start();
    await unplayed.waitForState('loading');
    unplayed.actor.send({ type: 'BROKEN' });
    expect(unplayed.actor.getSnapshot().value).toBe('failed');
  });

  it.each(['loading', 'playing'] as const)('leaves the page when its player is blocked while %s', async (state) => {
    const { actor, change, waitForState } = start();
    await waitForState('loading');
    if (state === 'playing') actor.send({ type: 'READY' });
    expect(actor.getSnapshot().value).toBe(state);
    change({ eligibility: 'PlayerBlocked' });
    expect(actor.getSnapshot().value).toBe('rejected');
    expect(actor.getSnapshot().context).toMatchObject({ url: null, rejection: 'PlayerBlocked' });
  });

  it('is never framed when its player is blocked before the launch is answered', async () => {
    const answer = Promise.withResolvers<string>();
    const { actor, change } = start({}, () => answer.promise);
    expect(actor.getSnapshot().value).toBe('launching');
    change({ eligibility: 'PlayerBlocked' });
    answer.resolve('https://games.acme.test/1');
    await answer.promise;
    expect(actor.getSnapshot().value).toBe('rejected');
    expect(actor.getSnapshot().context.url).toBeNull();
  });

  it('may be started once its player is not blocked any more, and never starts by itself', async () => {
    const { actor, change, launched, waitForState } = start({ eligibility: 'PlayerBlocked' });
    change({ eligibility: 'PlayerBlocked', areChecksReady: false });
    actor.send({ type: 'RETRY' });
    expect(actor.getSnapshot().value).toBe('rejected');
    change({});
    expect(actor.getSnapshot().value).toBe('allowedAgain');
    expect(actor.getSnapshot().context.rejection).toBeNull();
    change({ eligibility: 'PlayerBlocked' });
    expect(actor.getSnapshot().value).toBe('rejected');
    change({});
    expect(launched).not.toHaveBeenCalled();
    actor.send({ type: 'RETRY' });
    await waitForState('loading');
  });

  it('can be launched again where only the platform knows of a block', async () => {
    let rejects = true;
    const { actor, change, waitForState } = start({}, async () => {
      if (rejects) throw new Rejection('PlayerBlocked');
      return 'https://games.acme.test/1';
    });
    await waitForState('rejected');
    change({});
    expect(actor.getSnapshot().value).toBe('rejected');
    rejects = false;
    actor.send({ type: 'RETRY' });
    await waitForState('loading');
  });

  it('stays rejected for another reason, whatever becomes of a block', async () => {
    const { actor, change, waitForState } = start({}, async () => Promise.reject(new Rejection('LossLimitExceeded')));
    await waitForState('rejected');
    change({ eligibility: 'PlayerBlocked' });
    change({});
    actor.send({ type: 'RETRY' });
    expect(actor.getSnapshot().value).toBe('rejected');
    expect(actor.getSnapshot().context.rejection).toBe('LossLimitExceeded');
  });

  it('continues when a check becomes pending during play', async () => {
    const { actor, change, waitForState } = start();
    await waitForState('loading');
    actor.send({ type: 'READY' });
    change({ areChecksReady: false });
    expect(actor.getSnapshot().value).toBe('playing');
  });

  it('distinguishes the server’s rejection from a failure', async () => {
    const rejected = start({}, async () => Promise.reject(new Rejection('GameNotAvailable')));
    await rejected.waitForState('rejected');
    expect(rejected.actor.getSnapshot().context.rejection).toBe('GameNotAvailable');

    const failed = start({}, async () => Promise.reject(new Error('Network')));
    await failed.waitForState('failed');
    expect(failed.actor.getSnapshot().context.rejection).toBeNull();
  });
});
