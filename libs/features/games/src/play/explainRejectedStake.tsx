import { t } from '@lingui/core/macro';
import { Slot } from '@lobby/composition';
import { openOverlay } from '@lobby/overlays';
import { Stack, Text } from '@lobby/ui-kit';

/** A stake is above what is left of a loss limit: a lower one may still be possible, and the game stays. */
export async function explainRejectedStake(): Promise<void> {
  await openOverlay({
    variant: 'default',
    title: t({ id: 'STAKE_REJECTED_TITLE', message: 'This stake is beyond a limit of yours' }),
    content: (
      <Stack gap="md">
        <Text>
          {t({ id: 'STAKE_REJECTED_TEXT', message: 'It was not taken. A lower stake may still be possible.' })}
        </Text>
        <Slot name="game.limit" props={{ measure: 'Loss' }} />
      </Stack>
    ),
  });
}
