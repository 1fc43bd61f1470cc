import { waitFor } from '@testing-library/react';
import type { SentrySdk } from './sentry.ts';

const dsn = 'https://key@errors.lobby.test/1';
const url = 'https://cdn.errors.test/bundle.js';

/** Opens a page and waits for the service's script element. */
async function openPage() {
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
const noSdkMessage = `Error: The script ${url} does not provide error reporting.`;
/** The service's loader script, which has the SDK's functions but no version. */
const installLoader = () => {
  window.Sentry = { init: jest.fn(), captureException: jest.fn(), onLoad: jest.fn() } as Window['Sentry'];
};
const mockSdk = () => ({ init: jest.fn(), captureException: jest.fn(), SDK_VERSION: '11.0.0' });

jest.mock('./bundledSdk.ts', () => ({
  init: jest.fn(),
  captureException: jest.fn(),
  browserTracingIntegration: () => ({ name: 'BrowserTracing' }),
}));
// Without a listener, Jest fails a test for an uncaught error.
window.addEventListener('error', () => {});
afterEach(() => {
  delete window.Sentry;
  document.head.replaceChildren();
  jest.clearAllMocks();
});

it('starts the SDK of the service’s script, and passes earlier errors to it (R-7-061)', async () => {
  const scripted = mockSdk();
  const { script, bundled } = await openPage();
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
  ['fails to load', () => {}, 'error', `Error: The script ${url} could not be loaded.`],
  ['contains no SDK', () => {}, 'load', noSdkMessage],
  ['is only a loader', installLoader, 'load', noSdkMessage],
])(
  'falls back to the bundled SDK when the script %s; no report is lost (R-7-061)',
  async (_, install, event, reason) => {
    const { script, bundled } = await openPage();
    install();
    script.dispatchEvent(new Event(event));
    await waitFor(() =>
      expect(jest.mocked(bundled.captureException).mock.calls.map(([error]) => String(error))).toEqual([
        'Error: early',
        reason,
      ]),
    );
    expect(bundled.init).toHaveBeenCalledTimes(1);
  },
);
