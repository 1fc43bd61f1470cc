import { t } from '@lingui/core/macro';
import { openOverlay } from '@lobby/host';

/** Asked once a visit: whoever is old enough now stays old enough. */
let isConfirmed = false;

/**
 * Asks a visitor whether they are of age, before play money as well. Where the question cannot
 * be shown, or is taken away, the answer is no.
 */
export async function confirmAge(minimumAge: number, signal: AbortSignal): Promise<boolean> {
  if (isConfirmed) return true;
  const question = {
    variant: 'confirmation',
    title: t({ id: 'AGE_CONFIRMATION_TITLE', message: 'Are you old enough?' }),
    content: t({
      id: 'AGE_CONFIRMATION_TEXT',
      message: `Games are for people of ${minimumAge} years and older, play money included.`,
    }),
    okText: t({ id: 'AGE_CONFIRMATION_YES', message: `I am ${minimumAge} or older` }),
    dismissText: t({ id: 'AGE_CONFIRMATION_NO', message: 'Back to the lobby' }),
  } as const;
  const answer = await openOverlay(question, signal);
  isConfirmed = answer === 'ok';
  return isConfirmed;
}
