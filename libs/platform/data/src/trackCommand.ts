import { sessionScope } from '@lobby/auth';
import { createStore, type ReadableStore } from '@lobby/runtime';
import type { DataClient } from './client.ts';
import { type Command, rejectionIn } from './command.ts';

/** `unanswered`: the server may have carried it out. */
export type CommandState<Type extends string> =
  | { readonly status: 'idle' | 'sending' | 'done' | 'unanswered' }
  | { readonly status: 'rejected'; readonly rejection: Type };

/** A command that counts once, however often it is sent. Components read it by `useStore`. */
export interface TrackedCommand<Input, Type extends string> extends ReadableStore<CommandState<Type>> {
  /**
   * Sends it under an id of its own. After a lost answer it sends what was sent before under the same id; while it is being sent
   * it does nothing.
   */
  send(input: Input): void;
  /** Forgets what has become of it; while it is being sent it does nothing. */
  reset(): void;
  /** The server has said otherwise that it is over, such as by a push: an answer that comes later changes nothing. */
  settle(): void;
}

const idle = { status: 'idle' } as const;
function stateAfter<Type extends string>(error: unknown): CommandState<Type> {
  const rejection = rejectionIn<Type>(error);
  return rejection === null ? { status: 'unanswered' } : { status: 'rejected', rejection };
}

/**
 * A command with its state, from its first sending to what the server says. It goes on when its component is left, and ends with the session.
 *
 * @param variablesOf by the id, a UUID, which is the same for all attempts
 */
export function trackCommand<Variables, Type extends string, Input = void>(
  client: DataClient,
  send: Command<unknown, Variables, Type>,
  variablesOf: (id: string, input: Input) => Variables,
): TrackedCommand<Input, Type> {
  const store = createStore<CommandState<Type>>(idle);
  let sent: Variables | null = null;

  async function attempt(variables: Variables): Promise<void> {
    sent = variables;
    store.set({ status: 'sending' });
    const next = await send(client, variables).then(
      () => ({ status: 'done' }) as const,
      (error: unknown) => stateAfter<Type>(error),
    );
    if (sent !== variables || client.ended.aborted) return;
    if (next.status !== 'unanswered') sent = null;
    store.set(next);
  }

  const isSending = () => store.get().status === 'sending';
  return {
    get: store.get,
    getServer: () => idle,
    subscribe: store.subscribe,
    send(input) {
      if (!isSending() && !client.ended.aborted) void attempt(sent ?? variablesOf(crypto.randomUUID(), input));
    },
    reset() {
      if (isSending()) return;
      sent = null;
      store.set(idle);
    },
    settle() {
      sent = null;
      store.set({ status: 'done' });
    },
  };
}

/** One tracked command for each session and key, such as a claim of each reward: every view of it shows the same. */
export function sessionCommand<Variables, Type extends string>(
  send: Command<unknown, Variables, Type>,
  variablesOf: (id: string, key: string) => Variables,
): (client: DataClient, key: string) => TrackedCommand<void, Type> {
  const commandsOf = sessionScope((_client: DataClient) => new Map<string, TrackedCommand<void, Type>>());
  return (client, key) => {
    const commands = commandsOf(client);
    const known = commands.get(key) ?? trackCommand(client, send, (id) => variablesOf(id, key));
    commands.set(key, known);
    return known;
  };
}
