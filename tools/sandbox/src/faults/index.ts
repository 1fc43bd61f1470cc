import * as v from 'valibot';
import { createChatFaults } from './chat.ts';
import { createRewardFaults } from './rewards.ts';

/** Endpoints for which the console can set faults, independently of each other. */
export const endpoints = [
  'graphql',
  'documents',
  'realtime',
  'feed',
  'identity',
  'games',
  'art',
  'kyc',
  'cashier',
  'jackpot',
  'raffle',
  'gamification',
  'sportsbook',
  'chat',
] as const;
export type Endpoint = (typeof endpoints)[number];

const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const faultSchema = v.strictObject({
  /** Wait before each answer. */
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** Share of requests that get a 503. They are spread evenly, so that tests are deterministic. */
  errorRate: v.optional(rate, 0),
  /** Every request gets a 401. */
  unauthorized: v.optional(v.boolean(), false),
  /** Sockets: every data frame is truncated to its first half. */
  malformedFrames: v.optional(v.boolean(), false),
});
type Fault = v.InferOutput<typeof faultSchema>;

export type Faults = ReturnType<typeof createFaults>;

/** Active faults. They are stored in memory and end with the process. */
export function createFaults() {
  const active = new Map<Endpoint, Fault>();
  /** Fractions of `errorRate` so far: a request fails whenever they add up to 1. */
  const accumulatedRates = new Map<Endpoint, number>();
  const rewards = createRewardFaults();
  const chat = createChatFaults();
  return {
    /** Of single players. */
    rewards,
    /** Of the support vendor's script, and of its tokens. */
    chat,
    get: (endpoint: Endpoint) => active.get(endpoint),
    all: () => Object.fromEntries(active),
    set(endpoint: Endpoint, fault: Fault): void {
      active.set(endpoint, fault);
      accumulatedRates.delete(endpoint);
    },
    clear(endpoint?: Endpoint): void {
      if (endpoint) active.delete(endpoint);
      else {
        active.clear();
        rewards.clear();
        chat.clear();
      }
      accumulatedRates.clear();
    },
    /** Waits for the fault's latency, then returns the error status to answer with, if any. */
    async apply(endpoint: Endpoint): Promise<401 | 503 | undefined> {
      const fault = active.get(endpoint);
      if (!fault) return undefined;
      if (fault.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
      if (fault.unauthorized) return 401;
      const accumulated = (accumulatedRates.get(endpoint) ?? 0) + fault.errorRate;
      accumulatedRates.set(endpoint, accumulated >= 1 ? accumulated - 1 : accumulated);
      return accumulated >= 1 ? 503 : undefined;
    },
  };
}
