import { useLingui } from '@lingui/react/macro';
import { hasPage, Slot, useLobby, useOptionalIntent } from '@lobby/composition';
import { useMayDeposit, useSession } from '@lobby/player';
import {
  buildPath,
  homeRouteOf,
  Link,
  loginPathFrom,
  pathOf,
  routeOf,
  useLocale,
  usePathname,
  useProductMode,
} from '@lobby/routing';
import {
  BottomNavigation,
  GiftIcon,
  HomeIcon,
  MenuIcon,
  SearchIcon,
  SportsIcon,
  WalletIcon,
  type BottomNavigationItem,
} from '@lobby/ui-kit';
import { openMenuSheet } from './menuSheet.ts';
import { reportError } from '@lobby/monitoring';
import { build } from 'virtual:lobby-build';

/** The main navigation on phones; hidden while a game runs. */
export function BottomBar() {
  const { t } = useLingui();
  const { features } = useLobby();
  const { isSignedIn } = useSession();
  const mayDeposit = useMayDeposit();
  const mode = useProductMode();
  const home = homeRouteOf(mode);
  const locale = useLocale();
  const route = routeOf(usePathname());
  const openSearch = useOptionalIntent('openSearch');
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  if (route === 'game') return null;

  const deposit = buildPath(pathOf('deposit'), locale);
  const items: (BottomNavigationItem | false)[] = [
    {
      id: 'home',
      ...(build.Sportsbook && mode === 'sports'
        ? { label: t({ id: 'SPORTS', message: 'Sports' }), icon: SportsIcon }
        : { label: t({ id: 'LOBBY', message: 'Lobby' }), icon: HomeIcon }),
      render: <Link to={home} />,
      current: route === home,
    },
    openSearch !== null && {
      id: 'search',
      label: t({ id: 'SEARCH', message: 'Search' }),
      icon: SearchIcon,
      onSelect: () => void openSearch({}).catch(reportError),
    },
    openQuickDeposit !== null &&
      mayDeposit !== false && {
        id: 'deposit',
        reserved: mayDeposit === null,
        label: t({ id: 'DEPOSIT', message: 'Deposit' }),
        icon: WalletIcon,
        emphasis: true,
        ...(isSignedIn
          ? { onSelect: () => void openQuickDeposit({}).catch(reportError) }
          : {
              render: <Link to={loginPathFrom({ pathname: deposit, search: '', hash: '' }, locale) as `/${string}`} />,
            }),
      },
    hasPage('rewards', features) && {
      id: 'rewards',
      label: t({ id: 'REWARDS', message: 'Rewards' }),
      icon: GiftIcon,
      render: <Link to="rewards" />,
      current: route === 'rewards',
      badge: isSignedIn && <Slot name="rewards.count" />,
    },
    { id: 'menu', label: t({ id: 'MENU', message: 'Menu' }), icon: MenuIcon, onSelect: openMenuSheet },
  ];
  return (
    <BottomNavigation
      label={t({ id: 'MAIN_NAVIGATION', message: 'Main' })}
      items={items.filter((item) => item !== false)}
    />
  );
}
