import { t } from '@lingui/core/macro';
import { openOverlay } from '@lobby/host';

/** Asked once per page load. */
let isConfirmed = false;

/**
 * Asks a visitor whether they are of age. False where the overlay is closed without an answer.
 *
 * @throws when the overlay's code cannot be loaded.
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
