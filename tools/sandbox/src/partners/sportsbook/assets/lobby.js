// Messages of the embedding lobby, and to it.
import { lobbyOrigins } from './kit.js';

/** @import { FromSportsbook, ToSportsbook } from './types.d.ts' */

const channel = 'sportsbook';
/** @type {string | undefined} */
let lobbyOrigin;

/**
 * The first message is for any lobby, since the page does not know yet which one frames it.
 * @param {FromSportsbook} message
 */
export function post(message) {
  if (parent === window) return;
  for (const origin of lobbyOrigin ? [lobbyOrigin] : lobbyOrigins) parent.postMessage({ channel, ...message }, origin);
}

const isText = (/** @type {unknown} */ value) => typeof value === 'string' && value.length <= 2000;
const isPath = (/** @type {string} */ value) => isText(value) && /^\/[\w/-]*$/.test(value);

/**
 * Checks of each message's fields; others are ignored.
 * @type {{ [Type in ToSportsbook['type']]: (message: Extract<ToSportsbook, { type: Type }>) => boolean }}
 */
const checks = {
  session: ({ token, locale, currency, theme }) =>
    (token === null || isText(token)) &&
    /^[a-z]{2,3}(_[A-Za-z]+)?$/.test(locale) &&
    /^[A-Z]{3}$/.test(currency) &&
    (theme === 'light' || theme === 'dark'),
  balance: ({ amount, currency }) => /^\d+(\.\d+)?$/.test(amount) && /^[A-Z]{3}$/.test(currency),
  paused: ({ paused }) => typeof paused === 'boolean',
  coupon: ({ coupon }) => isText(coupon),
  route: ({ path }) => isPath(path),
};

/**
 * Calls the handler of each message of the lobby.
 * @param {{ [Type in ToSportsbook['type']]: (message: Extract<ToSportsbook, { type: Type }>) => void }} handlers
 */
export function listen(handlers) {
  const known = /** @type {Record<string, (message: unknown) => boolean>} */ (checks);
  const handle = /** @type {Record<string, (message: unknown) => void>} */ (handlers);
  addEventListener('message', ({ origin, source, data }) => {
    if (source !== parent || !lobbyOrigins.includes(origin) || data?.channel !== channel) return;
    if (!Object.hasOwn(known, data.type) || !known[data.type]?.(data)) return;
    lobbyOrigin = origin;
    handle[data.type]?.(data);
  });
  post({ type: 'ready' });
}

/**
 * Posts the height of the content whenever it changes: the lobby's page scrolls, the frame does not.
 * @param {Element} content
 */
export function followHeight(content) {
  /** @type {number | undefined} */
  let postedHeight;
  const postHeight = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height !== postedHeight) post({ type: 'height', height });
    postedHeight = height;
  };
  if (typeof ResizeObserver === 'function') new ResizeObserver(postHeight).observe(content);
  return postHeight;
}

const strip = 48;

/**
 * Which part of the content is on screen, in px from its top: the frame is as high as its content, and nothing in it can be
 * fixed to the window. Strips across the content reveal it.
 * @param {Element} content
 * @param {(part: { top: number, bottom: number }) => void} onChange
 */
export function followView(content, onChange) {
  if (typeof IntersectionObserver !== 'function') return;
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  ruler.setAttribute('aria-hidden', 'true');
  content.append(ruler);
  /** @type {Map<Element, { top: number, bottom: number }>} */
  const visible = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
        if (!isIntersecting) visible.delete(target);
        else {
          const top = [...ruler.children].indexOf(target) * strip + intersectionRect.top - boundingClientRect.top;
          visible.set(target, { top, bottom: top + intersectionRect.height });
        }
      }
      if (visible.size === 0) return;
      const parts = [...visible.values()];
      onChange({
        // A frame that begins between two pixels is not cut.
        top: Math.floor(Math.min(...parts.map((part) => part.top))),
        bottom: Math.max(...parts.map((part) => part.bottom)),
      });
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  new ResizeObserver(() => {
    const count = Math.ceil(content.getBoundingClientRect().height / strip);
    while (ruler.childElementCount < count) observer.observe(ruler.appendChild(document.createElement('i')));
    for (const last of [...ruler.children].slice(count)) {
      observer.unobserve(last);
      visible.delete(last);
      last.remove();
    }
  }).observe(content);
}
