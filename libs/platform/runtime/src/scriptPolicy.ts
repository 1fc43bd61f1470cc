/** The page's policy decides which hosts may serve scripts. */
export interface ScriptPolicy {
  createScriptURL(url: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/**
 * A Trusted Types policy for addresses of scripts, which refuses those that are not allowed. It is made with the first script,
 * since a page may make each name once: keep what this returns.
 */
export function createScriptPolicy(name: string, isAllowed: (url: URL) => boolean): ScriptPolicy {
  const rules: ScriptPolicy = {
    createScriptURL(text) {
      const url = new URL(text, location.href);
      if (!isAllowed(url)) throw new TypeError(`Not an address of a script for ${name}: ${text}`);
      return url.href;
    },
  };
  let policy: ScriptPolicy | undefined;
  return {
    createScriptURL: (url) => (policy ??= window.trustedTypes?.createPolicy(name, rules) ?? rules).createScriptURL(url),
  };
}

/** The Trusted Types policy `lobby-scripts`, which refuses everything but http(s). */
export const scriptPolicy = createScriptPolicy(
  'lobby-scripts',
  ({ protocol }) => protocol === 'https:' || protocol === 'http:',
);
