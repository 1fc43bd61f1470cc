import { useLingui } from '@lingui/react/macro';
import { closeOverlay } from '@lobby/overlays';
import { useSentenceTime } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { ButtonLink, Stack, Text } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { leastRemaining, type Limit } from './limit.ts';
import { isOfKind, useLimitNames } from './limitTexts.ts';
import { useLimits } from './useLimits.ts';

/** Which limit has ended play, until when, and the way to it. */
export default function PlayLimitReached({ measure }: { measure: 'Loss' | 'Session' }) {
  const { data } = useLimits();
  const limit = leastRemaining(data?.limits.filter((each) => isOfKind(each, measure)) ?? []);
  return (
    <Stack gap="md" align="center">
      {limit && <UsedUpLimit limit={limit} />}
      <LimitsLink limit={limit} />
    </Stack>
  );
}

/** One limit that is used up, in a sentence. */
export function UsedUpLimit({ limit }: { limit: Pick<Limit, 'id' | 'windowEndsAt'> }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const name = useLimitNames()[limit.id] ?? '';
  const end = sentenceTime(limit.windowEndsAt);
  return (
    <Text align="center" weight="medium">
      {t({ id: 'LIMIT_REACHED', message: `${name}: used up until ${end}.` })}
    </Text>
  );
}

function LimitsLink({ limit }: { limit: Limit | null }) {
  const { t } = useLingui();
  const to = build.globalLossLimits && limit?.kind === 'GlobalLoss' ? 'profile-global-limits' : 'profile-limits';
  return (
    <ButtonLink render={<Link to={to} onClick={() => void closeOverlay()} />}>
      {t({ id: 'LIMITS', message: 'Your limits' })}
    </ButtonLink>
  );
}
