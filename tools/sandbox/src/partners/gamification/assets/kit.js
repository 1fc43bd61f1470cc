// Shared by the widget's views: elements, texts, numbers, and calls of the service.

const svgNamespace = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.flat().filter((child) => child !== undefined && child !== null && child !== false));
  return node;
}
const el = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(svgNamespace, name), attributes, children);

/** Paths on a grid of 24. */
const icons = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7C9 7 7.500 5.800 7.500 4.500S9 2.500 12 7c3-4.500 4.500-3.800 4.500-2.500S15 7 12 7',
  star: 'M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800z',
};
const icon = (name) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: icons[name] }));

/** Texts, numbers and amounts of a locale; English for other languages than those of the widget. */
function createWording(locale) {
  const language = locale.slice(0, 2).toLowerCase();
  const known = Object.hasOwn(texts, language) ? language : 'en';
  const [format] = Intl.NumberFormat.supportedLocalesOf([locale.replace('_', '-'), known]);
  const plurals = new Intl.PluralRules(known);
  const number = (value) => new Intl.NumberFormat(format).format(value);
  const t = (id, values = {}) => {
    const text = texts[known][id];
    const chosen = typeof text === 'string' ? text : (text[plurals.select(values.count)] ?? text.other);
    return chosen.replace(/\{(\w+)\}/g, (_, name) =>
      typeof values[name] === 'number' ? number(values[name]) : String(values[name] ?? ''),
    );
  };
  const money = (decimal, currency) => new Intl.NumberFormat(format, { style: 'currency', currency }).format(decimal);
  const prize = ({ kind, amount, currency, game }) =>
    t(`prize${kind}`, {
      count: amount,
      game,
      ...(currency && kind !== 'FreeSpins' && { money: money(amount, currency) }),
    });
  return { language: known, t, number, money, prize };
}

const callTimeout = 10_000;

/** Thrown for an answer that is no success. */
class CallFailed extends Error {}

/** Calls of the service. With an expired token a call waits for the next one, and is sent again once. */
function createCalls({ apiUrl, options, signal, onTokenExpired }) {
  let waiting = [];
  let expired;
  let writes = 0;

  const nextToken = (token) =>
    new Promise((resolve) => {
      if (options.accessToken !== token) return resolve();
      waiting.push(resolve);
      if (expired === token) return undefined;
      expired = token;
      return onTokenExpired();
    });

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
    get: (path) => send(path, 'GET', false),
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
