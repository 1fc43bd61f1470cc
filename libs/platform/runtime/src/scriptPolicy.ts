/** The page's policy decides which hosts may serve scripts; this one refuses everything but http(s). */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}
const rules: ScriptPolicy = {
  createScriptURL(url) {
    const { protocol, href } = new URL(url, location.href);
    if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`Not a script's address: ${url}`);
    return href;
  },
};
let policy: ScriptPolicy | undefined;

/** The Trusted Types policy `lobby-scripts`: addresses of scripts pass through it. */
export const scriptPolicy = (): ScriptPolicy =>
  (policy ??= window.trustedTypes?.createPolicy('lobby-scripts', rules) ?? rules);
