import { checkConsoleErrors, expectConsoleErrors, watchConsole } from './consoleErrors.ts';

afterEach(() => jest.restoreAllMocks());

it.each(['error', 'warn'] as const)('an unexpected %s is printed, and fails the test', (method) => {
  const print = jest.spyOn(console, method).mockImplementation();
  watchConsole();
  console[method]('offline');
  expect(print).toHaveBeenCalledWith('offline');
  expect(checkConsoleErrors).toThrow('offline');
});

it('an expected one is not printed, and one that is missing fails the test', () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  watchConsole();
  expectConsoleErrors(/TypeError: offline/, /never/);
  console.error(new TypeError('offline'));
  expect(print).not.toHaveBeenCalled();
  expect(checkConsoleErrors).toThrow('never');
});
