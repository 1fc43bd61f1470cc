import { reportError } from '@lobby/monitoring';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { chatMachine } from './chat.machine.ts';
import { chatStore, conditionsStore, type LoadWidget } from './chatStore.ts';

let running: { actor: Actor<typeof chatMachine>; stop: () => void } | null = null;

/** The page's one chat. */
export function startChat(load: LoadWidget): Actor<typeof chatMachine> {
  running ??= start(load);
  return running.actor;
}

export function stopChat(): void {
  running?.stop();
  running = null;
}

function start(load: LoadWidget) {
  const actor = createActor(chatMachine, { input: { load, conditions: conditionsStore.get(), onError: reportError } });
  actor.subscribe((snapshot) => {
    const { unread, isUnknown } = snapshot.context;
    chatStore.set({ status: statusOf(snapshot), unread, isUnknown });
  });
  const stopFollowing = conditionsStore.subscribe(() =>
    actor.send({ type: 'UPDATE', conditions: conditionsStore.get() }),
  );
  actor.start();
  return {
    actor,
    stop() {
      stopFollowing();
      actor.stop();
    },
  };
}

/** What nobody has requested loads and fails in silence. */
function statusOf(snapshot: SnapshotFrom<typeof chatMachine>) {
  const { isWanted } = snapshot.context;
  if (snapshot.matches('failed')) return isWanted ? 'failed' : 'idle';
  if (snapshot.matches('loading')) return isWanted ? 'loading' : 'idle';
  if (snapshot.matches({ running: 'opening' })) return 'loading';
  if (snapshot.matches({ running: 'open' })) return 'open';
  return snapshot.matches('running') ? 'closed' : 'idle';
}
