// Shared by the cashier's scripts: the page's data, texts, amounts, and messages to the embedding lobby.

/** Written into the page by the server. */
export const data = JSON.parse(document.getElementById('cashier').textContent);
export const { session, testCards, lobbyOrigins } = data;

export const t = (id, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), data.texts[id] ?? id);

export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

/** With the currency code, since several currencies share the dollar sign. */
export const money = (decimal) => `${decimal} ${session.currency}`;
export const minor = (decimal) => {
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(decimal.trim().replace(',', '.'));
  if (!match || (match[2]?.length ?? 0) > session.digits) return undefined;
  return Number(match[1] + (match[2] ?? '').padEnd(session.digits, '0'));
};
export const decimalOf = (amount) => {
  const text = String(amount).padStart(session.digits + 1, '0');
  return session.digits ? `${text.slice(0, -session.digits)}.${text.slice(-session.digits)}` : text;
};

/** Posts to the lobby's origins only. */
export function post(message) {
  if (parent === window) return;
  for (const origin of lobbyOrigins) parent.postMessage(message, origin);
}

/** Events before the frame's load event are queued, since the bootstrapper listens only from then on. */
let queue = [];
export function postEvent(eventType, payload) {
  if (queue) queue.push({ eventType, payload });
  else post({ eventType, payload });
}
addEventListener('load', () =>
  setTimeout(() => {
    const messages = [{ eventType: 'CASHIER_INIT_LOAD', payload: { majorVersion: 'v3' } }, ...queue];
    queue = undefined;
    for (const message of messages) post(message);
  }),
);
