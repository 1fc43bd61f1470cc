import { waitFor } from '@testing-library/react';
import type { SentrySdk } from './sentry.ts';

const dsn = 'https://key@errors.lobby.test/1';
const url = 'https://cdn.errors.test/bundle.js';

/** Each test has a page of its own. Returns once the page has asked for the service's script. */
async function open() {
  jest.resetModules();
  const { initMonitoring, reportError } = await import('./monitoring.ts');
  const bundled = await import('./bundledSdk.ts');
  initMonitoring({ dsn, brand: 'acme', scriptUrl: url });
  reportError(new Error('early'));
  const script = await waitFor(() => document.querySelector(`script[src="${url}"]`) ?? fail('no script'));
  return { bundled, script };
}
function fail(reason: string): never {
  throw new Error(reason);
}
const none = `Error: The script ${url} does not provide error reporting.`;
/** The service's loader: the whole's functions, without its version. */
const bringLoader = () => {
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
  document.head.replaceChildren();
  jest.clearAllMocks();
});

it('starts the code of the service’s own script, and hands over what came before (R-7-061)', async () => {
  const scripted = sdk();
  const { script, bundled } = await open();
  expect(scripted.init).not.toHaveBeenCalled();
  window.Sentry = scripted as unknown as SentrySdk;
  script.dispatchEvent(new Event('load'));
  await waitFor(() =>
    expect(scripted.captureException.mock.calls.map(([error]) => String(error))).toEqual(['Error: early']),
  );
  expect(scripted.init).toHaveBeenCalledWith(
    expect.objectContaining({ dsn, tracesSampleRate: 0.5, beforeSend: expect.any(Function) }),
  );
  expect(bundled.init).not.toHaveBeenCalled();
});

it.each([
  ['does not come', () => {}, 'error', `Error: The script ${url} could not be loaded.`],
  ['brings something else', () => {}, 'load', none],
  ['is only a loader, whose queue nobody empties here', bringLoader, 'load', none],
])('falls back to the bundled SDK when the script %s; no report is lost (R-7-061)', async (_, bring, event, reason) => {
  const { script, bundled } = await open();
  bring();
  script.dispatchEvent(new Event(event));
  await waitFor(() =>
    expect(jest.mocked(bundled.captureException).mock.calls.map(([error]) => String(error))).toEqual([
      'Error: early',
      reason,
    ]),
  );
  expect(bundled.init).toHaveBeenCalledTimes(1);
});
