import { t } from '@lingui/core/macro';
import { openOverlay } from '@lobby/overlays';
import { Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { CheckFooter } from '../CheckFooter.tsx';

interface Acceptance {
  title: string;
  content: ReactNode;
  /** Sends the acceptance; false where it did not arrive. */
  accept: () => Promise<boolean>;
}

/**
 * Shows what a player has to accept until that has arrived, or the player closes it, by Escape too, which leaves it
 * unaccepted.
 */
export async function requestAcceptance({ title, content, accept }: Acceptance, signal: AbortSignal): Promise<void> {
  let hasFailed = false;
  do {
    const answer = await openOverlay(
      {
        variant: 'content-accept',
        queued: true,
        title,
        content: (
          <Stack gap="lg">
            {hasFailed && (
              <div role="alert">
                <Text tone="danger">
                  {t({ id: 'ACCEPT_FAILED', message: 'Your answer could not be sent. Please try again.' })}
                </Text>
              </div>
            )}
            {content}
            <CheckFooter />
          </Stack>
        ),
        okText: t({ id: 'ACCEPT', message: 'I accept' }),
      },
      signal,
    );
    if (answer !== 'ok') return;
    hasFailed = !(await accept());
  } while (hasFailed);
}
