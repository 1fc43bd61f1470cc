import type { BuildConstantName } from './constants.ts';

/** What only a build with the constant on may hold: a source file, or a text of its code. */
export type Proof = { source: string } | { text: string };

/**
 * One proof for each constant that has code behind it. The verifier finds the constants in use by
 * itself and fails for one that has none here; a constant without code yet is printed as such.
 */
export const proofs: Partial<Record<BuildConstantName, Proof>> = {
  sessionClock: { source: 'libs/features/compliance/src/sessionClock/SessionClock.tsx' },
  realityCheck: { source: 'libs/features/compliance/src/realityCheck/realityCheck.machine.ts' },
};
