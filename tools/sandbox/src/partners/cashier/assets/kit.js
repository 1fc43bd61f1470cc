// Shared by the cashier's scripts: the page's data, texts, amounts, and messages to the embedding lobby.

/** @typedef {Node | string | false | null | undefined} Child */

/**
 * Written into the page by the server.
 * @type {import('../page.ts').CashierData}
 */
export const data = JSON.parse(document.getElementById('cashier')?.textContent ?? '');
export const { testCards, lobbyOrigins } = data;
/** Without one, which has expired, the page shows that alone. */
export const session = /** @type {NonNullable<typeof data.session>} */ (data.session);

/**
 * @param {string} id
 * @param {Record<string, string>} values
 */
export const t = (id, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    /** @type {Record<string, string>} */ (data.texts)[id] ?? id,
  );

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} attributes listeners where their names begin with `on`
 * @param {(Child | Child[])[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}

const languageTag = data.locale.replace('_', '-');
/**
 * @param {string} decimal
 * @param {boolean} useGrouping
 */
const written = (decimal, useGrouping) =>
  new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: session.digits,
    maximumFractionDigits: session.digits,
    useGrouping,
  }).format(/** @type {Intl.StringNumericLiteral} */ (decimal));
/** With the currency code, since several currencies share the dollar sign. */
export const money = (/** @type {string} */ decimal) => `${written(decimal, true)} ${session.currency}`;
/** As a player types it. */
export const typed = (/** @type {string} */ decimal) => (minor(decimal) === undefined ? '' : written(decimal, false));
export const minor = (/** @type {string} */ decimal) => {
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(decimal);
  if (!match || (match[2]?.length ?? 0) > session.digits) return undefined;
  return Number((match[1] ?? '') + (match[2] ?? '').padEnd(session.digits, '0'));
};
export const decimalOf = (/** @type {number} */ amount) => {
  const text = String(amount).padStart(session.digits + 1, '0');
  return session.digits ? `${text.slice(0, -session.digits)}.${text.slice(-session.digits)}` : text;
};

/** What the language writes between groups of digits in money, which in Austria is not what it writes in numbers. */
const group = () =>
  new Intl.NumberFormat(languageTag, { style: 'currency', currency: session.currency })
    .formatToParts(1234567)
    .find(({ type }) => type === 'group')?.value;
/** As `1,234,567`, by one and the same separator, as `12,34,567` in India, or without groups. */
const isGrouped = (/** @type {string} */ text) =>
  /^\d+$|^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})*,\d{3}$/.test(text);
/**
 * Minor units of an amount as typed, by the rules of the lobby's fields: the last point or comma is the decimal separator in any language,
 * unless it occurs twice, or stands before three digits in a language that groups by it.
 * @param {string} text
 */
export function parseAmount(text) {
  const number = text.normalize('NFKC').trim();
  const [, head = '', mark = '', tail = ''] = /^(.*)([.,])(\d+)$/.exec(number) ?? [];
  const isDecimal = mark !== '' && !head.includes(mark) && !(tail.length === 3 && mark === group());
  const [whole, fraction] = isDecimal ? [head, `.${tail}`] : [number, ''];
  return isGrouped(whole) ? minor(whole.replace(/\D/g, '') + fraction) : undefined;
}

/**
 * Posts to the lobby's origins only.
 * @param {object} message
 */
export function post(message) {
  if (parent === window) return;
  for (const origin of lobbyOrigins) parent.postMessage(message, origin);
}

/**
 * Events before the frame's load event are queued, since the bootstrapper listens only from then on.
 * @type {{ eventType: string, payload?: object }[] | undefined}
 */
let queue = [];
/**
 * @param {string} eventType
 * @param {object} [payload]
 */
export function postEvent(eventType, payload) {
  if (queue) queue.push({ eventType, payload });
  else post({ eventType, payload });
}
addEventListener('load', () =>
  setTimeout(() => {
    const messages = [{ eventType: 'CASHIER_INIT_LOAD', payload: { majorVersion: 'v3' } }, ...(queue ?? [])];
    queue = undefined;
    for (const message of messages) post(message);
  }),
);
