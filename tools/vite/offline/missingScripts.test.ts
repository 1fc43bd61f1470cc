/**
 * @jest-environment ./tools/jest/browser-environment.cjs
 */
import { keepMissingScriptsPage, type MissingScriptsPage, watchScripts } from './missingScripts.ts';
import { reopenLobby } from './reopen.ts';

const texts: MissingScriptsPage['texts'] = {
  en: { OFFLINE_TITLE: 'No connection', OFFLINE_TEXT: 'It opens by itself.', TRY_AGAIN: 'Try again' },
  fi: { OFFLINE_TITLE: 'Ei yhteyttä', OFFLINE_TEXT: 'Se avautuu itsestään.', TRY_AGAIN: 'Yritä uudelleen' },
};
const styles = { html: '', body: 'color: red', header: '', main: '', h1: '', p: '', button: '' };
let visit: NavigationTimingType = 'navigate';
const reload = jest.fn();
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** A page at this path, whose root has this content. */
function open(path: string, content = ''): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<div id="root">${content}</div><script src="/other.js"></script>
    <script type="module" src="https://lobby.acme.test/assets/index-1.js"></script>`;
  Object.defineProperty(page, 'hidden', { value: false });
  const scope = {
    document: page,
    fetch: request,
    // Errors of scripts do not bubble: the window hears of them on their way down.
    addEventListener: page.addEventListener.bind(page) as typeof window.addEventListener,
    location: { href: `https://lobby.acme.test${path}`, pathname: path, reload } as unknown as Location,
    setInterval: window.setInterval.bind(window),
    performance: { getEntriesByType: () => [{ type: visit } as PerformanceNavigationTiming] },
  };
  watchScripts(scope, reopenLobby);
  if (content === '') keepMissingScriptsPage(scope, { name: 'Acme', texts, styles });
  return page;
}
const lose = (page: Document, script: string) => page.querySelector(script)?.dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.useFakeTimers();
  visit = 'navigate';
  reload.mockReset();
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.useRealTimers());

it.each([
  ['/fi/login/', 'fi', 'Ei yhteyttä'],
  ['/fi_FI/login/', 'fi', 'Ei yhteyttä'],
  ['/no_NO/login/', 'en', 'No connection'],
  ['/', 'en', 'No connection'],
])('an empty page at %s says in %s that its scripts are missing', (path, lang, title) => {
  const page = open(path);
  expect(page.querySelector('main')).toBeNull();
  lose(page, '[type="module"]');
  expect(page.querySelector('main')?.lang).toBe(lang);
  expect(page.querySelector('[role="alert"] h1')?.textContent).toBe(title);
  expect(page.querySelector('header')?.textContent).toBe('Acme');
  expect(page.body.style.color).toBe('red');
});

it('is loaded again on request, and once its entry script can be had', async () => {
  const page = open('/en/');
  lose(page, '[type="module"]');
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(request.mock.calls.map(([address]) => address)).toEqual(['https://lobby.acme.test/assets/index-1.js']);
  expect(reload).toHaveBeenCalledTimes(1);
  request.mockResolvedValueOnce(new Response(null, { status: 200 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('is loaded again after a minute where loading it again has not helped', async () => {
  visit = 'reload';
  request.mockResolvedValue(new Response(null, { status: 200 }));
  lose(open('/en/'), '[type="module"]');
  await jest.advanceTimersByTimeAsync(59_999);
  expect(reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a prerendered page as it is, and loads it again as well', async () => {
  const page = open('/en/', '<main>Games</main>');
  lose(page, '[type="module"]');
  expect(page.querySelectorAll('header, main')).toHaveLength(1);
  expect(page.body.style.color).toBe('');
  request.mockResolvedValueOnce(new Response(null, { status: 200 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does nothing for any other script', async () => {
  const page = open('/en/');
  lose(page, '[src="/other.js"]');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(page.querySelector('main')).toBeNull();
  expect(request).not.toHaveBeenCalled();
});
