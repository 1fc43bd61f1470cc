import { reportError } from '@lobby/monitoring';
import { inOneTab, local } from '@lobby/storage';
import { timings } from '../timings.ts';

const LOCK = 'reality-check-answers';

/** A rejected answer is repeated this often: the platform may have had a bad moment. */
export const MAX_REJECTIONS = 10;

/** What became of an answer that was sent; `rejected-for-good` where the same would be rejected again. */
export type SendOutcome = 'recorded' | 'rejected' | 'rejected-for-good';

/**
 * Answers that the platform does not have yet, each with the player who gave it. They are stored in local storage, which
 * all tabs share and which survives a reload and a sign-out: they are sent in the next session of the same player.
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
  write([...stored(), { player, at: new Date(at).toISOString(), rejections: 0 }]);
}

/**
 * Sends one answer of the player: the oldest, but a rejected one only after all others, so that it does not block them.
 * One that is rejected for good, or too often, is reported and given up. One tab at a time, so that none is sent twice.
 *
 * @param send rejects when the answer did not arrive.
 * @returns `rejected` where all that is left has to wait.
 */
export async function sendUnsentAnswer(
  player: string,
  send: (at: Date) => Promise<SendOutcome>,
): Promise<'settled' | 'rejected'> {
  async function sendNext(): Promise<'settled' | 'rejected'> {
    const [next] = unsentOf(player).toSorted((a, b) => a.rejections - b.rejections);
    if (!next) return 'settled';
    const outcome = await send(new Date(next.at));
    const rejections = next.rejections + 1;
    const isGivenUp = outcome === 'rejected-for-good' || (outcome === 'rejected' && rejections >= MAX_REJECTIONS);
    if (isGivenUp) reportError(new Error('The platform takes an answer to a reality check for none.'));
    // By time: the list may have grown meanwhile.
    const isNext = (answer: Answer) => answer.player === player && answer.at === next.at;
    if (outcome === 'recorded' || isGivenUp) {
      write(stored().filter((answer) => !isNext(answer)));
      return 'settled';
    }
    write(stored().map((answer) => (isNext(answer) ? { ...answer, rejections } : answer)));
    return unsentOf(player).some((other) => other.rejections < rejections) ? 'settled' : 'rejected';
  }
  return inOneTab(LOCK, sendNext);
}
