const limit = 5;
const lockMs = 60_000;

interface Attempts {
  /** Wrong passwords in a row. */
  failed: number;
  /** Checks in progress, which count against the limit until they succeed. */
  pending: number;
  lastFailure: number;
}

/** Locks an e-mail address for a minute after five wrong passwords in a row, parallel attempts included. */
export function createAttemptLimit(now: () => number) {
  const byEmail = new Map<string, Attempts>();

  const isLockExpired = ({ lastFailure }: Attempts): boolean => now() - lastFailure >= lockMs;
  const removeExpired = (): void => {
    for (const [address, attempts] of byEmail)
      if (attempts.pending === 0 && isLockExpired(attempts)) byEmail.delete(address);
  };

  return {
    /** Verifies one attempt. @returns `locked`, without verification, while the address is locked */
    async check<Found>(
      address: string,
      verify: () => Promise<Found | undefined>,
    ): Promise<Found | undefined | 'locked'> {
      removeExpired();
      const attempts = byEmail.get(address) ?? { failed: 0, pending: 0, lastFailure: now() };
      if (isLockExpired(attempts)) attempts.failed = 0;
      if (attempts.failed + attempts.pending >= limit) return 'locked';
      byEmail.set(address, attempts);
      attempts.pending += 1;
      try {
        const found = await verify();
        if (found === undefined) {
          attempts.failed += 1;
          attempts.lastFailure = now();
        } else attempts.failed = 0;
        return found;
      } finally {
        attempts.pending -= 1;
      }
    },
  };
}
