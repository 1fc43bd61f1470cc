import { local } from '@lobby/storage';

const LOCK = 'reality-check-answers';

/**
 * Answers that the platform does not have yet. They are kept in local storage, which all tabs share and
 * a reload leaves alone, until they have arrived or the session ends.
 */
const unsent = () => local.read('realityCheckAnswers') ?? [];

function write(answers: ReturnType<typeof unsent>): void {
  if (answers.length > 0) local.write('realityCheckAnswers', answers);
  else local.remove('realityCheckAnswers');
}

export const hasUnsentAnswers = (): boolean => unsent().length > 0;

/** @param at time of the answer in ms since 1970, by the platform's clock. */
export function keepUnsentAnswer(at: number): void {
  write([...unsent(), { at: new Date(at).toISOString(), refused: false }]);
}

/** `refused`: the platform has answered that it does not take this one. */
export type SendOutcome = 'recorded' | 'refused';

/**
 * Sends one answer: the oldest, but one that was refused only after all others, which it would else
 * hold back for good. One tab at a time, so that none is sent twice.
 *
 * @param send rejects when the answer did not arrive.
 */
export async function sendUnsentAnswer(send: (at: Date) => Promise<SendOutcome>): Promise<SendOutcome> {
  async function sendNext(): Promise<SendOutcome> {
    const answers = unsent();
    const next = answers.find(({ refused }) => !refused) ?? answers[0];
    if (!next) return 'recorded';
    const outcome = await send(new Date(next.at));
    // By time: the list may have grown meanwhile, or have been emptied with the session.
    const isNext = ({ at }: { at: string }) => at === next.at;
    if (outcome === 'recorded') write(unsent().filter((answer) => !isNext(answer)));
    else write(unsent().map((answer) => (isNext(answer) ? { ...answer, refused: true } : answer)));
    return outcome;
  }
  // Browsers without locks may send an answer once per tab.
  return navigator.locks ? navigator.locks.request(LOCK, sendNext) : sendNext();
}
