/** What becomes of the widget's script: not answered with it, not answered, or answered with one that throws. */
export const scriptFaults = ['blocked', 'hanging', 'throwing'] as const;
export type ScriptFault = (typeof scriptFaults)[number];

/** What the console lets go wrong with a player's calls. */
export interface CallFaults {
  /** Wait before each answer. */
  latencyMs: number;
  /** Share of calls that get a 503. They are spread evenly, so that tests are deterministic. */
  errorRate: number;
  /** Tokens open nothing, however new. */
  tokenExpired: boolean;
}

/** Faults of one player's calls or of all; they are in memory only, and end with the process. */
export function createGamificationFaults() {
  /** Those of everybody have no id. */
  const active = new Map<string | undefined, CallFaults & { accumulated: number }>();
  let script: ScriptFault | null = null;

  return {
    script: () => script,
    setScript: (value: ScriptFault | null): void => void (script = value),
    set(playerId: string | undefined, value: CallFaults | null): void {
      if (value) active.set(playerId, { ...value, accumulated: 0 });
      else if (playerId === undefined) active.clear();
      else active.delete(playerId);
    },
    /** Waits, then returns the status to answer with, if any. */
    async apply(playerId: string, isTokenCall: boolean): Promise<401 | 503 | undefined> {
      const fault = active.get(playerId) ?? active.get(undefined);
      if (!fault) return undefined;
      if (fault.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
      if (fault.tokenExpired && !isTokenCall) return 401;
      const sum = fault.accumulated + fault.errorRate;
      fault.accumulated = sum >= 1 ? sum - 1 : sum;
      return sum >= 1 ? 503 : undefined;
    },
  };
}
