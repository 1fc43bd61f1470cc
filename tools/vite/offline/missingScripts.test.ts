/**
 * @jest-environment ./tools/jest/browser-environment.cjs
 */
import { keepMissingScriptsPage, type MissingScriptsPage, type WatchedWindow, watchScripts } from './missingScripts.ts';
import { reopenLobby } from './reopen.ts';

const texts: MissingScriptsPage['texts'] = {
  en: { OFFLINE_TITLE: 'No connection', OFFLINE_TEXT: 'It opens by itself.', TRY_AGAIN: 'Try again' },
  fi: { OFFLINE_TITLE: 'Ei yhteyttä', OFFLINE_TEXT: 'Se avautuu itsestään.', TRY_AGAIN: 'Yritä uudelleen' },
};
const styles = {
  html: 'font-size: 87.5%;color-scheme: only dark',
  body: 'color: red',
  header: '',
  main: '',
  h1: '',
  p: '',
  button: '',
};
let visit: NavigationTimingType = 'navigate';
const reload = jest.fn();
let scope: WatchedWindow;
const unregister = jest.fn<Promise<boolean>, []>();
const getRegistration = jest.fn<Promise<ServiceWorkerRegistration | undefined>, []>();
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const empty = '<div id="root"></div>';
const frame = '<div id="root"><header>Skeleton</header></div>';
const readable = '<div id="root"><main>Games</main></div>';
const entry = '[src^="/assets/"]';

/** A page at this path; one that can be read says nothing without its scripts. */
function open(path: string, content = empty): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="module" src="chrome-extension://a/other.js"></script>${content}
    <script type="module" src="/assets/index-1.js"></script>`;
  Object.defineProperty(page, 'hidden', { value: false });
  scope = {
    document: page,
    fetch: request,
    // Errors of scripts do not bubble: the window hears of them on their way down.
    addEventListener: page.addEventListener.bind(page) as typeof window.addEventListener,
    location: { href: `https://lobby.acme.test${path}`, pathname: path, reload } as unknown as Location,
    setInterval: window.setInterval.bind(window),
    navigator: { serviceWorker: { getRegistration } },
    performance: { getEntriesByType: () => [{ type: visit } as PerformanceNavigationTiming] },
  };
  watchScripts(scope, reopenLobby);
  if (content !== readable)
    keepMissingScriptsPage(scope, { name: 'Acme', texts, fallback: 'fi', styles, outline: '3px solid' });
  return page;
}
const lose = (page: Document, script: string) => page.querySelector(script)?.dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.useFakeTimers();
  visit = 'navigate';
  reload.mockReset();
  unregister.mockReset().mockResolvedValue(true);
  getRegistration
    .mockReset()
    .mockResolvedValue({ unregister } as Partial<ServiceWorkerRegistration> as ServiceWorkerRegistration);
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.useRealTimers());

it.each([
  ['/fi/login/', 'fi', 'Ei yhteyttä'],
  ['/fi_FI/login/', 'fi', 'Ei yhteyttä'],
  ['/en_CA/login/', 'en', 'No connection'],
  ['/no_NO/login/', 'fi', 'Ei yhteyttä'],
  ['/constructor/', 'fi', 'Ei yhteyttä'],
  ['/', 'fi', 'Ei yhteyttä'],
])('an empty page at %s says in %s that its scripts are missing', (path, lang, title) => {
  const page = open(path);
  expect(page.querySelector('main')).toBeNull();
  lose(page, entry);
  expect(page.querySelector('main')?.lang).toBe(lang);
  expect(page.querySelector('[role="alert"] h1')?.textContent).toBe(title);
  expect(page.querySelector('header')?.textContent).toBe('Acme');
  expect(page.body.style.color).toBe('red');
});

it('comes back as it was where the scripts have come after all', () => {
  const page = open('/fi/login/', frame);
  page.documentElement.style.setProperty('--color-primary', 'red');
  const before = page.documentElement.outerHTML;
  const hide = scope.showMissingScripts?.();
  expect(page.querySelector('[role="alert"] h1')?.textContent).toBe('Ei yhteyttä');
  page.documentElement.style.setProperty('--color-accent', 'blue');
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  hide?.();
  page.documentElement.style.removeProperty('--color-accent');
  expect(page.documentElement.outerHTML.replace(/ style=""/g, '')).toBe(before);
});

it('is loaded again on request, and once its entry script can be had', async () => {
  const page = open('/en/');
  lose(page, entry);
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalled();
  reload.mockReset();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(request.mock.calls.map(([address]) => address)).toEqual(['/assets/index-1.js']);
  expect(reload).not.toHaveBeenCalled();
  request.mockResolvedValueOnce(new Response(null, { status: 200 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is loaded again after a minute where loading it again has not helped', async () => {
  visit = 'reload';
  request.mockResolvedValue(new Response(null, { status: 200 }));
  lose(open('/en/'), entry);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('removes the service worker, which may be what fails, before the page is loaded again', async () => {
  const page = open('/en/');
  await jest.advanceTimersByTimeAsync(0);
  expect(getRegistration).not.toHaveBeenCalled();
  lose(page, entry);
  await jest.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(1);
  getRegistration.mockRejectedValue(new DOMException('Storage fails', 'InvalidStateError'));
  lose(page, entry);
  await jest.advanceTimersByTimeAsync(0);
  expect(unregister).toHaveBeenCalledTimes(1);
});

it('takes the place of a frame, whose presses it no longer holds back', () => {
  const page = open('/en/', frame);
  lose(page, entry);
  expect(page.querySelector('header')?.textContent).toBe('Acme');
  expect(scope.earlyPress).toBeNull();
});

it('leaves a page that can be read as it is, and loads it again as well', async () => {
  const page = open('/en/', readable);
  lose(page, entry);
  expect(page.querySelectorAll('header, main')).toHaveLength(1);
  expect(page.body.style.color).toBe('');
  request.mockResolvedValueOnce(new Response(null, { status: 200 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page that can be read to its reader where loading it again has not helped', async () => {
  visit = 'reload';
  request.mockResolvedValue(new Response(null, { status: 200 }));
  lose(open('/en/', readable), entry);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing for the script of an extension', async () => {
  const page = open('/en/');
  lose(page, '[src^="chrome-extension:"]');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(page.querySelector('main')).toBeNull();
  expect(request).not.toHaveBeenCalled();
});
