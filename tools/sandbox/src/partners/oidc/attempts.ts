const limit = 5;
const pauseMs = 60_000;

interface Attempts {
  /** Wrong passwords in a row. */
  failed: number;
  /** Guesses that are being checked: they count as wrong until they prove right. */
  pending: number;
  lastFailure: number;
}

/** After five wrong passwords in a row an address pauses for a minute, however many are sent at the same time. */
export function createAttemptLimit(now: () => number) {
  const byAddress = new Map<string, Attempts>();

  const isOver = ({ lastFailure }: Attempts): boolean => now() - lastFailure >= pauseMs;
  const forgetOld = (): void => {
    for (const [address, attempts] of byAddress)
      if (attempts.pending === 0 && isOver(attempts)) byAddress.delete(address);
  };

  return {
    /** Checks a guess. @returns `paused`, without having checked, while the address has used up its attempts */
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
