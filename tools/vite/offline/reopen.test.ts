/**
 * @jest-environment ./tools/jest/browser-environment.cjs
 */
import { reopenLobby } from './reopen.ts';

const reload = jest.fn();
const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
let isHidden = false;
let events: EventTarget;
let page: Document;

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockReset();
  isHidden = false;
  request.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  events = new EventTarget();
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<button></button>';
  Object.defineProperty(page, 'hidden', { get: () => isHidden });
  reopenLobby({
    document: page,
    fetch: request,
    addEventListener: events.addEventListener.bind(events),
    location: { href: 'https://lobby.acme.test/en/', reload } as unknown as Location,
    setInterval: window.setInterval.bind(window),
  });
});
afterEach(() => jest.useRealTimers());

it('loads the address again on request, and when the browser is online', () => {
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  events.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('queries the server every ten seconds, and opens the lobby once it answers', async () => {
  await jest.advanceTimersByTimeAsync(9999);
  expect(request).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenLastCalledWith(
    'https://lobby.acme.test/en/',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  request.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([request.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  request.mockResolvedValueOnce(new Response(null, { status: 200 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([request.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
  // While it is being opened, however long that takes.
  await jest.advanceTimersByTimeAsync(60_000);
  expect([request.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
});

it('opens another release where the server has the file no more', async () => {
  request.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does nothing by itself while something is typed', async () => {
  const field = page.body.appendChild(page.createElement('input'));
  const active = jest.spyOn(page, 'activeElement', 'get').mockReturnValue(field);
  request.mockResolvedValue(new Response(null, { status: 200 }));
  events.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(reload).not.toHaveBeenCalled();
  active.mockReturnValue(page.body);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('sends one query at a time', async () => {
  const answer = Promise.withResolvers<Response>();
  request.mockReturnValueOnce(answer.promise);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(request).toHaveBeenCalledTimes(1);
  answer.resolve(new Response(null, { status: 503 }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(request).toHaveBeenCalledTimes(2);
});

it('requests nothing while it cannot be seen, and at once when it is seen again', async () => {
  isHidden = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(request).not.toHaveBeenCalled();
  isHidden = false;
  request.mockResolvedValueOnce(new Response(null, { status: 200 }));
  page.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect([request.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});
