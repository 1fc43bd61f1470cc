import { routes } from '../../libs/contracts/src/index.ts';
import type { Proof } from '../../libs/platform/licensing/src/gates.ts';

/** The parts of a build that proofs are checked against. */
export interface Build {
  operator: string;
  constants: Readonly<Record<string, boolean>>;
  /** Features with code in the bundle. */
  features: readonly string[];
  routes: readonly string[];
  sources: ReadonlySet<string>;
  code: string;
}

type BuildProof = Exclude<Proof, { chooses: string }>;

/** False for what is in a feature that no build has: its absence proves nothing. */
export function isProvable(proof: BuildProof, builds: readonly Build[]): boolean {
  return builds.some((build) => canContain(build, proof));
}

/** Describes how a build contradicts the value of a constant; undefined where it does not. */
export function failureOf(build: Build, constant: string, proof: BuildProof): string | undefined {
  const isOn = build.constants[constant];
  if (isOn === undefined) return `${build.operator}: release.json does not name ${constant}.`;
  if (contains(build, proof) === (isOn && canContain(build, proof))) return undefined;
  const what = 'route' in proof ? `route ${proof.route}` : 'code';
  return `${build.operator}: ${constant} is ${isOn ? `on, but its ${what} is missing` : `off, but its ${what} is there`}.`;
}

const featureOf = (source: string): string | undefined => /^libs\/features\/([^/]+)\//.exec(source)?.[1];

/** Describes features whose code is in a build that does not list them, and listed ones without code. */
export function featureFailures({ operator, sources }: Build, listed: readonly string[]): string[] {
  const present = new Set([...sources].map(featureOf).filter((feature) => feature !== undefined));
  return [
    ...[...present]
      .filter((feature) => !listed.includes(feature))
      .map((feature) => `${operator}: ${feature} is not listed, but its code is there.`),
    ...listed
      .filter((feature) => !present.has(feature))
      .map((feature) => `${operator}: ${feature} is listed, but its code is missing.`),
  ];
}

/** Whether the build has the feature that the proof is in; code of other libraries and messages may be in any. */
function canContain({ features }: Build, proof: BuildProof): boolean {
  if ('message' in proof) return true;
  const feature = 'route' in proof ? routes[proof.route].feature : featureOf(proof.source);
  return feature === undefined || features.includes(feature);
}

function contains(build: Build, proof: BuildProof): boolean {
  if ('route' in proof) return build.routes.includes(proof.route);
  if ('source' in proof) return build.sources.has(proof.source);
  return new RegExp(`["'\`]${proof.message}["'\`]`).test(build.code);
}
