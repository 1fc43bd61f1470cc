import '@testing-library/jest-dom';
import type { BuildConstants } from '@lobby/contracts';
import { resetBuild } from './build.ts';

/** Does not compile where a constant of the build has no stand-in. */
true satisfies typeof import('./build.ts') extends BuildConstants ? true : never;

afterEach(() => {
  resetBuild();
});
