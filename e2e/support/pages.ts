import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { routes, type RouteDefinition } from '../../libs/contracts/src/routes.ts';
import type { BrandId } from './brands.ts';

/** A page of each route that has parameters. */
const slugs: Record<string, string> = {
  '/games/:slug/info/': '/games/midnight-orchard/info/',
  '/game-category/:slug/': '/game-category/slots/',
  '/game-list/:slug/': '/game-list/slots/',
  '/game-studio/:slug/': '/game-studio/copper-fern/',
  '/profile/*': '/profile/does-not-exist/',
};
/** Handlers of sign-ins and pages that lead to another one at once. */
const leadElsewhere = new Set([
  '/',
  '/games/:slug/',
  '/deposit/',
  '/withdraw/',
  '/source-of-wealth/',
  '/internal-cookie/',
  '/register/',
  '/verify-email/',
]);

function releaseOf(brand: BrandId) {
  const file = new URL(`../../dist/apps/${brand}/release.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as { routes: (keyof typeof routes)[]; locales: [string, ...string[]] };
}

/** The first of a brand's locales, which visitors get that have chosen none. */
export const defaultLocaleOf = (brand: BrandId): string => releaseOf(brand).locales[0];

/** The routes of the features that a build has. */
export function pathsOf(brand: BrandId, isWanted: (route: RouteDefinition) => boolean): string[] {
  const paths = releaseOf(brand)
    .routes.map((id): RouteDefinition => routes[id])
    .filter((route) => route.layout !== 'main' && !leadElsewhere.has(route.path) && isWanted(route))
    .map(({ path }) => slugs[path] ?? path);
  return ['/', '/does-not-exist/', ...paths];
}

/** Pages of a flow of sign-in: they lead players home and, where the build has not got the flow, visitors to the login page. */
export const isSignInFlow = ({ hideSignIn, path }: RouteDefinition): boolean =>
  (hideSignIn === true && path !== '/login/') || path.endsWith('-login/');

/** Waits until nothing is being loaded: what comes until then belongs to the page as well. */
export const waitForContent = (page: Page): Promise<void> =>
  expect(page.locator('main [aria-busy="true"], main[aria-busy="true"]')).toHaveCount(0);
