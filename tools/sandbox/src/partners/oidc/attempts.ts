const limit = 5;
const pauseMs = 60_000;

interface Attempts {
  /** Wrong passwords in a row. */
  failed: number;
  /** Checks in progress, which count against the limit until they succeed. */
  pending: number;
  lastFailure: number;
}

/** Locks an e-mail address for a minute after five wrong passwords in a row, parallel attempts included. */
export function createAttemptLimit(now: () => number) {
  const byAddress = new Map<string, Attempts>();

  const isOver = ({ lastFailure }: Attempts): boolean => now() - lastFailure >= pauseMs;
  const forgetOld = (): void => {
    for (const [address, attempts] of byAddress)
      if (attempts.pending === 0 && isOver(attempts)) byAddress.delete(address);
  };

  return {
    /** Verifies one attempt. @returns `paused`, without verification, while the address is locked */
    async check<Found>(
      address: string,
      verify: () => Promise<Found | undefined>,
    ): Promise<Found | undefined | 'paused'> {
      forgetOld();
      const attempts = byAddress.get(address) ?? { failed: 0, pending: 0, lastFailure: now() };
      if (isOver(attempts)) attempts.failed = 0;
      if (attempts.failed + attempts.pending >= limit) return 'paused';
      byAddress.set(address, attempts);
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
