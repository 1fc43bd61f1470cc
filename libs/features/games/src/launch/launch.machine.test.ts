import { expectAllStatesReachable } from '@lobby/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { launchMachine, readyTimeout } from './launch.machine.ts';
import { LaunchRefused } from './LaunchGame.ts';

const machine = (launch: () => Promise<string>) =>
  launchMachine.provide({
    actors: { launch: fromPromise(launch) },
    guards: {
      isFramable: (_, { url }) => url.startsWith('https://games'),
      isRefusal: (_, { error }) => error instanceof LaunchRefused,
    },
  });
const started = (launch: () => Promise<string>) => createActor(machine(launch)).start();

describe('the launch of a game', () => {
  it('reaches every state', () => {
    expectAllStatesReachable(
      launchMachine.provide({
        guards: {
          isFramable: (_, { url }) => url === 'ok',
          isRefusal: (_, { error }) => error instanceof LaunchRefused,
        },
      }),
      [
        { type: 'READY' },
        { type: 'BROKEN' },
        { type: 'RETRY' },
        { type: 'xstate.done.actor.0.launch.launching', output: 'ok' } as never,
        { type: 'xstate.error.actor.0.launch.launching', error: new LaunchRefused('PlayerBlocked') } as never,
      ],
    );
  });

  it('plays when the game says that it is ready', async () => {
    const actor = started(async () => 'https://games.acme.test/1');
    await waitFor(actor, (snapshot) => snapshot.matches('loading'));
    actor.send({ type: 'READY' });
    expect(actor.getSnapshot().value).toBe('playing');
    expect(actor.getSnapshot().context.url).toBe('https://games.acme.test/1');
  });

  it('never frames an address that is not allowed', async () => {
    const actor = started(async () => 'https://evil.test/');
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.url).toBeNull();
  });

  it('gives up on a game that stays silent, and can try again', async () => {
    jest.useFakeTimers();
    const actor = started(async () => 'https://games.acme.test/1');
    await jest.advanceTimersByTimeAsync(readyTimeout - 1);
    expect(actor.getSnapshot().value).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context.url).toBeNull();
    actor.send({ type: 'RETRY' });
    await jest.advanceTimersByTimeAsync(0);
    expect(actor.getSnapshot().value).toBe('loading');
    jest.useRealTimers();
  });

  it('tells a refusal from a failure', async () => {
    const refused = started(async () => Promise.reject(new LaunchRefused('GameNotAvailable')));
    await waitFor(refused, (snapshot) => snapshot.matches('blocked'));
    expect(refused.getSnapshot().context.refusal).toBe('GameNotAvailable');

    const failed = started(async () => Promise.reject(new Error('Network')));
    await waitFor(failed, (snapshot) => snapshot.matches('failed'));
    expect(failed.getSnapshot().context.refusal).toBeNull();
  });
});
