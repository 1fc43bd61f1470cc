import { scriptPolicy } from './scriptPolicy.ts';
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

/**
 * Loads a third party's script once. A failure removes its tag, is remembered as the status
 * `error`, and lets the next call try again with a new tag (R-8-033, A-167).
 *
 * @throws when the script cannot be loaded.
 */
export function loadScript(url: string): Promise<void> {
  const running = loads.get(url);
  if (running) return running;
  const status = statusOf(url);
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = scriptPolicy().createScriptURL(url);
    script.addEventListener('load', () => {
      status.set('ready');
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
  status.set('loading');
  loads.set(url, load);
  load.catch(() => {
    loads.delete(url);
    status.set('error');
  });
  return load;
}

export const useScriptStatus = (url: string): ScriptStatus => useStore(statusOf(url));
