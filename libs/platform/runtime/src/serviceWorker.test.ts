import { registerServiceWorker } from './serviceWorker.ts';

const register = jest.fn(async () => undefined as unknown as ServiceWorkerRegistration);

beforeEach(() => {
  jest.useFakeTimers();
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is registered a while after the page has loaded, and checked at the server each time', async () => {
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(2900);
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3000);
  expect(register.mock.calls).toEqual([['https://lobby.acme.test/sw.js', { updateViaCache: 'none' }]]);
});

it('may be refused by the browser', async () => {
  register.mockRejectedValueOnce(new DOMException('rejected', 'SecurityError'));
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(6000);
  expect(register).toHaveBeenCalledTimes(1);
});

it('waits for the next document where there is no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(6000);
  expect(register).not.toHaveBeenCalled();
});

it('is registered where the browser says that it is offline and the server answers', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(6000);
  expect(register).toHaveBeenCalledTimes(1);
});

it('does nothing where the browser has none', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  registerServiceWorker();
  await jest.advanceTimersByTimeAsync(6000);
  expect(register).not.toHaveBeenCalled();
});
