// What the page calls: a view in the open shadow root of a container, which follows the service while it is visible.
import { styles } from './data.js';
import { focusOn } from './dialog.js';
import { createCalls, createWording, el } from './kit.js';
import { missionsView } from './missions.js';
import { statusView } from './status.js';
import { tournamentsView } from './tournaments.js';

/** @import { Options, Widget, WidgetEvent } from './data.js' */

/** @type {Record<string, { path: string, render: (widget: Widget, data: never) => HTMLElement }>} */
const views = { status: statusView, missions: missionsView, tournaments: tournamentsView };
const pollInterval = 10_000;

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(styles);

/**
 * Values of the page's theme as custom properties, in a sheet of their own: the page allows no inline styles.
 * @param {Record<string, unknown>} theme
 */
function themeRule(theme = {}) {
  const value = (/** @type {unknown} */ text) => String(text).replace(/[{};<>]/g, '');
  const names = ['accent', 'onAccent', 'background', 'surface', 'text', 'mutedText', 'border', 'radius', 'fontFamily'];
  const given = names.filter((name) => theme[name] !== undefined && theme[name] !== null);
  const scheme = theme.colorScheme === 'dark' ? 'dark' : 'light';
  return `:host{color-scheme:${scheme};${given.map((name) => `--${name}:${value(theme[name])};`).join('')}}`;
}

/**
 * @param {Element} container
 * @param {Options} given
 */
function mount(container, given) {
  const known = Object.hasOwn(views, given.view) ? views[given.view] : undefined;
  if (!known) throw new TypeError(`There is no view “${given.view}”.`);
  const view = known;
  const options = { ...given };
  const ended = new AbortController();
  const { signal } = ended;
  const themeSheet = new CSSStyleSheet();
  const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [styleSheet, themeSheet];
  const content = el('div', { class: 'content' });
  const status = el('p', { role: 'status', class: 'sr-only' });
  const frame = el('div', { class: `widget ${given.view}` }, content, status);
  root.replaceChildren(frame);

  /**
   * The data on screen, as text; undefined before the first.
   * @type {string | undefined}
   */
  let shown;
  /** @type {object | undefined} */
  let latest;
  let isFailing = false;
  let isReady = false;

  const emit = (/** @type {WidgetEvent} */ event) => {
    if (!signal.aborted) options.onEvent?.(event);
  };
  const calls = createCalls({
    apiUrl: options.apiUrl,
    options,
    signal,
    onTokenExpired: () => emit({ type: 'token-expired' }),
  });

  /** @type {Widget} */
  const widget = {
    calls,
    frame,
    emit,
    wording: createWording(options.locale),
    /** Renders data that has changed, and leaves the focus where it is. */
    show(data) {
      latest = data;
      const text = JSON.stringify(data);
      if (signal.aborted || text === shown) return;
      shown = text;
      const focused = root.activeElement?.getAttribute('data-key');
      content.replaceChildren(view.render(widget, /** @type {never} */ (data)));
      if (focused) focusOn(content, focused);
    },
    announce(text) {
      status.textContent = text;
    },
  };

  function showFailure() {
    const { t } = widget.wording;
    const retry = () => void refresh();
    content.replaceChildren(
      el(
        'div',
        { class: 'card failed', role: 'alert' },
        el('p', {}, t('failed')),
        el('button', { type: 'button', onclick: retry }, t('again')),
      ),
    );
  }

  async function refresh() {
    try {
      const writes = calls.writes();
      const data = await calls.get(view.path);
      if (writes === calls.writes()) widget.show(data);
      isFailing = false;
      if (!isReady) emit({ type: 'ready' });
      isReady = true;
    } catch (error) {
      if (signal.aborted) return;
      if (shown === undefined) showFailure();
      if (!isFailing) emit({ type: 'error', message: error instanceof Error ? error.message : String(error) });
      isFailing = true;
    }
  }

  /**
   * One call at a time: the next follows the answer.
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  let timer;
  let isRefreshing = false;
  let isRefreshDue = false;
  async function poll() {
    clearTimeout(timer);
    isRefreshDue = isRefreshing;
    if (isRefreshing || signal.aborted || document.visibilityState === 'hidden') return;
    isRefreshing = true;
    await refresh();
    isRefreshing = false;
    if (!signal.aborted) timer = setTimeout(poll, isRefreshDue ? 0 : pollInterval);
  }

  function draw() {
    widget.wording = createWording(options.locale);
    themeSheet.replaceSync(themeRule(options.theme));
    frame.lang = widget.wording.language;
    shown = undefined;
    if (latest) widget.show(latest);
    else content.replaceChildren(el('p', { class: 'card muted', 'aria-busy': 'true' }, widget.wording.t('loading')));
  }

  draw();
  document.addEventListener('visibilitychange', poll);
  void poll();

  return {
    /** @param {Partial<Options>} changes */
    update(changes) {
      const isOtherLocale = changes.locale !== undefined && changes.locale !== options.locale;
      const isOtherTheme = changes.theme !== undefined;
      const isOtherToken = changes.accessToken !== undefined && changes.accessToken !== options.accessToken;
      Object.assign(options, changes);
      if (isOtherLocale || isOtherTheme) draw();
      if (isOtherToken) calls.renewed();
      if (isOtherToken || isOtherLocale) void poll();
    },
    unmount() {
      ended.abort();
      document.removeEventListener('visibilitychange', poll);
      clearTimeout(timer);
      for (const dialog of root.querySelectorAll('dialog')) dialog.close();
      root.replaceChildren();
      root.adoptedStyleSheets = [];
    },
  };
}

window.GamificationWidget = { version: '1', mount };
