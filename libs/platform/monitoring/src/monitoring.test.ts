import { reportError, initMonitoring } from './monitoring.ts';

it('loads nothing without a DSN; errors go to the console', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  reportError(new Error('early'));
  expect(log).not.toHaveBeenCalled();
  initMonitoring({});
  reportError(new Error('late'));
  await new Promise((done) => setTimeout(done));
  expect(log.mock.calls.map(([error]) => String(error))).toEqual(['Error: early', 'Error: late']);
  expect(fetch).not.toHaveBeenCalled();
  expect('__SENTRY__' in globalThis).toBe(false);
});
