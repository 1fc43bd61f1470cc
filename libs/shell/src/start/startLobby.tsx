import type { Brand, LobbySettings, Locale } from '@lobby/contracts';
import { createAuth, createSessionCalls, sessionKey } from '@lobby/auth';
import { dropEarlyRequests, restorePageData } from '@lobby/data';
import { flagValue, markFlags } from '@lobby/flags';
import { fetchParts, hasPage, loadParts } from '@lobby/composition';
import { activateLocale } from '@lobby/i18n';
import { initMonitoring, reportError } from '@lobby/monitoring';
import {
  currentProductMode,
  logoutPath,
  resolveAddress,
  RouterProvider,
  takeSignOutState,
  takeTokensFromUrl,
} from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { takeEarlyWallet } from '@lobby/money';
import { prepareSession } from '@lobby/player';
import {
  afterPictures,
  markPhase,
  registerServiceWorker,
  retryImport,
  setRenderTime,
  whenHydrated,
  whenIdle,
} from '@lobby/runtime';
import { loadFontStylesheet, applyTheme } from '@lobby/theming';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { build } from 'virtual:lobby-build';
import { playerSlots } from '../header/HeaderTools.tsx';
import { createLobbyRouter } from '../router/createLobbyRouter.tsx';
import { createLobbyData, viewerOf } from '../router/lobbyData.ts';
import { AppProviders } from '../router/providers.tsx';
import { requestHeaders } from '../router/requestHeaders.ts';
import { storeAttribution } from '../attribution/attribution.ts';
import type { Lobby } from './defineLobby.ts';
import { replayEarlyPress, WhenMounted } from './earlyPress.tsx';
import { saveTypedFields } from './saveTypedFields.ts';
import { readPageRecord, removeMetadataAfter } from './page.ts';
import {
  assertSettingsMatchBrand,
  ConfigurationError,
  readLobbySettings,
  showConfigurationError,
} from './lobbySettings.ts';
import { timings } from '../timings.ts';
import { exposeTestUtils } from './testUtils.ts';
import { applyTimingOverrides } from './timingOverrides.ts';

declare global {
  interface Window {
    /**
     * Stored by the inline script of pages that say nothing without their scripts: has them say that these are missing, in place
     * of `#root`, until the function that it returns is called.
     */
    showMissingScripts?: () => () => void;
  }
}

/** Turns a brand into a running lobby inside `#root`: around a prerendered page where there is one for this visitor. */
export async function startLobby({ brand, theme, features }: Lobby): Promise<void> {
  markPhase('document');
  const tokens = takeTokensFromUrl();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');

  let settings: LobbySettings;
  try {
    settings = readLobbySettings();
    const { sentryDsn: dsn, errorReportingScriptUrl: scriptUrl, release } = settings;
    initMonitoring({ dsn, release, brand: brand.id, scriptUrl });
    assertSettingsMatchBrand(brand, settings);
    if (build.allowOverrides) applyTimingOverrides(settings.timings);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    reportError(error);
    showConfigurationError(root, error.message);
    return;
  }

  let isComplete = true;
  let hideMissing: (() => void) | undefined;
  /** What the page cannot start without. It may be read meanwhile, or says what it waits for. */
  const loadNeeded = <Module,>(load: () => Promise<Module>) =>
    retryImport(load, {
      onFailure(error) {
        if (!isComplete) return;
        isComplete = false;
        reportError(error);
        hideMissing = window.showMissingScripts?.();
      },
    });
  // The registration may stand in a frame on the lobby page; no other page, and no other site, may frame it.
  const framed = window.frameElement ? await loadNeeded(() => import('../framed/framed.tsx')) : undefined;

  const sportsbook = hasPage('sports', features);
  const calls = createSessionCalls({
    url: '/api/graphql',
    getHeaders: () => requestHeaders({ settings, locale: currentLocale(brand), sportsbook }),
  });
  const auth = createAuth({
    settings,
    getLocale: () => currentLocale(brand),
    getSignedOutPath: (reason) =>
      logoutPath({
        mode: currentProductMode(sportsbook),
        locale: currentLocale(brand),
        search: window.location.search,
        reason,
      }),
    logout: calls.logout,
    refreshCustom: calls.refreshCustom,
    onError: reportError,
    navigate: framed?.navigate,
  });
  auth.acceptTokens(tokens);
  const signOutState = takeSignOutState();
  if (signOutState !== null) auth.completeSignOut(signOutState);
  storeAttribution();
  exposeTestUtils(auth);

  // What the page needs is requested at once: texts, code and data come beside each other.
  const locale = currentLocale(brand);
  const viewer = auth.status === 'anonymous' ? 'visitor' : 'player';
  const page = readPageRecord(viewer);
  const pageData = page ? restorePageData(page.answers) : undefined;
  const data = createLobbyData({ brand, settings, features, auth, locale, pageData });
  // Production bundles hold no default messages: without a catalogue the page would show message ids.
  const texts = loadNeeded(() => activateLocale(locale));
  prepareSession(auth, data.clientOf(viewerOf(auth)), settings.ipCountryCode);
  if (viewer === 'player') {
    fetchParts(features, playerSlots);
    // What protects the player is requested before anything else that waits for the idle page.
    whenIdle(() => fetchParts(features, ['background.player']), afterPictures());
  }
  const router = createLobbyRouter(features, data, framed?.element);
  framed?.restrictToRegistration(router, auth);
  if (page) removeMetadataAfter(page, router);

  markFlags();
  const applied = await applyTheme(theme, flagValue('theme'), {
    tokens: settings.theme,
    settings: settings.themeSettings,
  });
  if (applied.rejected !== undefined) reportError(new Error(`Served theme rejected: ${applied.rejected}`));

  const isOnScreen = page !== null && !framed && !settings.theme && !settings.themeSettings;
  const isReady = isOnScreen && Promise.all([whenInitialized(router), loadParts(features, page.parts)]);
  await texts;
  hideMissing?.();

  const restoreTypedFields = saveTypedFields(root);
  const options: RootOptions = {
    onCaughtError: (error) => reportError(error),
    onUncaughtError: (error) => reportError(error),
    onRecoverableError(error) {
      reportError(error);
      restoreTypedFields();
    },
  };
  const onMounted = () => {
    replayEarlyPress();
    markPhase('interactive');
    whenHydrated(() => {
      pageData?.refresh();
      // Well after what the page requests once more, which takes them over.
      whenIdle(dropEarlyRequests, { ...afterPictures(), delay: timings.earlyRequestsLifetime });
    });
  };
  const app = (
    <WhenMounted onMounted={onMounted}>
      <AppProviders brand={brand} settings={settings} features={features} auth={auth} theme={applied.value} data={data}>
        <RouterProvider router={router} onError={leaveToRoot} />
      </AppProviders>
    </WhenMounted>
  );
  if (isReady) await isReady;
  else if (root.hasChildNodes()) {
    // What the page on screen, such as a frame, shows has its code: without it, other skeletons would follow its own.
    const parts = page?.parts ?? root.dataset['parts']?.split(' ') ?? [];
    await Promise.all([whenInitialized(router), loadParts(features, parts)]);
  }
  // Nobody has listened to other tabs yet: of a session that has changed meanwhile nothing is shown.
  if (auth.session !== null && sessionKey() !== auth.session) return window.location.reload();
  takeEarlyWallet(auth, data.clientOf(viewerOf(auth)));
  if (isReady) setRenderTime(page.renderedAt);
  // As a transition, which is done in slices, between which the page answers.
  startTransition(() => {
    if (isReady) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
  try {
    const { fontStylesheetUrl, fontOrigins } = settings;
    if (fontStylesheetUrl) loadFontStylesheet(fontStylesheetUrl, fontOrigins, reportError);
  } catch (error) {
    reportError(error);
  }
  if (process.env.NODE_ENV === 'production') registerServiceWorker();
}

/** The root's options report what a page throws. The router would print it as well, with whatever stands in its message. */
function leaveToRoot(): void {}

/** The locale of the current address, for code outside of React. */
function currentLocale({ locales, defaultLocale }: Brand): Locale {
  const stored = cookies.get('locale');
  return resolveAddress(window.location, { offered: locales, fallback: defaultLocale, stored }).locale;
}

/** Resolves when the code of the page is there. */
function whenInitialized(router: ReturnType<typeof createLobbyRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
