import { routes } from '../../libs/contracts/src/index.ts';
import type { Proof } from './proofs.ts';

/** What is read of one build. */
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

/** A route that waits for its feature in every build proves nothing yet. */
export function canBeProved(proof: BuildProof, builds: readonly Build[]): boolean {
  return builds.some((build) => couldHold(build, proof));
}

/** Why a build is not what its constant asks for, or undefined. */
export function failureOf(build: Build, constant: string, proof: BuildProof): string | undefined {
  const isOn = build.constants[constant];
  if (isOn === undefined) return `${build.operator}: release.json does not name ${constant}.`;
  if (holds(build, proof) === (isOn && couldHold(build, proof))) return undefined;
  const what = 'route' in proof ? `route ${proof.route}` : 'code';
  return `${build.operator}: ${constant} is ${isOn ? `on, but its ${what} is missing` : `off, but its ${what} is there`}.`;
}

function couldHold({ features }: Build, proof: BuildProof): boolean {
  return !('route' in proof) || features.includes(routes[proof.route].feature);
}

function holds(build: Build, proof: BuildProof): boolean {
  if ('route' in proof) return build.routes.includes(proof.route);
  if ('source' in proof) return build.sources.has(proof.source);
  return new RegExp(`["'\`]${proof.message}["'\`]`).test(build.code);
}
