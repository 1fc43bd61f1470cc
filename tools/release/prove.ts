import { routes } from '../../libs/contracts/src/index.ts';
import type { Proof } from './proofs.ts';

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

/** False for a route whose feature is in no build: its absence proves nothing. */
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

function canContain({ features }: Build, proof: BuildProof): boolean {
  return !('route' in proof) || features.includes(routes[proof.route].feature);
}

function contains(build: Build, proof: BuildProof): boolean {
  if ('route' in proof) return build.routes.includes(proof.route);
  if ('source' in proof) return build.sources.has(proof.source);
  return new RegExp(`["'\`]${proof.message}["'\`]`).test(build.code);
}
