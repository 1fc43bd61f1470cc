import { useLingui } from '@lingui/react/macro';
import { closeOverlay } from '@lobby/overlays';
import { useSentenceTime } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { Stack, Text, TextLink } from '@lobby/ui-kit';
import { leastRemaining } from './limit.ts';
import { isOfKind, useLimitFormat, useLimitNames } from './limitTexts.ts';
import { useLimits } from './useLimits.ts';

/** What a player may still deposit, above the cashier's form; of several limits the one that counts, and the way to it. */
export default function DepositLimitNotice() {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const { data } = useLimits();
  const names = useLimitNames();
  const write = useLimitFormat(data?.currency ?? '');
  const limit = leastRemaining(data?.limits.filter((each) => isOfKind(each, 'Deposit')) ?? []);
  const name = limit && names[limit.id];
  if (!limit?.remaining || !name) return null;
  const left = write(limit.remaining);
  const end = sentenceTime(limit.windowEndsAt);
  return (
    <Stack gap="none">
      <Text size="sm" weight="medium">
        {t({ id: 'LIMIT_DEPOSIT_LEFT', message: `${name}: ${left} left until ${end}.` })}
      </Text>
      <div>
        <TextLink standalone render={<Link to="profile-limits" onClick={() => void closeOverlay()} />}>
          {t({ id: 'LIMITS', message: 'Your limits' })}
        </TextLink>
      </div>
    </Stack>
  );
}
