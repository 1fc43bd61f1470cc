import type { Brand, FeatureModule, ValidFeatures, LobbySettings, Locale } from '@lobby/contracts';
import { createAuth, createSessionCalls } from '@lobby/auth';
import { flagValue, storeAssignmentsOnConsent } from '@lobby/flags';
import { activateLocale } from '@lobby/i18n';
import { initMonitoring, reportError } from '@lobby/monitoring';
import { currentProductMode, logoutPath, resolveAddress, RouterProvider, takeTokensFromUrl } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { loadFontStylesheet, applyTheme, type Theme } from '@lobby/theming';
import { createRoot } from 'react-dom/client';
import { createLobbyRouter } from '../router/createLobbyRouter.tsx';
import { hasPage } from '../routes/hasPage.ts';
import { AppProviders } from '../router/providers.tsx';
import { requestHeaders } from '../router/requestHeaders.ts';
import { storeAttribution } from './attribution.ts';
import { assertSettingsMatchBrand, ConfigurationError, readLobbySettings, showConfigurationError } from './settings.ts';
import { retryFailedStyles } from './retryFailedStyles.ts';
import { exposeTestUtils } from './testUtils.ts';

/** What an app binds: its data, its looks, its features. */
interface LobbyParts<Features extends readonly FeatureModule[]> {
  brand: Brand;
  theme: Theme;
  features: Features & ValidFeatures<Features>;
}

/** Turns a brand into a running lobby inside `#root`. */
export async function startLobby<const Features extends readonly FeatureModule[]>({
  brand,
  theme,
  features,
}: LobbyParts<Features>): Promise<void> {
  const tokens = takeTokensFromUrl();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');

  let settings: LobbySettings;
  try {
    settings = readLobbySettings();
    const { sentryDsn: dsn, errorReportingScriptUrl: scriptUrl, release } = settings;
    initMonitoring({ dsn, release, brand: brand.id, scriptUrl });
    assertSettingsMatchBrand(brand, settings);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    reportError(error);
    showConfigurationError(root, error.message);
    return;
  }

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
  });
  auth.acceptTokens(tokens);
  storeAttribution(window.location.search);
  storeAssignmentsOnConsent();
  retryFailedStyles();
  exposeTestUtils(auth);

  const applied = await applyTheme(theme, flagValue('theme'), settings.theme);
  if (applied.refused !== undefined) reportError(new Error(`Served theme refused: ${applied.refused}`));

  const router = createLobbyRouter(features);
  try {
    await activateLocale(currentLocale(brand));
  } catch (error) {
    // Production bundles hold no default messages: without a catalogue the page would show message ids.
    reportError(error);
    showConfigurationError(root, 'The texts could not be loaded. Check the connection and reload the page.');
    return;
  }

  createRoot(root, {
    onCaughtError: (error) => reportError(error),
    onUncaughtError: (error) => reportError(error),
  }).render(
    <AppProviders brand={brand} settings={settings} features={features} auth={auth} theme={applied.value}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  try {
    const { fontStylesheetUrl, fontOrigins } = settings;
    if (fontStylesheetUrl) loadFontStylesheet(fontStylesheetUrl, fontOrigins, reportError);
  } catch (error) {
    reportError(error);
  }
}

/** The locale of the current address, for code outside of React. */
function currentLocale({ locales, defaultLocale }: Brand): Locale {
  const stored = cookies.get('locale');
  return resolveAddress(window.location, { offered: locales, fallback: defaultLocale, stored }).locale;
}
