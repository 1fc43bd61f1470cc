import { AuthProvider, useAuth, useAuthState, type Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { DataProvider } from '@lobby/data';
import { hasPage, LobbyProvider, useLobby } from '@lobby/composition';
import { FollowLocale, I18nProvider } from '@lobby/i18n';
import { PlayerProvider, useMarket } from '@lobby/player';
import { Outlet, PrefetchContext, RoutingProvider, useLocale } from '@lobby/routing';
import { ThemeProvider, type ThemeValue } from '@lobby/theming';
import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { createLobbyData, type LobbyData, viewerOf } from './lobbyData.ts';
import { Unreachable } from './Unreachable.tsx';

interface AppProvidersProps {
  brand: Brand;
  settings: LobbySettings;
  features: readonly FeatureModule[];
  auth: Auth;
  theme: ThemeValue;
  /** Made before React renders, where something is requested before. */
  data?: LobbyData;
  children: ReactNode;
}

const LobbyDataContext = createContext<LobbyData | undefined>(undefined);

/** Providers around the router: what stays the same while the page lives. Tests and stories render with them, too. */
export function AppProviders({ auth, theme, data, children, ...lobby }: AppProvidersProps) {
  return (
    <LobbyProvider {...lobby}>
      <AuthProvider auth={auth}>
        <LobbyDataContext value={data}>
          <ThemeProvider value={theme}>{children}</ThemeProvider>
        </LobbyDataContext>
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
  const lobby = useLobby();
  const auth = useAuth();
  const locale = useLocale();
  const given = use(LobbyDataContext);
  const [data] = useState(() => given ?? createLobbyData({ ...lobby, auth, locale }));
  useLayoutEffect(
    function sendNextLocale() {
      data.follow({ locale });
    },
    [data, locale],
  );
  const [unreachable, setUnreachable] = useState(false);
  const viewer = viewerOf(useAuthState());

  return (
    <DataProvider session={viewer} createClient={() => data.clientOf(viewer)}>
      <FollowLocale />
      <PlayerProvider
        brand={lobby.brand}
        onUnreachable={() => setUnreachable(true)}
        onReachable={() => setUnreachable(false)}
      >
        <FollowMarket data={data} />
        {unreachable && <Unreachable />}
        <PrefetchContext value={data.prefetch}>{children}</PrefetchContext>
      </PlayerProvider>
    </DataProvider>
  );
}

/** Notes for whom the queries of the next pages are sent. */
function FollowMarket({ data }: { data: LobbyData }) {
  const { isSettled, country, currency, subDivision, ipCountryCode } = useMarket();
  useLayoutEffect(
    function followMarket() {
      if (isSettled) data.follow({ market: { country, currency, subDivision, ipCountryCode } });
    },
    [data, isSettled, country, currency, subDivision, ipCountryCode],
  );
  return null;
}
