import { createActor } from 'xstate';
import type { DataClient } from '@lobby/data';
import { GetPlayerInfo } from './documents.ts';
import { sessionMachine } from './session.machine.ts';
import type { PlayerSessionOptions, PlayerStatus, SessionAuth } from './sessionTypes.ts';

const statuses = ['LOADING', 'LOGGED_IN', 'LOGGED_OUT'] as const satisfies readonly PlayerStatus[];

interface RunOptions extends PlayerSessionOptions {
  onStatus(status: PlayerStatus): void;
}

/** The loaded part of the session: the chart with its actor, GetPlayerInfo and the events of sign-in. */
export function runSession({ auth, data, onStatus, onUnreachable, onReachable }: RunOptions) {
  let unwatch: (() => void) | undefined;
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        ask() {
          if (unwatch) data.refetch(['GetPlayerInfo']);
          else unwatch = watchPlayer(data, (type) => actor.send({ type }));
        },
        tellUnreachable: () => onUnreachable?.(),
        tellReachable: () => onReachable?.(),
      },
    }),
  );
  const subscription = actor.subscribe((snapshot) => {
    const status = statuses.find((tag) => snapshot.hasTag(tag));
    if (status) onStatus(status);
  });
  actor.start();

  const unlisten = auth.subscribe(() => actor.send({ type: hasToken(auth) ? 'TOKEN' : 'NO_TOKEN' }));
  if (!hasToken(auth)) actor.send({ type: 'NO_TOKEN' });
  const retry = () => actor.send({ type: 'RETRY' });
  window.addEventListener('online', retry);

  return {
    retry,
    stop() {
      window.removeEventListener('online', retry);
      unlisten();
      subscription.unsubscribe();
      actor.stop();
      unwatch?.();
    },
  };
}

const hasToken = ({ status }: SessionAuth): boolean => status !== 'anonymous';

/** Follows GetPlayerInfo: from the network first (R-7-013), then whatever the cache learns. */
function watchPlayer(data: DataClient, tell: (type: 'FOUND' | 'MISSING' | 'FAILED') => void): () => void {
  const { unsubscribe } = data.urql
    .query(GetPlayerInfo, {}, { requestPolicy: 'network-only' })
    .subscribe(({ data: answer, error }) => {
      if (answer?.viewer?.player) tell('FOUND');
      else if (error) tell('FAILED');
      else tell('MISSING');
    });
  return unsubscribe;
}
