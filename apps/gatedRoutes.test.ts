import { accountFeature } from '@lobby/account';
import { hasPage } from '@lobby/composition';
import { type FeatureModule, type RouteDefinition, type RouteId, routes } from '@lobby/contracts';
import { limitsFeature } from '@lobby/limits';
import { protectionFeature } from '@lobby/protection';
import { sportsFeature } from '@lobby/sports';
import { setBuild } from '@lobby/testing';
import { verificationFeature } from '@lobby/verification';

const features = (): FeatureModule[] => [
  accountFeature(),
  limitsFeature(),
  protectionFeature(),
  sportsFeature(),
  verificationFeature(),
];
const gated = (Object.entries(routes) as [RouteId, RouteDefinition][]).flatMap(([route, { needs }]) =>
  needs ? [[route, needs] as const] : [],
);

it.each(gated)('%s has a page in builds with %s, and in no others (A-066)', (route, needs) => {
  // The identity check needs the licence's gate beside its toggle.
  setBuild({ kycRequired: true, [needs]: false });
  expect(hasPage(route, features())).toBe(false);
  setBuild({ [needs]: true });
  expect(hasPage(route, features())).toBe(true);
});
