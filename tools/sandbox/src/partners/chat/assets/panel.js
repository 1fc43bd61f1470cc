// The window with the conversation, in a shadow root of its own.
import { createConnection } from './connection.js';
import { languages, styles, texts } from './data.js';

/** @import { Conversation } from './data.js' */
/** @typedef {Node | string | false | null | undefined} Child */

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * @template {Element} Filled
 * @param {Filled} node
 * @param {Record<string, unknown>} attributes listeners where their names begin with `on`
 * @param {Child[]} children
 */
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}
/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} attributes
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
const el = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
/**
 * @param {string} name
 * @param {Record<string, unknown>} attributes
 * @param {Child[]} children
 */
const svg = (name, attributes = {}, ...children) =>
  fill(document.createElementNS(svgNamespace, name), attributes, children);

const icons = {
  bubble: 'M4 5h16v11H9l-5 4z',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12l16-8-6 16-3-6z',
};
const icon = (/** @type {keyof typeof icons} */ name) =>
  svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: icons[name] }));

/** @param {unknown} locale */
function createWording(locale) {
  const [code = ''] = String(locale).toLowerCase().split(/[-_]/);
  const language = languages.get(code) ?? 'en';
  const plurals = new Intl.PluralRules(language);
  /**
   * @param {keyof typeof texts.en} id
   * @param {{ count?: number, [name: string]: unknown }} values
   */
  const t = (id, values = {}) => {
    const text = texts[language][id];
    const chosen = typeof text === 'string' ? text : (text[plurals.select(values.count ?? 0)] ?? text.other);
    return chosen.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name] ?? ''));
  };
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
  return { language, t, time: (/** @type {number} */ at) => time.format(at) };
}

/** One listener more or less for each event; what the page's listeners throw stays with them. */
function createEvents() {
  /** @type {Map<string, Set<(...values: unknown[]) => void>>} */
  const listeners = new Map();
  return {
    /**
     * @param {string} name
     * @param {(...values: unknown[]) => void} listener
     */
    on(name, listener) {
      if (typeof listener !== 'function') return () => {};
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    /**
     * @param {string} name
     * @param {unknown[]} values
     */
    emit(name, ...values) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(...values);
        } catch (error) {
          setTimeout(() => {
            throw error;
          });
        }
      }
    },
  };
}

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);

/** @param {{ hasLauncher: boolean }} options */
export function createPanel({ hasLauncher }) {
  const events = createEvents();
  const host = el('div', { 'data-product': 'web_widget', id: hasLauncher ? 'webWidget' : 'messenger' });
  const root = host.attachShadow({ mode: 'open' });
  const settingsSheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [styleSheet, settingsSheet];

  let wording = createWording(navigator.language);
  let isOpen = false;
  let isHidden = false;
  /** @type {Conversation} */
  let conversation = { name: null, messages: [], unread: 0 };
  let unread = 0;

  const list = el('ol');
  const log = el('div', { class: 'log', role: 'log', tabindex: '0' }, list);
  const identity = el('p', { class: 'identity' });
  const title = el('h2', { id: 'title' });
  const closeButton = el('button', { type: 'button', class: 'plain', onclick: () => api.close() }, icon('close'));
  const input = el('input', { name: 'message', autocomplete: 'off', maxlength: '1000', required: true });
  const sendButton = el('button', { class: 'send' }, icon('send'));
  const problem = el('p', { class: 'problem', role: 'alert' });
  const form = el('form', { onsubmit: submit }, input, sendButton);
  const panel = el(
    'section',
    {
      class: 'panel',
      role: 'dialog',
      'aria-labelledby': 'title',
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && api.close(),
    },
    el('header', {}, el('div', {}, title, identity), closeButton),
    log,
    problem,
    form,
  );
  const badge = el('span', { class: 'badge', 'aria-hidden': 'true' });
  const label = el('span', {});
  const launcher = el(
    'button',
    { type: 'button', class: 'launcher', onclick: () => api.open() },
    icon('bubble'),
    label,
    badge,
  );
  root.append(panel, ...(hasLauncher ? [launcher] : []));

  function draw() {
    const { t, language } = wording;
    host.lang = language;
    host.hidden = isHidden;
    panel.hidden = !isOpen;
    launcher.hidden = isOpen;
    title.textContent = t('title');
    identity.textContent = conversation.name ? t('signedIn', { name: conversation.name }) : t('guest');
    closeButton.setAttribute('aria-label', t('close'));
    log.setAttribute('aria-label', t('title'));
    input.setAttribute('aria-label', t('message'));
    input.placeholder = t('message');
    sendButton.setAttribute('aria-label', t('send'));
    label.textContent = t('launcher');
    badge.textContent = String(unread);
    badge.hidden = unread === 0;
    launcher.setAttribute(
      'aria-label',
      [t('launcher'), ...(unread ? [t('unread', { count: unread })] : [])].join(', '),
    );
    list.replaceChildren(
      el('li', { class: 'agent' }, el('p', {}, t('welcome'))),
      ...conversation.messages.map(({ author, text, at }) =>
        el(
          'li',
          { class: author },
          el('p', {}, text),
          el('small', {}, `${t(author === 'agent' ? 'agent' : 'you')} · ${wording.time(at)}`),
        ),
      ),
    );
    log.scrollTop = log.scrollHeight;
  }

  function countUnread() {
    const next = isOpen && !isHidden ? 0 : conversation.unread;
    if (isOpen && !isHidden && conversation.unread > 0) void connection.markRead();
    if (next === unread) return;
    unread = next;
    events.emit('unread', unread);
  }

  const connection = createConnection({
    getLocale: () => wording.language,
    onLogout() {
      input.value = '';
      problem.textContent = '';
    },
    onChange(next) {
      conversation = next;
      countUnread();
      draw();
    },
  });

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '') return;
    input.value = '';
    problem.textContent = '';
    const { turn } = connection;
    try {
      await connection.send(text);
    } catch {
      if (connection.turn !== turn) return;
      input.value = text;
      problem.textContent = wording.t('failed');
    }
  }

  const api = {
    events,
    connection,
    root,
    open() {
      if (isOpen) return;
      isOpen = true;
      countUnread();
      draw();
      if (isHidden) return;
      input.focus();
      events.emit('open');
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      countUnread();
      draw();
      events.emit('close');
    },
    /** @param {boolean} next */
    toggleHidden(next) {
      isHidden = next;
      countUnread();
      draw();
    },
    /** @param {string} next */
    setLocale(next) {
      wording = createWording(next);
      draw();
    },
    /**
     * Custom properties in a sheet of their own: the page allows no inline styles.
     * @param {Record<string, unknown>} properties
     */
    set(properties) {
      const value = (/** @type {unknown} */ text) => String(text).replace(/[{};<>]/g, '');
      settingsSheet.replaceSync(
        `:host{${Object.entries(properties)
          .filter(([, text]) => text !== undefined)
          .map(([name, text]) => `--${name}:${value(text)};`)
          .join('')}}`,
      );
    },
    remove: () => host.remove(),
  };
  document.body.append(host);
  draw();
  return api;
}
