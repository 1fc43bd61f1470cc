import { checkConsoleErrors, watchConsole } from './consoleErrors.ts';

// For tests of tools; those of libraries and apps have `setup.ts`.
watchConsole();
afterEach(checkConsoleErrors);

// Tests of a partner's page wait for answers of a real server, which take longer than the default on a busy machine.
if ('document' in globalThis)
  beforeAll(async () => (await import('@testing-library/dom')).configure({ asyncUtilTimeout: 20_000 }));
