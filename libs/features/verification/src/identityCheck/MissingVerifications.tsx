import { useLingui } from '@lingui/react/macro';
import { useListFormat, useDeadline } from '@lobby/i18n';
import type { PlayerInfo } from '@lobby/player';
import { Stack, Text } from '@lobby/ui-kit';

/** What a player still has to show, and until when. The platform's list is open: what it may add has no name here. */
export function MissingVerifications({ check }: { check: PlayerInfo['kycCheckStatus'] }) {
  const { t } = useLingui();
  const due = useDeadline()(check?.deadline);
  const listOf = useListFormat();
  const names: Readonly<Record<string, string>> = {
    Email: t({ id: 'VERIFICATION_EMAIL', message: 'e-mail address' }),
    Phone: t({ id: 'VERIFICATION_PHONE', message: 'phone number' }),
    Identity: t({ id: 'VERIFICATION_IDENTITY', message: 'identity' }),
    Address: t({ id: 'VERIFICATION_ADDRESS', message: 'address' }),
  };
  const missing = (check?.verificationsMissing ?? []).flatMap((name) => names[name] ?? []);
  const list = listOf(missing);
  return (
    <Stack gap="xs">
      {missing.length > 0 && <Text>{t({ id: 'VERIFICATIONS_MISSING', message: `Still to be shown: ${list}` })}</Text>}
      {due !== null && (
        <Text weight="medium">{t({ id: 'VERIFICATION_DEADLINE', message: `Please do this by ${due}.` })}</Text>
      )}
    </Stack>
  );
}
