import { type ScriptPolicy, scriptPolicy } from './scriptPolicy.ts';
import { createStore, useStore, type Store } from './store.ts';

type ScriptStatus = 'idle' | 'loading' | 'ready' | 'error';

const statuses = new Map<string, Store<ScriptStatus>>();
const loads = new Map<string, Promise<void>>();

function statusOf(url: string): Store<ScriptStatus> {
  const known = statuses.get(url);
  if (known) return known;
  const status = createStore<ScriptStatus>('idle');
  statuses.set(url, status);
  return status;
}

interface ScriptOptions {
  /** Of the tag, by which some scripts find themselves. */
  id?: string;
  /** Default: `lobby-scripts`. */
  policy?: ScriptPolicy;
  /** In ms: a script that takes longer has failed. */
  timeout?: number;
  /** Whether the script, once it has run, has left what it is loaded for; one that has not has failed. */
  isThere?: () => boolean;
}

/**
 * Loads a third party's script once. A failure removes its tag, is remembered as the status
 * `error`, and lets the next call try again with a new tag (R-8-033, A-167).
 *
 * @throws when the script cannot be loaded.
 */
export function loadScript(url: string, options: ScriptOptions = {}): Promise<void> {
  const running = loads.get(url);
  if (running) return running;
  const { id, policy = scriptPolicy, timeout, isThere = () => true } = options;
  const status = statusOf(url);
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    if (id !== undefined) script.id = id;
    script.src = policy.createScriptURL(url);
    const timer = timeout && setTimeout(fail, timeout);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    }
    script.addEventListener('load', () => {
      if (!isThere()) return fail();
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  status.set('loading');
  loads.set(url, load);
  load.then(
    () => status.set('ready'),
    () => {
      loads.delete(url);
      status.set('error');
    },
  );
  return load;
}

export const useScriptStatus = (url: string): ScriptStatus => useStore(statusOf(url));
