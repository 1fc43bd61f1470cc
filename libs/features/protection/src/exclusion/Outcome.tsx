import { useLingui } from '@lingui/react/macro';
import { RetryButton } from '@lobby/fallbacks';
import { Icon, Inline, Stack, SuccessIcon, Text, WarningIcon } from '@lobby/ui-kit';
import type { ExclusionRejection } from './exclusion.machine.ts';

/** The request is on its way, or its response was lost. */
export function Sending({ isUnanswered, onRetry }: { isUnanswered: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <div role="status">
        {isUnanswered ? (
          <Inline gap="sm">
            <Icon of={WarningIcon} />
            <Text weight="medium">
              {t({
                id: 'EXCLUSION_UNANSWERED',
                message:
                  'We have no answer yet, so it may not be in force. We keep trying while this tab is open: please leave it open.',
              })}
            </Text>
          </Inline>
        ) : (
          <Text>{t({ id: 'EXCLUSION_SENDING', message: 'One moment: it is being set up.' })}</Text>
        )}
      </div>
      <Inline>
        <RetryButton variant="primary" loading={!isUnanswered} onClick={onRetry} />
      </Inline>
    </Stack>
  );
}

export function Started() {
  const { t } = useLingui();
  return (
    <Inline gap="sm">
      <Icon of={SuccessIcon} />
      <Text weight="medium">{t({ id: 'EXCLUSION_STARTED', message: 'Done. It is in force now.' })}</Text>
    </Inline>
  );
}

export function Rejected({ rejection }: { rejection: ExclusionRejection | null }) {
  const { t } = useLingui();
  const texts: Record<ExclusionRejection, string> = {
    ExclusionInForce: t({
      id: 'EXCLUSION_LONGER_IN_FORCE',
      message: 'A longer one is in force already. It stays as it is.',
    }),
    ExclusionNotOffered: t({
      id: 'EXCLUSION_NOT_OFFERED',
      message: 'This length is not offered any more. Please choose another one.',
    }),
    NotOffered: t({ id: 'NOT_OFFERED', message: 'This is not offered here' }),
  };
  return (
    <Inline gap="sm">
      <Icon of={WarningIcon} />
      <Text weight="medium">{texts[rejection ?? 'ExclusionNotOffered']}</Text>
    </Inline>
  );
}
