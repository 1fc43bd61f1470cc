export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  StaticRouterProvider,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';

export { currentGames } from './currentGames.ts';
export { amountIn, parseDepositAddress } from './depositAddress.ts';
export { backendDeviceOf, currentDevice, deviceOf } from './device.ts';
export { Link, usePath, withQuery } from './Link.tsx';
export { useGoBackTo } from './goBackTo.ts';
export { useEntryScroll, useEntryState } from './entryState.ts';
export { isLocale } from './locale.ts';
export { useLocation, useOrigin, usePathname, useServedLink, useServedLinks } from './location.ts';
export { useDestination, useNavigate } from './navigate.ts';
export { buildPath, canonicalPathname, removeParamsFromUrl, stripLocale, withoutParams } from './paths.ts';
export { homeRouteOf } from './productMode.ts';
export { safeRedirect, useGoToRedirect, useSafeRedirect } from './redirect.ts';
export { loginPathFrom, logoutPath, returnPathOf, returnStateOf } from './returnPath.ts';
export { resolveAddress } from './resolveAddress.ts';
export { accessFor, routeDefinitionOf, hasFrame, matchLink, pathOf, routeOf, routeOfLink } from './routeTable.ts';
export { RoutingProvider, useLocale } from './RoutingProvider.tsx';
export { scrollToTop, useScrollOnRouteChange } from './scroll.ts';
export { parseServedLink, type ServedLink } from './address.ts';
export { bannerPictures, pictureUrl } from './pictureUrl.ts';
export { takeSignOutState } from './signOutState.ts';
export { stripTokens, takeTokensFromUrl } from './urlTokens.ts';
export type { ProductMode } from './productMode.ts';
export { currentProductMode, useProductMode, useStoreProductMode } from './useProductMode.ts';
export { useQueryParam, useQueryParams, useRemoveQuery } from './useQuery.ts';
export { PrefetchContext } from './usePrefetch.ts';
