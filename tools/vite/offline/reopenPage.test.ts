/**
 * @jest-environment ./tools/jest/browser-environment.cjs
 */
import { join } from 'node:path';
import brand from '../../../apps/infiniza/brand.ts';
import * as looks from '../../../apps/infiniza/theme.ts';
import { reopenLobby } from './reopen.ts';
import { offlinePage } from './page.ts';
import { reopenPage } from './reopenPage.ts';
import { textsOf } from './texts.ts';

const texts = textsOf(join(__dirname, '../../..'), 'en');
const html = offlinePage({ brand, looks, lang: 'en', texts, style: '/a.css', script: '/a.js' });

function open(pathname: string) {
  document.documentElement.innerHTML = html.slice(html.indexOf('<head>'), html.indexOf('</html>'));
  const events = new EventTarget();
  const reload = jest.fn();
  const location = { href: `https://lobby.acme.test${pathname}`, pathname, reload } as unknown as Location;
  const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  reopenPage(
    {
      document,
      fetch: request,
      addEventListener: events.addEventListener.bind(events),
      location,
      setInterval: window.setInterval.bind(window),
    },
    reopenLobby,
  );
  const shown = () => document.querySelector('main:not([hidden])')!;
  const press = (name: string) =>
    [...shown().querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();
  return { reload, request, shown, press, online: () => events.dispatchEvent(new Event('online')) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('offers a game once there is a network, and opens it by a press alone', async () => {
  const page = open('/fr_CA/games/ninth-lantern/');
  expect(page.shown().textContent).toContain('No connection');
  page.press('Try again');
  expect(page.reload).toHaveBeenCalledTimes(1);
  page.request.mockResolvedValue(new Response(null, { status: 200 }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
  const heading = page.shown().querySelector('h1');
  expect(heading?.textContent).toBe('You are online again');
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('You are online again');
  const again = page.shown().querySelector('button')!;
  again.focus();
  page.online();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(document.activeElement).toBe(again);
  expect(page.shown().querySelector('a')?.getAttribute('href')).toBe('/fr_CA/');
  page.press('Play again');
  expect(page.reload).toHaveBeenCalledTimes(2);
});

it.each(['/en/', '/en/games/', '/en/games/ninth-lantern/info/', '/en/game-list/slots/'])(
  'opens %s by itself',
  (pathname) => {
    const page = open(pathname);
    page.online();
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.shown().textContent).toContain('No connection');
  },
);
