// Shared by the widget's views: elements, texts, numbers, and calls of the service.
import { languages, texts } from './data.js';

/** @import { Options, PartnerPrize } from './data.js' */
/** @typedef {Node | string | false | null | undefined} Child */

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
export const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(svgNamespace, name), attributes, children);

/** Paths on a grid of 24. */
const icons = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7.5 5.8 7.5 4.5S9 2.5 12 7c3-4.5 4.5-3.8 4.5-2.5S15 7 12 7',
  coins: 'M9 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM15.5 10.2A5.5 5.5 0 1 1 10 17',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 4 5M17 6h3.5c0 3.5-1.5 5-4 5M12 15v4M8.5 20h7',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  play: 'M8 5.5v13l10.5-6.5z',
  spark: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
};
export const icon = (/** @type {keyof typeof icons} */ name) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: icons[name] }));

/**
 * Texts, numbers and amounts of a locale; English for other languages than those of the widget.
 * @param {string} locale
 */
export function createWording(locale) {
  const [code = ''] = locale.toLowerCase().split(/[-_]/);
  const language = languages.get(code) ?? 'en';
  const [format] = Intl.NumberFormat.supportedLocalesOf([locale.replace('_', '-'), language]);
  const plurals = new Intl.PluralRules(language);
  /**
   * @param {number} value
   * @param {Intl.NumberFormatOptions} [shape]
   */
  const number = (value, shape) => new Intl.NumberFormat(format, shape).format(value);
  /**
   * @param {keyof typeof texts.en} id
   * @param {Record<string, unknown>} values
   */
  const t = (id, values = {}) => {
    const text = texts[language][id];
    const chosen = typeof text === 'string' ? text : (text[plurals.select(Number(values.count))] ?? text.other);
    return chosen.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => {
      const value = values[name];
      return typeof value === 'number' ? number(value) : String(value ?? '');
    });
  };
  /**
   * @param {string} decimal
   * @param {string} currency
   */
  const money = (decimal, currency) =>
    new Intl.NumberFormat(format, { style: 'currency', currency }).format(
      /** @type {Intl.StringNumericLiteral} */ (decimal),
    );
  /** @param {PartnerPrize} prize */
  function prize(prize) {
    if (prize.kind === 'Points') return t('prizePoints', { count: prize.amount });
    if (prize.kind === 'FreeSpins') return t('prizeFreeSpins', { count: prize.amount, game: prize.game });
    return t(`prize${prize.kind}`, { money: money(prize.amount, prize.currency) });
  }
  /**
   * @param {number} value
   * @param {string} name
   */
  const unit = (value, name) =>
    new Intl.NumberFormat(format, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  /**
   * Rounded down, in the largest unit of which there are some.
   * @param {'endsIn' | 'claimWithin'} id
   * @param {number} minutes
   */
  const timeLeft = (id, minutes) => {
    const time =
      minutes < 60
        ? unit(minutes, 'minute')
        : minutes < 2880
          ? unit(Math.floor(minutes / 60), 'hour')
          : unit(Math.floor(minutes / 1440), 'day');
    return t(id, { time });
  };
  return { language, t, number, money, prize, timeLeft };
}

const callTimeout = 10_000;

/** Thrown for an answer that is no success. */
class CallFailed extends Error {}

/**
 * Calls of the service. With an expired token a call waits for the next one, and is sent again once.
 * @param {{ apiUrl: string, options: Options, signal: AbortSignal, onTokenExpired: () => void }} context
 */
export function createCalls({ apiUrl, options, signal, onTokenExpired }) {
  /** @type {(() => void)[]} */
  let waiting = [];
  /** @type {string | undefined} */
  let expired;
  let writes = 0;

  /**
   * @param {string} token
   * @returns {Promise<void>}
   */
  const nextToken = (token) =>
    new Promise((resolve) => {
      if (options.accessToken !== token) return resolve();
      waiting.push(resolve);
      if (expired === token) return undefined;
      expired = token;
      return onTokenExpired();
    });

  /**
   * @param {string} path
   * @param {string} method
   * @param {boolean} isLast
   * @returns {Promise<object>}
   */
  async function send(path, method, isLast) {
    const { accessToken, locale } = options;
    const response = await fetch(apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'accept-language': locale.replace('_', '-') },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeout)]),
    });
    if (response.status === 401 && !isLast) {
      await nextToken(accessToken);
      return send(path, method, true);
    }
    if (!response.ok) throw new CallFailed(`${method} ${path} was answered with ${response.status}.`);
    return response.json();
  }

  return {
    get: (/** @type {string} */ path) => send(path, 'GET', false),
    /** @param {string} path */
    async post(path) {
      try {
        return await send(path, 'POST', false);
      } finally {
        writes += 1;
      }
    },
    /** What was read before the last write is out of date. */
    writes: () => writes,
    /** The options have another token. */
    renewed() {
      for (const resume of waiting) resume();
      waiting = [];
    },
  };
}
