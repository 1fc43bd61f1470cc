import { type ConsentCategory, local, recordedConsent } from '@lobby/storage';

/** How long the record of a choice is kept. */
export const consentDays = 182;
const maxChoices = 5;

export interface PastChoice {
  /** ISO timestamp. */
  at: string;
  allowed: readonly ConsentCategory[];
  /** Ids of what was refused in a category that was allowed. */
  refused: readonly string[];
}

/** What was chosen in this browser, newest first: the last few choices, each as long as its record would be kept. */
export function readChoices(): PastChoice[] {
  const kept: PastChoice[] = local.read('consentChoices') ?? [];
  const recorded = recordedConsent();
  // Chosen with an older release, or in a lobby of the same domain.
  const isElsewhere = recorded?.at && !kept.some(({ at }) => at === recorded.at);
  const all = isElsewhere
    ? [{ at: recorded.at, allowed: recorded.categories, refused: recorded.refused } as PastChoice, ...kept]
    : kept;
  // By the same clock as the record's own expiry.
  const oldest = Date.now() - consentDays * 86_400_000;
  return all
    .filter(({ at }) => Date.parse(at) >= oldest)
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, maxChoices);
}

/** @param earlier what {@link readChoices} gave before it was recorded */
export function noteChoice(choice: PastChoice, earlier: readonly PastChoice[]): void {
  const last = [choice, ...earlier.filter(({ at }) => at !== choice.at)].slice(0, maxChoices);
  local.write(
    'consentChoices',
    last.map(({ at, allowed, refused }) => ({ at, allowed: [...allowed], refused: [...refused] })),
  );
}
