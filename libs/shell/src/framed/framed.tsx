import type { Auth } from '@lobby/auth';
import type { RouteId } from '@lobby/contracts';
import { routeOf } from '@lobby/routing';
import type { createLobbyRouter } from '../router/createLobbyRouter.tsx';
import { topWindow } from './topWindow.ts';
import { FramedPage } from './FramedPage.tsx';

/** What belongs to a registration; every other page is opened in place of the page around the frame. */
const framedRoutes: readonly RouteId[] = ['register', 'enter-code', 'resend-code'];

const isFramed = (pathname: string): boolean => {
  const route = routeOf(pathname);
  return route !== null && framedRoutes.includes(route);
};

/** In place of the frame of header and footer. */
export const element = <FramedPage />;

/** Sign-in at the provider or a partner, and reloads for another session, are the whole page's. */
export const navigate = (url: string): void => topWindow().location.assign(url);

/**
 * Keeps the frame to the registration. A session that has begun in it needs no navigation: the page around it takes it
 * over by its cookies, as other tabs do, unless the registration leads to another address.
 */
export function restrictToRegistration(router: ReturnType<typeof createLobbyRouter>, auth: Auth): void {
  document.documentElement.dataset['framed'] = '';
  // For what is no link of the lobby.
  const base = document.createElement('base');
  base.target = '_top';
  document.head.append(base);

  const inFrame = router.navigate.bind(router) as (...parameters: unknown[]) => Promise<void>;
  router.navigate = async (to: unknown, options?: { replace?: boolean }): Promise<void> => {
    const url = urlOf(to);
    if (url === null || isFramed(url.pathname)) return inFrame(to, options);
    const { location } = topWindow();
    const isShown = location.pathname + location.search === url.pathname + url.search;
    if (auth.status === 'authenticated' && isShown) return;
    location[options?.replace ? 'replace' : 'assign'](url.href);
  };
}

/** Null for a step in the history, and for another query of the page on screen. */
function urlOf(to: unknown): URL | null {
  const path = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname;
  return path === undefined ? null : new URL(path, window.location.href);
}
