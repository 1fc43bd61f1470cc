import type { SentrySdk } from './sentry.ts';

const dsn = 'https://key@errors.lobby.test/1';
const url = 'https://cdn.errors.test/bundle.js';
const settle = () => new Promise((done) => setTimeout(done, 20));

/** Each test has a page of its own. */
async function open(load: (url: string) => Promise<void>) {
  jest.resetModules();
  const { initMonitoring, reportError } = await import('./monitoring.ts');
  const bundled = await import('./bundledSdk.ts');
  initMonitoring({ dsn, brand: 'acme', script: { url, load } });
  return { reportError, bundled };
}
const none = `Error: The script ${url} brought no error reporting.`;
/** The service's loader: the whole's functions, without its version. */
const bringLoader = async () => {
  window.Sentry = { init: jest.fn(), captureException: jest.fn(), onLoad: jest.fn() } as Window['Sentry'];
};
const sdk = () => ({ init: jest.fn(), captureException: jest.fn(), SDK_VERSION: '11.0.0' });

jest.mock('./bundledSdk.ts', () => ({
  init: jest.fn(),
  captureException: jest.fn(),
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
}));
// Jest takes an error for uncaught unless somebody listens.
window.addEventListener('error', () => {});
afterEach(() => {
  delete window.Sentry;
  jest.clearAllMocks();
});

it('starts the code of the service’s own script, and hands over what came before (R-7-061)', async () => {
  const scripted = sdk();
  const loaded = Promise.withResolvers<void>();
  const load = jest.fn(() => loaded.promise);
  const { reportError, bundled } = await open(load);
  reportError(new Error('early'));
  await settle();
  expect(load).toHaveBeenCalledWith(url);
  expect(scripted.init).not.toHaveBeenCalled();
  window.Sentry = scripted as unknown as SentrySdk;
  loaded.resolve();
  await settle();
  expect(scripted.init).toHaveBeenCalledWith(
    expect.objectContaining({ dsn, tracesSampleRate: 0.5, beforeSend: expect.any(Function) }),
  );
  expect(scripted.captureException.mock.calls.map(([error]) => String(error))).toEqual(['Error: early']);
  expect(bundled.init).not.toHaveBeenCalled();
});

it.each([
  ['does not come', () => Promise.reject(new Error('blocked')), 'Error: blocked'],
  ['brings something else', () => Promise.resolve(), none],
  ['is only a loader, whose queue nobody empties here', bringLoader, none],
])('goes on with the lobby’s own code when the script %s; nothing is lost (R-7-061)', async (_, load, reason) => {
  const { reportError, bundled } = await open(load);
  reportError(new Error('early'));
  await settle();
  expect(bundled.init).toHaveBeenCalledTimes(1);
  expect(jest.mocked(bundled.captureException).mock.calls.map(([error]) => String(error))).toEqual([
    'Error: early',
    reason,
  ]);
});
