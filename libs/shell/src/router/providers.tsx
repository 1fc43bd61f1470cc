import { AuthProvider, useAuth, useAuthState, type Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { createDataClient, DataProvider, type PageData } from '@lobby/data';
import { LobbyProvider, useLobby } from '@lobby/host';
import { FollowLocale, I18nProvider } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { PlayerProvider } from '@lobby/player';
import { realtimeCache } from '@lobby/realtime';
import { Outlet, RoutingProvider, useLocale } from '@lobby/routing';
import { session } from '@lobby/storage';
import { ThemeProvider, type ThemeValue } from '@lobby/theming';
import { allowOverrides } from 'virtual:lobby-build';
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { hasPage } from '../routes/hasPage.ts';
import { requestHeaders } from './requestHeaders.ts';
import { Unreachable } from './Unreachable.tsx';

interface AppProvidersProps {
  brand: Brand;
  settings: LobbySettings;
  features: readonly FeatureModule[];
  auth: Auth;
  theme: ThemeValue;
  /** Of a prerendered page. */
  pageData?: PageData;
  children: ReactNode;
}

const PageDataContext = createContext<PageData | undefined>(undefined);

/** Providers around the router: what stays the same while the page lives. Tests and stories render with them, too. */
export function AppProviders({ auth, theme, pageData, children, ...lobby }: AppProvidersProps) {
  return (
    <LobbyProvider {...lobby}>
      <AuthProvider auth={auth}>
        <PageDataContext value={pageData}>
          <ThemeProvider value={theme}>{children}</ThemeProvider>
        </PageDataContext>
      </AuthProvider>
    </LobbyProvider>
  );
}

/** Providers inside the router, around every page: locale, texts, data client, player. */
export function PageProviders({ children = <Outlet /> }: { children?: ReactNode }) {
  const { brand, settings, features } = useLobby();
  return (
    <RoutingProvider
      locales={brand.locales}
      defaultLocale={brand.defaultLocale}
      sportsbook={hasPage('sports', features)}
      redirectOrigins={settings.redirectOrigins}
    >
      <I18nProvider>
        <SessionProviders>{children}</SessionProviders>
      </I18nProvider>
    </RoutingProvider>
  );
}

function SessionProviders({ children }: { children: ReactNode }) {
  const { brand, settings, features } = useLobby();
  const auth = useAuth();
  const pageData = use(PageDataContext);
  const locale = useLocale();
  const headerLocale = useRef(locale);
  useLayoutEffect(
    function sendNextLocale() {
      headerLocale.current = locale;
    },
    [locale],
  );
  const [unreachable, setUnreachable] = useState(false);

  const createClient = () =>
    createDataClient({
      url: '/api/graphql',
      getHeaders: () =>
        requestHeaders({ settings, locale: headerLocale.current, sportsbook: hasPage('sports', features) }),
      auth,
      onError: (error, operation) => reportError(new Error(`${operation}: ${error.message}`)),
      mockData: allowOverrides ? session.read('testUtils')?.graphql : undefined,
      cache: [realtimeCache, ...features.map(({ cache }) => cache)],
      pageData,
    });
  // By what all tabs know of the session: ID-token claims are known to one tab only.
  const viewer = useAuthState().session ?? 'visitor';

  return (
    <DataProvider session={viewer} createClient={createClient}>
      <FollowLocale />
      <PlayerProvider
        brand={brand}
        onUnreachable={() => setUnreachable(true)}
        onReachable={() => setUnreachable(false)}
      >
        {unreachable && <Unreachable />}
        {children}
      </PlayerProvider>
    </DataProvider>
  );
}
