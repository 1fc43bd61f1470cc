import { reportError } from '@lobby/monitoring';
import { local } from '@lobby/storage';
import { timings } from '../timings.ts';

const LOCK = 'reality-check-answers';

/** A refused answer is repeated this often: the platform may have had a bad moment. */
export const MAX_REJECTIONS = 10;

/** What became of an answer that was sent; `refused-for-good` where the same would be refused again. */
export type SendOutcome = 'recorded' | 'refused' | 'refused-for-good';

/**
 * Answers that the platform does not have yet, each with the player who gave it. They are kept in local storage, which
 * all tabs share, and which a reload and a sign-out leave alone: they are sent in the next session of the same player.
 */
const stored = () =>
  (local.read('realityCheckAnswers') ?? []).filter(
    ({ at }) => Date.now() - Date.parse(at) < timings.unsentAnswerLifetime,
  );
type Answer = ReturnType<typeof stored>[number];

const unsentOf = (player: string): Answer[] => stored().filter((answer) => answer.player === player);

function write(answers: Answer[]): void {
  if (answers.length > 0) local.write('realityCheckAnswers', answers);
  else local.remove('realityCheckAnswers');
}

export const hasUnsentAnswers = (player: string): boolean => unsentOf(player).length > 0;

/** @param at time of the answer in ms since 1970, by the platform's clock. */
export function storeUnsentAnswer(player: string, at: number): void {
  write([...stored(), { player, at: new Date(at).toISOString(), refusals: 0 }]);
}

/**
 * Sends one answer of the player: the oldest, but one that was refused only after all others, which it would else hold
 * back. One that is refused for good, or too often, is reported and given up. One tab at a time, so that none is sent twice.
 *
 * @param send rejects when the answer did not arrive.
 * @returns `refused` where all that is left has to wait.
 */
export async function sendUnsentAnswer(
  player: string,
  send: (at: Date) => Promise<SendOutcome>,
): Promise<'settled' | 'refused'> {
  async function sendNext(): Promise<'settled' | 'refused'> {
    const [next] = unsentOf(player).toSorted((a, b) => a.refusals - b.refusals);
    if (!next) return 'settled';
    const outcome = await send(new Date(next.at));
    const refusals = next.refusals + 1;
    const isGivenUp = outcome === 'refused-for-good' || (outcome === 'refused' && refusals >= MAX_REJECTIONS);
    if (isGivenUp) reportError(new Error('The platform takes an answer to a reality check for none.'));
    // By time: the list may have grown meanwhile.
    const isNext = (answer: Answer) => answer.player === player && answer.at === next.at;
    if (outcome === 'recorded' || isGivenUp) {
      write(stored().filter((answer) => !isNext(answer)));
      return 'settled';
    }
    write(stored().map((answer) => (isNext(answer) ? { ...answer, refusals } : answer)));
    return unsentOf(player).some((other) => other.refusals < refusals) ? 'settled' : 'refused';
  }
  // Browsers without locks, or that refuse them, may send an answer once per tab.
  if (!navigator.locks) return sendNext();
  let isGranted = false;
  const begin = () => {
    isGranted = true;
    return sendNext();
  };
  return navigator.locks.request(LOCK, begin).catch((error: unknown) => {
    if (isGranted) throw error;
    return sendNext();
  });
}
