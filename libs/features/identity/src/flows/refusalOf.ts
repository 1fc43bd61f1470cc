import { toLobbyError } from '@lobby/data';

/** Which of the refusals the platform has answered with; `Unanswered` for all that leaves open whether it was done. */
export function refusalOf<Refusal extends string>(
  error: Parameters<typeof toLobbyError>[0] | undefined,
  refusals: readonly Refusal[],
): Refusal | 'Unanswered' {
  const types = error ? toLobbyError(error).types : [];
  return refusals.find((refusal) => types.includes(refusal)) ?? 'Unanswered';
}
