export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

export { type CurrentGame, currentGame, useCurrentGame } from './currentGame.ts';
export {
  backendDeviceOf,
  currentDevice,
  type DeviceInfo,
  deviceOf,
  type DeviceType,
  type OperatingSystem,
} from './device.ts';
export { type Entry, type EntryContext, resolveEntry } from './entry.ts';
export { Link, type LinkProps, type LinkTarget, usePath, withQuery } from './Link.tsx';
export { isLocale, type LocaleSources, resolveLocale } from './locale.ts';
export { buildPath, canonicalPathname, stripLocale } from './paths.ts';
export { homeRouteOf, type ProductMode } from './productMode.ts';
export { withoutParams } from './query.ts';
export { safeRedirect } from './redirect.ts';
export { loginPathFrom, logoutPath, returnPathOf, type ReturnState, returnStateOf } from './returnPath.ts';
export {
  accessFor,
  definitionOf,
  isRouteAvailable,
  type ParamsOf,
  pathOf,
  type RouteNeed,
  routeOf,
  type RouteParams,
} from './routeTable.ts';
export { RoutingProvider, useLocale } from './RoutingProvider.tsx';
export { SCROLL_DELAY, SCROLL_DELAY_ON_ROUTE_CHANGE, scrollToTop, useScrollOnRouteChange } from './scroll.ts';
export { createStore, type Store, useStore } from './store.ts';
export { type QueryTokens, readTokens, stripTokens, takeTokensFromUrl } from './tokens.ts';
export { currentProductMode, useProductMode, useRememberProductMode } from './useProductMode.ts';
export { useQueryParam, useRemoveQuery } from './useQuery.ts';
