import { randomBytes } from 'node:crypto';

const lifetimeMs = 5 * 60_000;

/** What passkeys sign: one challenge for each page of an authorization request, good for five minutes and one use. */
export function createChallenges(now: () => number) {
  const issued = new Map<string, { challenge: string; issuedAt: number }>();
  const isGood = ({ issuedAt }: { issuedAt: number }) => now() - issuedAt < lifetimeMs;
  return {
    /** A reload gets the same again: another tab may be signing it. */
    issue(request: string): Uint8Array<ArrayBuffer> {
      for (const [id, known] of issued) if (!isGood(known)) issued.delete(id);
      const { challenge } = issued.get(request) ?? { challenge: randomBytes(32).toString('base64url') };
      if (!issued.has(request)) issued.set(request, { challenge, issuedAt: now() });
      return Uint8Array.from(Buffer.from(challenge, 'base64url'));
    },
    /** Undefined for one that is over, or was used. */
    redeem(request: string): string | undefined {
      const known = issued.get(request);
      issued.delete(request);
      return known && isGood(known) ? known.challenge : undefined;
    },
  };
}
