import * as v from 'valibot';

/** Endpoints that the console can make fail, independently of each other. */
export const endpoints = ['graphql', 'realtime', 'feed', 'identity', 'games', 'art', 'cashier'] as const;
export type Endpoint = (typeof endpoints)[number];

const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const faultSchema = v.strictObject({
  /** Wait before each answer. */
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** Share of requests that get a 503. They are spread evenly, so that tests can count on them. */
  errorRate: v.optional(rate, 0),
  /** Every request gets a 401. */
  unauthorized: v.optional(v.boolean(), false),
  /** Sockets: every frame of data is cut in half. */
  malformedFrames: v.optional(v.boolean(), false),
});
type Fault = v.InferOutput<typeof faultSchema>;

export type Faults = ReturnType<typeof createFaults>;

/** Active faults. They are kept in memory and end with the process. */
export function createFaults() {
  const active = new Map<Endpoint, Fault>();
  const owed = new Map<Endpoint, number>();
  return {
    get: (endpoint: Endpoint) => active.get(endpoint),
    all: () => Object.fromEntries(active),
    set(endpoint: Endpoint, fault: Fault): void {
      active.set(endpoint, fault);
      owed.delete(endpoint);
    },
    clear(endpoint?: Endpoint): void {
      if (endpoint) active.delete(endpoint);
      else active.clear();
      owed.clear();
    },
    /** Waits for the fault's latency, then returns the error status to answer with, if any. */
    async apply(endpoint: Endpoint): Promise<401 | 503 | undefined> {
      const fault = active.get(endpoint);
      if (!fault) return undefined;
      if (fault.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
      if (fault.unauthorized) return 401;
      const due = (owed.get(endpoint) ?? 0) + fault.errorRate;
      owed.set(endpoint, due >= 1 ? due - 1 : due);
      return due >= 1 ? 503 : undefined;
    },
  };
}
