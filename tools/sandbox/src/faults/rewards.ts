import * as v from 'valibot';

export const rewardFaultSchema = v.strictObject({
  /** The work is done, but its answer comes late or not at all. */
  answer: v.optional(v.picklist(['normal', 'late', 'never']), 'normal'),
  latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)), 5000),
  /** A claim stays Processing until the console settles it. */
  processing: v.optional(v.boolean(), false),
  /** The number of calls that it concerns. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
});
type RewardFault = v.InferOutput<typeof rewardFaultSchema>;

export type RewardFaults = ReturnType<typeof createRewardFaults>;

/** Faults of one player's next claims, purchases and forfeits; they are in memory only, and end with the process. */
export function createRewardFaults() {
  const active = new Map<string, RewardFault>();

  /** The fault of this call, if there is one. */
  function next(playerId: string): RewardFault | undefined {
    const fault = active.get(playerId);
    if (fault && fault.times > 1) active.set(playerId, { ...fault, times: fault.times - 1 });
    else active.delete(playerId);
    return fault;
  }

  return {
    set: (playerId: string, fault: RewardFault) => void active.set(playerId, fault),
    clear: () => active.clear(),

    /** Does the work at once, and answers as the fault says. */
    async answer<Result>(playerId: string, work: (isProcessing: boolean) => Result): Promise<Result> {
      const fault = next(playerId);
      const result = work(fault?.processing ?? false);
      if (fault?.answer === 'never') return new Promise(() => {});
      if (fault?.answer === 'late') await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
      return result;
    },
  };
}
