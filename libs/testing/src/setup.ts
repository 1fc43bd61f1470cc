import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import type { BuildConstants } from '@lobby/contracts';
import { resetBuild } from './build.ts';
import { checkConsoleErrors } from './consoleErrors.ts';

/** Does not compile where a constant of the build has no stand-in. */
true satisfies typeof import('./build.ts') extends BuildConstants ? true : never;

// The first scene of a file loads most of the lobby, which takes its time on a machine that does other things too.
jest.setTimeout(20_000);
// So does a page that is waited for: by a second, the default, it may not be there.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  resetBuild();
  checkConsoleErrors();
});
