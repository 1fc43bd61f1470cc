import { routes, type FeatureModule } from '@lobby/contracts';
import { createMemoryRouter, isRouteErrorResponse, type RouteObject } from '@lobby/routing';
import fc from 'fast-check';
import { lobbyRoutes } from './createLobbyRouter.tsx';
import { routesWithoutPage } from '@lobby/composition';

const page = async () => ({ default: () => null });
const allPages: FeatureModule = {
  id: 'games',
  routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { load: page }])),
};

const pathsOf = (features: FeatureModule[]) =>
  lobbyRoutes(features)[0]?.children?.[0]?.children?.map(({ path }: RouteObject) => path) ?? [];

it('has every page below a locale (R-2-001)', () => {
  const paths = pathsOf([allPages]).filter((path) => path !== '*');
  expect(paths).toHaveLength(Object.keys(routes).length);
  for (const path of paths) expect(path).toMatch(/^\/:locale\/(.*\/)?\*?$/);
});

it('has no route for a page that its feature leaves out', () => {
  const sports = (isOn: boolean): FeatureModule => ({ id: 'sports', routes: { sports: isOn && { load: page } } });
  expect(pathsOf([sports(false)])).not.toContain('/:locale/sports/');
  expect(pathsOf([sports(true)])).toContain('/:locale/sports/');
});

it('puts the pages of a nested layout into it, whatever feature they are of', () => {
  const account: FeatureModule = {
    id: 'account',
    routes: { profile: { load: page } },
    parts: [{ place: 'layout.profile', load: page }],
  };
  const limits: FeatureModule = {
    id: 'limits',
    routes: { 'profile-global-limits': { load: page }, deposit: { load: page } },
  };
  const cashier: FeatureModule = { id: 'cashier', routes: { deposit: { load: page } } };
  const frame = (features: FeatureModule[]) => lobbyRoutes(features)[0]?.children?.[0]?.children ?? [];
  const nested = frame([account, limits]).find(({ path }) => path === undefined);
  expect(nested?.children?.map(({ path }) => path)).toEqual(['/:locale/profile/', '/:locale/profile/global-limits/']);
  expect(pathsOf([account, limits])).toEqual(['/:locale/deposit/', undefined, '*']);
  expect(frame([{ ...account, routes: {} }, cashier]).map(({ path }) => path)).toEqual(['/:locale/deposit/', '*']);
});

it.each(['/en/profile/nothing/', '/en/profile/global-limits/', '/en/profile/limits/deeper/'])(
  'matches %s inside the nested layout of the profile (A-188)',
  (path) => {
    const router = createMemoryRouter(
      lobbyRoutes([
        {
          id: 'account',
          routes: {
            profile: { load: page },
            'profile-global-limits': false,
            'profile-limits': { load: page },
            'profile-rest': { load: page },
          },
          parts: [{ place: 'layout.profile', load: page }],
        },
      ]),
      { initialEntries: [path] },
    );
    const matched = router.state.matches.map(({ route }) => route.path);
    expect(matched.at(-1)).toBe('/:locale/profile/*');
    expect(matched).toHaveLength(4);
    router.dispose();
  },
);

it('lists the routes that have no page yet', () => {
  expect(routesWithoutPage([allPages])).toEqual([]);
  expect(routesWithoutPage([{ id: 'games', routes: { lobby: { load: page } } }])).not.toContain('lobby');
});

it('matches every other path with the not-found page (R-2-044)', () => {
  const router = createMemoryRouter(lobbyRoutes([]), { initialEntries: ['/en/does-not-exist/'] });
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
});

it('shows the not-found page or has no match for any path, and never another error (R-2-044)', () => {
  // The router warns of paths that it cannot decode.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }).map(encodeURIComponent),
    fc.constantFrom('%', '%E0%A4', '%00', '%0A', '%0D', '%E2%80%A8', '..', '*', ':locale'),
  );
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const router = createMemoryRouter(lobbyRoutes([]), { initialEntries: [`/en/${segments.join('/')}/`] });
      const errors = Object.values(router.state.errors ?? {});
      if (errors.length === 0) expect(router.state.matches.at(-1)?.route.path).toBe('*');
      else expect(errors.map((error) => isRouteErrorResponse(error) && error.status)).toEqual([404]);
      router.dispose();
    }),
  );
});
