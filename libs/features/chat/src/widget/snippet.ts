import type { LobbySettings } from '@lobby/contracts';
import { createScriptPolicy, loadScript } from '@lobby/runtime';
import { timings } from '../timings.ts';
import { isWidgetLoaded } from './widget.ts';

export type ChatSettings = NonNullable<LobbySettings['chat']>;

let allowed = '';
/** The vendor's script alone, whatever its query. */
const policy = createScriptPolicy('lobby-chat', ({ origin, pathname }) => origin + pathname === allowed);
let failures = 0;

/**
 * Loads the vendor's script once, with the id by which it finds its own key.
 * @throws when it cannot be loaded, takes too long, or leaves nothing
 */
export async function loadSnippet({ scriptUrl, key }: ChatSettings): Promise<void> {
  const url = new URL(scriptUrl);
  allowed = url.origin + url.pathname;
  url.searchParams.set('key', key);
  // A tag joins a request of the same address that hangs.
  if (failures > 0) url.searchParams.set('attempt', String(failures + 1));
  try {
    await loadScript(url.href, { id: 'ze-snippet', policy, timeout: timings.loadTimeout, isThere: isWidgetLoaded });
  } catch (error) {
    failures += 1;
    throw error;
  }
}
