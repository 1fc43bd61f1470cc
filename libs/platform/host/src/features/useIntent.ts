import type { IntentHandler, IntentName } from '@lobby/contracts';
import { useRegistry } from './LobbyProvider.tsx';
import type { IntentLoader } from './registry.ts';

/**
 * Asks another feature for an action; its code is loaded by the first call.
 *
 * @throws while rendering when no listed feature handles the intent: name it in `needs`.
 */
export function useIntent<Name extends IntentName>(name: Name): IntentHandler<Name> {
  const handler = useOptionalIntent(name);
  if (!handler) throw new Error(`No listed feature handles the intent ${name}.`);
  return handler;
}

/** Like `useIntent`, but null where no listed feature handles the intent. */
export function useOptionalIntent<Name extends IntentName>(name: Name): IntentHandler<Name> | null {
  const load = useRegistry().intents.get(name) as IntentLoader<Name> | undefined;
  return load ? async (payload) => (await load())(payload) : null;
}
