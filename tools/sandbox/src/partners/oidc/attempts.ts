const limit = 5;
const pauseMs = 60_000;

/** After five wrong passwords in a row an address pauses for a minute. */
export function createAttemptLimit(now: () => number) {
  const failures = new Map<string, { count: number; last: number }>();
  return {
    allowed(email: string): boolean {
      const known = failures.get(email);
      return !known || known.count < limit || now() - known.last >= pauseMs;
    },
    record(email: string, succeeded: boolean): void {
      if (succeeded) {
        failures.delete(email);
        return;
      }
      const known = failures.get(email);
      const recent = known && now() - known.last < pauseMs ? known.count : 0;
      failures.set(email, { count: recent + 1, last: now() });
    },
  };
}
