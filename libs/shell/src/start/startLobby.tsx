import type { Brand, FeatureModule, Locale } from '@lobby/contracts';
import { createAuth } from '@lobby/auth';
import { flagValue, keepAssignmentsOnConsent } from '@lobby/flags';
import { activateLocale } from '@lobby/i18n';
import { initMonitoring, reportError } from '@lobby/monitoring';
import { logoutPath, resolveEntry, RouterProvider, takeTokensFromUrl } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { ThemeProvider, wearTheme, type Theme } from '@lobby/theming';
import { createRoot } from 'react-dom/client';
import { createLobbyRouter } from '../router/createLobbyRouter.tsx';
import { rememberArrival } from './arrival.ts';
import { LobbyContext } from './LobbyContext.tsx';
import { currentProductMode } from './currentProductMode.ts';
import { endSession } from './endSession.ts';
import { ConfigurationError, readLobbySettings } from './settings.ts';
import { showConfigurationError } from './showConfigurationError.ts';

/** What an app binds: its data, its looks, its features. */
export interface LobbyParts {
  brand: Brand;
  theme: Theme;
  features: readonly FeatureModule[];
}

/** Turns a brand into a running lobby inside `#root`. */
export async function startLobby({ brand, theme, features }: LobbyParts): Promise<void> {
  const tokens = takeTokensFromUrl();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');

  let settings;
  try {
    settings = readLobbySettings(brand);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    reportError(error);
    showConfigurationError(root, error.message);
    return;
  }
  initMonitoring({ dsn: settings.sentryDsn, release: settings.release, brand: brand.id });

  const entry = resolveEntry(window.location, {
    offered: brand.locales,
    fallback: brand.defaultLocale,
    stored: cookies.get('locale'),
  });
  const page: { locale: Locale } = { locale: entry.locale };

  const auth = createAuth({
    settings,
    getLocale: () => page.locale,
    getSignedOutPath: (reason) =>
      logoutPath({ mode: currentProductMode(), locale: page.locale, search: window.location.search, reason }),
    logout: () => endSession(auth.getAccessToken()),
    onError: reportError,
  });
  auth.acceptTokens(tokens);
  rememberArrival(window.location.search);
  keepAssignmentsOnConsent();

  const worn = wearTheme(theme, flagValue('theme'), settings.theme);
  if (worn.refused !== undefined) reportError(new Error(`Served theme refused: ${worn.refused}`));

  const router = createLobbyRouter(brand, features);
  try {
    await activateLocale(entry.locale);
  } catch (error) {
    // The sources' English is in no production bundle; a lobby of message ids would be worse than none.
    reportError(error);
    showConfigurationError(root, 'The texts could not be loaded. Check the connection and reload the page.');
    return;
  }

  createRoot(root, {
    onCaughtError: (error) => reportError(error),
    onUncaughtError: (error) => reportError(error),
  }).render(
    <LobbyContext value={{ brand, settings, auth, features, page }}>
      <ThemeProvider value={worn.value}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </LobbyContext>,
  );
}
