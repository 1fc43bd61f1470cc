const limit = 5;
const lockMs = 60_000;
const addressLimit = 20;
const addressMs = 10 * 60_000;

interface Attempts {
  /** Wrong passwords in a row. */
  failed: number;
  /** Checks in progress, which count against the limit until they succeed. */
  pending: number;
  lastFailure: number;
}

interface AddressAttempts {
  failedAt: number[];
  pending: number;
}

/**
 * Locks an e-mail address for a minute after five wrong passwords in a row, and a client for as long as it has entered twenty
 * within ten minutes, for whichever accounts; parallel attempts included.
 */
export function createAttemptLimit(now: () => number) {
  const byEmail = new Map<string, Attempts>();
  const byAddress = new Map<string, AddressAttempts>();

  const isLockExpired = ({ lastFailure }: Attempts): boolean => now() - lastFailure >= lockMs;
  const removeExpired = (): void => {
    for (const [email, attempts] of byEmail)
      if (attempts.pending === 0 && isLockExpired(attempts)) byEmail.delete(email);
    for (const [address, attempts] of byAddress) {
      attempts.failedAt = attempts.failedAt.filter((at) => now() - at < addressMs);
      if (attempts.pending === 0 && attempts.failedAt.length === 0) byAddress.delete(address);
    }
  };

  return {
    /**
     * Verifies one attempt. @returns `locked` or `lockedAddress`, without verification, while the e-mail address or the
     * client's address is locked
     */
    async check<Found>(
      { email, address }: { email: string; address: string },
      verify: () => Promise<Found | undefined>,
    ): Promise<Found | undefined | 'locked' | 'lockedAddress'> {
      removeExpired();
      const client = byAddress.get(address) ?? { failedAt: [], pending: 0 };
      if (client.failedAt.length + client.pending >= addressLimit) return 'lockedAddress';
      const attempts = byEmail.get(email) ?? { failed: 0, pending: 0, lastFailure: now() };
      if (isLockExpired(attempts)) attempts.failed = 0;
      if (attempts.failed + attempts.pending >= limit) return 'locked';
      byEmail.set(email, attempts);
      byAddress.set(address, client);
      attempts.pending += 1;
      client.pending += 1;
      try {
        const found = await verify();
        if (found === undefined) {
          attempts.failed += 1;
          attempts.lastFailure = now();
          client.failedAt.push(now());
        } else attempts.failed = 0;
        return found;
      } finally {
        attempts.pending -= 1;
        client.pending -= 1;
      }
    },
  };
}
