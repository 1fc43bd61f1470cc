import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { mockAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { resetBuild } from './build.ts';
import { checkConsoleErrors, watchConsole } from './consoleErrors.ts';
import { restoreIndexedDb } from './indexedDb.ts';
import { findNestedLiveRegions } from './liveRegions.ts';
import { restoreTimings } from './overrideTimings.ts';
import { restoreUploadRequests } from './uploadRequests.ts';
import { endTranslation, translatePage } from './translatePage.ts';
import { endUserActivation, installUserActivation } from './userActivation.ts';
import { restoreViewport } from './viewport.ts';

// A query by role matches each element with every rule, which took a fifth of the run; few tests need the rules.
if (!(globalThis as { injectStyles?: boolean }).injectStyles) setAdapter(mockAdapter);
// jsdom would log that it cannot scroll, in tests that are slow enough for a page to do so.
if ('window' in globalThis) window.scrollTo = () => {};
installUserActivation();
watchConsole();
// The first scene of a file loads most of the lobby, which takes longer than the default on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// All tests of a page that is translated: TRANSLATED=1 npm run jest -- libs/ui-kit
if (process.env['TRANSLATED']) beforeEach(translatePage);

afterEach(() => {
  const nestedLiveRegions = 'document' in globalThis ? findNestedLiveRegions() : [];
  resetBuild();
  restoreTimings();
  restoreUploadRequests();
  restoreIndexedDb();
  restoreViewport();
  endUserActivation();
  const stale = endTranslation();
  checkConsoleErrors();
  expect({ stale, nestedLiveRegions }).toEqual({ stale: [], nestedLiveRegions: [] });
});
