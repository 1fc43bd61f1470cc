// Shared by the page's scripts: elements, texts, numbers, amounts.

/** @import { Plural } from '../../language.ts' */
/** @import { Child } from './types.d.ts' */

/**
 * Written into the page by the server.
 * @type {{ lobbyOrigins: string[], languages: [code: string, language: string][], texts: Record<string, Record<string, string | Plural>> }}
 */
const data = JSON.parse(document.querySelector('#data')?.textContent ?? '');
export const { lobbyOrigins } = data;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * @template {Element} Filled
 * @param {Filled} node
 * @param {Record<string, unknown>} attributes listeners where their names begin with `on`
 * @param {(Child | Child[])[]} children
 */
function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}
/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} attributes
 * @param {(Child | Child[])[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const el = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
/**
 * @param {string} name
 * @param {Record<string, unknown>} attributes
 * @param {Child[]} children
 */
const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(svgNamespace, name), attributes, children);

/**
 * Paths on a grid of 24.
 * @type {Record<string, string>}
 */
const icons = {
  all: 'M4 6h16M4 12h16M4 18h16',
  live: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M6.5 6.5a7.8 7.8 0 0 0 0 11M17.5 6.5a7.8 7.8 0 0 1 0 11',
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 3v5M20.5 9.2l-4.7 1.6M17.3 19.3l-2.9-4.1M6.7 19.3l2.9-4.1M3.5 9.2l4.7 1.6',
  'ice-hockey': 'M17 3l-6 12H5.5A2.5 2.5 0 0 0 3 17.5V19h9.5L21 3zM15.5 19a2.8 1.4 0 1 0 5.6 0 2.8 1.4 0 0 0-5.6 0',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3v18M5.8 5.6c3.4 3.3 3.4 9.5 0 12.8M18.2 5.6c-3.4 3.3-3.4 9.5 0 12.8',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.2 6.2c5.2 1 7.3 7.8 4.8 14.5M18.8 17.8c-5.2-1-7.3-7.8-4.8-14.5',
  bets: 'M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5L8 12l6.5 7',
  next: 'M9.5 5L16 12l-6.5 7',
};
export const icon = (/** @type {string} */ name) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: icons[name] }));

/**
 * An element that shows what `update` gets.
 * @template {Element} Shown
 * @template {unknown[]} Data
 * @param {Shown} node
 * @param {(...data: Data) => void} update
 */
export const withUpdate = (node, update) => Object.assign(node, { update });

/** @type {WeakMap<Element, Map<string, Element>>} */
const keyedNodes = new WeakMap();

/**
 * Keeps one node for each item, in their order: `create` makes it, `node.update` shows an item. What stays keeps its focus.
 * @template Item
 * @param {Element} parent
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @param {(item: Item) => Element & { update(item: Item): void }} create
 */
export function keyed(parent, items, keyOf, create) {
  const before = /** @type {Map<string, ReturnType<typeof create>>} */ (keyedNodes.get(parent) ?? new Map());
  /** @type {typeof before} */
  const after = new Map();
  for (const item of items) {
    const node = before.get(keyOf(item)) ?? create(item);
    node.update(item);
    after.set(keyOf(item), node);
  }
  for (const [key, node] of before) if (!after.has(key)) node.remove();
  let position = parent.firstElementChild;
  for (const node of after.values()) {
    if (node === position) position = node.nextElementSibling;
    else parent.insertBefore(node, position);
  }
  keyedNodes.set(parent, after);
}

/**
 * Sets a text only where it differs.
 * @param {Element} node
 * @param {string} text
 */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Created once for a locale: there are hundreds of prices on a page, and a formatter costs more than what it writes.
 * @param {string} locale
 */
const createFormats = (locale) => ({
  odds: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  line: new Intl.NumberFormat(locale),
  hour: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }),
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),
});

const languages = new Map(data.languages);
let language = 'en';
let format = 'en';
let formats = createFormats(format);
let plurals = new Intl.PluralRules(language);

/**
 * English for other languages than those of the page; numbers as the locale writes them.
 * @param {string} locale
 */
export function setLocale(locale) {
  const [code = ''] = locale.toLowerCase().split(/[-_]/);
  language = languages.get(code) ?? 'en';
  [format = 'en'] = Intl.NumberFormat.supportedLocalesOf([locale.replace('_', '-'), language]);
  formats = createFormats(format);
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  document.title = t('sportsbook');
}
export const languageTag = () => language;

/**
 * @param {string} id
 * @param {Record<string, unknown>} values
 */
export const t = (id, values = {}) => {
  const text = data.texts[language]?.[id] ?? id;
  const chosen = typeof text === 'string' ? text : (text[plurals.select(Number(values.count))] ?? text.other);
  return chosen.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name] ?? ''));
};

const digitsOf = (/** @type {string} */ currency) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * @param {string} decimal
 * @param {string} currency
 */
export const money = (decimal, currency) =>
  new Intl.NumberFormat(format, { style: 'currency', currency }).format(
    /** @type {Intl.StringNumericLiteral} */ (decimal),
  );

export const odds = (/** @type {string} */ decimal) =>
  formats.odds.format(/** @type {Intl.StringNumericLiteral} */ (decimal));

/**
 * Of a market, such as 2.5.
 * @param {string | null} line
 */
export const lineText = (line) =>
  line === null ? '' : formats.line.format(/** @type {Intl.StringNumericLiteral} */ (line));

/**
 * A time of today as such, others with their day.
 * @param {string} iso
 */
export function time(iso) {
  const date = new Date(iso);
  if (date.toDateString() === new Date().toDateString()) return t('today', { time: formats.hour.format(date) });
  return formats.day.format(date);
}
export const dateTime = (/** @type {string} */ iso) =>
  new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/**
 * What was typed, as minor units: with a point or a comma, in digits of any width; undefined for what is no amount above zero. Yen, which
 * have no minor unit, may be written with decimals that are zero, as the lobby shows them.
 * @param {string} text
 * @param {string} currency
 */
export function toMinor(text, currency) {
  const [, whole, typed = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.normalize('NFKC').trim()) ?? [];
  const digits = digitsOf(currency);
  const fraction = typed.replace(/0+$/, '');
  if (whole === undefined || fraction.length > digits) return undefined;
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  return minor > 0n ? minor : undefined;
}
/**
 * @param {bigint} minor
 * @param {string} currency
 */
export function toDecimal(minor, currency) {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
}

/** Odds as a whole number of hundredths. */
export const hundredths = (/** @type {string} */ decimal) => BigInt(decimal.replace('.', ''));

/**
 * Stake times the product of the odds, rounded down as the service does.
 * @param {bigint} stake
 * @param {readonly string[]} list
 */
export const returnOf = (stake, list) =>
  list.reduce((product, each) => product * hundredths(each), stake) / 100n ** BigInt(list.length);

/**
 * The product of odds as a decimal, rounded down to hundredths.
 * @param {readonly string[]} list
 */
export const productOf = (list) => {
  const product = list.reduce((result, each) => result * hundredths(each), 100n) / 100n ** BigInt(list.length);
  return `${product / 100n}.${String(product % 100n).padStart(2, '0')}`;
};
