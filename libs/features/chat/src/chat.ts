import { reportError } from '@lobby/monitoring';
import { importOnce } from '@lobby/runtime';
import { local } from '@lobby/storage';
import { chatStore, conditionsStore, type LoadWidget, noChat, noConditions } from './chatStore.ts';

/** xstate comes with the first use. */
const loadActor = importOnce(() => import('./chat.actor.ts'));
const loadIdentity = importOnce(() => import('./identity.ts'));
let isStarted = false;

/** On the player's press: opens the chat, and loads it where it is not there yet (R-4-055). */
export function openChat(load: LoadWidget): void {
  const chat = chatStore.get();
  // The press shows at once, before the code is there.
  if (chat.status === 'idle' || chat.status === 'failed') chatStore.set({ ...chat, status: 'loading' });
  send('OPEN', load);
}

export function closeChat(load: LoadWidget): void {
  send('CLOSE', load);
}

/** Loads the vendor's widget without opening it: it has a launcher of its own. */
export const loadChat = (load: LoadWidget): void => send('LOAD', load);

function send(type: 'OPEN' | 'CLOSE' | 'LOAD', load: LoadWidget): void {
  isStarted = true;
  loadActor().then(
    ({ startChat }) => startChat(load).send({ type }),
    (error: unknown) => {
      if (type === 'OPEN') chatStore.set({ ...chatStore.get(), status: 'failed' });
      reportError(error);
    },
  );
}

/** Logs out at the vendor what was logged in for a session that is over, where this page has not used the chat (R-4-055). */
export async function endStaleSession(load: LoadWidget): Promise<void> {
  const left = local.read('chatSession');
  if (isStarted || left === null || left === conditionsStore.get().session) return;
  // A script that is blocked: the next page tries again.
  const [{ createIdentity }, start] = await Promise.all([loadIdentity(), load().catch(() => null)]);
  // A chat that was opened meanwhile does it first of all.
  if (!start || isStarted) return;
  const { session, locale } = conditionsStore.get();
  const widget = start(() => {}, locale);
  widget.hide();
  createIdentity(widget, () => {}).follow({ ...noConditions, session });
}

/** With the page. */
export function endChat(): void {
  conditionsStore.set(noConditions);
  if (isStarted) void loadActor().then(({ stopChat }) => stopChat());
  isStarted = false;
  chatStore.set(noChat);
}
