// Session management frame: answers "<client> <session_state>" with unchanged, changed or error.
const clientOrigins = new Set(document.documentElement.dataset.origins.split(' '));

async function digest(text) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

addEventListener('message', async (event) => {
  if (!clientOrigins.has(event.origin)) return;
  event.source.postMessage(await answer(event.data, event.origin), event.origin);
});
