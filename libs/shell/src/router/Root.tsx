import { useAuth, useAuthState } from '@lobby/auth';
import { createDataClient, DataProvider } from '@lobby/data';
import { useLobby } from '@lobby/host';
import { FollowLocale, I18nProvider } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { PlayerProvider } from '@lobby/player';
import { Outlet, RoutingProvider, useLocale } from '@lobby/routing';
import { session } from '@lobby/storage';
import { allowOverrides } from 'virtual:lobby-build';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { hasPage } from '../routes/hasPage.ts';
import { requestHeaders } from './requestHeaders.ts';
import { Unreachable } from './Unreachable.tsx';

/** Providers around every page, below those of `startLobby`: locale, texts, data client, player. */
export function Root({ children = <Outlet /> }: { children?: ReactNode }) {
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
      cacheKeys: Object.assign({}, ...features.map(({ cacheKeys }) => cacheKeys)),
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
