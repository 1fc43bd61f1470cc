import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { reportError, initMonitoring } from './monitoring.ts';

/** All tests share one page: reporting starts in the first test. */
const dsn = 'https://key@errors.lobby.test/1';

// jsdom lacks these.
Object.assign(performance, {
  getEntriesByType: () => [],
  getEntriesByName: () => [],
  mark: () => {},
  measure: () => {},
});
// Without a listener, Jest fails a test for an uncaught error.
window.addEventListener('error', () => {});

let envelopes: string[];
beforeEach(() => {
  envelopes = [];
  // Below the sample rate, so that every trace is sampled.
  jest.spyOn(Math, 'random').mockReturnValue(0.4);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = init?.body;
    envelopes.push(typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array));
    return new Response('');
  });
});
afterEach(() => jest.restoreAllMocks());

const errors = () => envelopes.filter((text) => text.includes('"exception"'));
async function flushReports(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  const { flush } = await import('@sentry/react');
  await flush(500);
}

it('keeps early errors, caught and uncaught, until reporting has loaded (R-8-023)', async () => {
  initMonitoring({ dsn, release: 'test', brand: 'acme' });
  reportError(new Error('caught early'), { operation: 'WalletQuery' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught early') }));
  expect(envelopes).toEqual([]);
  await new Promise((done) => setTimeout(done));
  await import('./sentry.ts');
  await flushReports();
  expect(errors().join()).toContain('caught early');
  expect(errors().join()).toContain('WalletQuery');
  expect(errors().join()).toContain('uncaught early');
});

it('reports unhandled errors and network errors, except 401 (R-8-023)', async () => {
  reportError(Object.assign(new Error('[Network] Bad Gateway'), { response: { status: 502 } }));
  reportError(Object.assign(new Error('[Network] Unauthorized'), { response: { status: 401 } }));
  reportError(Object.assign(new Error('rejected'), { status: 401 }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
  await flushReports();
  expect(errors()).toHaveLength(2);
  expect(errors().join()).toContain('Bad Gateway');
  expect(errors().join()).toContain('uncaught');
});

it('drops errors of the auth library that were handled, and only those (R-8-024)', async () => {
  const authError = (message: string) => Object.assign(new Error(message), { name: 'AuthError' });
  reportError(authError('Login failed'));
  reportError(new ErrorResponse({ error: 'server_error', error_description: 'The provider is busy' }));
  reportError(new ErrorTimeout('No answer of the provider'));
  window.dispatchEvent(new ErrorEvent('error', { error: authError('uncaught') }));
  await flushReports();
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('uncaught');
});

it('sends no token, e-mail or query string, and half of the traces (R-9-008)', async () => {
  const { startInactiveSpan } = await import('@sentry/react');
  window.history.replaceState(null, '', '/en/?accessToken=abcdefgh12345678&x=1');
  startInactiveSpan({ name: 'mail to player@lobby.test', attributes: { from: '/en/?code=9' } }).end();
  reportError(new Error('no entry for player@lobby.test at /en/?code=9'), {
    url: 'https://lobby.test/?refreshToken=zzz',
  });
  await flushReports();
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('no entry for [e-mail] at /en/');
  expect(errors()[0]).toContain('"sample_rate":"0.5"');
  expect(envelopes.join()).toContain('mail to [e-mail]');
  expect(envelopes.join()).not.toMatch(/abcdefgh12345678|player@lobby\.test|code=9|zzz|x=1/);
});
