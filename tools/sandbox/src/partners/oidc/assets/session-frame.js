// Session management frame: answers "<client> <session_state>" with unchanged, changed or error.
const clientOrigins = new Set(document.documentElement.dataset.origins?.split(' '));

/** @param {string} text */
async function digest(text) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @param {unknown} message
 * @param {string} origin
 */
async function answer(message, origin) {
  if (typeof message !== 'string' || message.length > 500) return 'error';
  const [client, state] = message.split(' ');
  const salt = state?.split('.')[1];
  if (!client || !salt) return 'error';
  const cookie = /(?:^|; )browser_state=([\w-]+)/.exec(document.cookie);
  if (!cookie) return 'unchanged'; // Third-party cookies are blocked: the state is unknown.
  const expected = await digest([client, origin, cookie[1], salt].join(' '));
  return `${expected}.${salt}` === state ? 'unchanged' : 'changed';
}

addEventListener('message', async ({ data, origin, source }) => {
  if (!clientOrigins.has(origin)) return;
  /** @type {Window} */ (source).postMessage(await answer(data, origin), origin);
});
