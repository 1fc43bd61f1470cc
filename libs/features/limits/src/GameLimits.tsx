import { useLingui } from '@lingui/react/macro';
import { useSentenceTime } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { SectionHead, Stack, Text, TextLink } from '@lobby/ui-kit';
import { useId } from 'react';
import { isUsedUp, leastRemaining, type Limit } from './limit.ts';
import { isOfKind, useLimitFormat, useLimitNames } from './limitTexts.ts';
import { useLimits } from './useLimits.ts';

/** On the page about a game: what is left of the player's limits on losses and time, of several on the same the one that counts, and the way to them. */
export default function GameLimits() {
  const { t } = useLingui();
  const title = useId();
  const { data, isOffered } = useLimits();
  const write = useLimitFormat(data?.currency ?? '');
  const names = useLimitNames();
  if (!isOffered) return null;
  const shown = (data?.limits.filter(({ id }) => names[id]) ?? [])
    // Of those that are used up, the last to end counts.
    .toSorted((one, other) => Date.parse(other.windowEndsAt) - Date.parse(one.windowEndsAt));
  const limits = (['Loss', 'Session'] as const).flatMap(
    (measure) => leastRemaining(shown.filter((each) => isOfKind(each, measure))) ?? [],
  );
  return (
    <section aria-labelledby={title}>
      <Stack gap="sm">
        <SectionHead id={title} title={t({ id: 'LIMITS', message: 'Your limits' })} />
        {limits.map((limit) => (
          <RemainingLimit key={limit.id} limit={limit} write={write} />
        ))}
        <div>
          <TextLink standalone render={<Link to="profile-limits" />}>
            {t({ id: 'LIMITS_MANAGE', message: 'Set and change limits' })}
          </TextLink>
        </div>
      </Stack>
    </section>
  );
}

function RemainingLimit({ limit, write }: { limit: Limit; write: ReturnType<typeof useLimitFormat> }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const name = useLimitNames()[limit.id];
  if (!limit.remaining || !name) return null;
  const left = write(limit.remaining);
  const end = sentenceTime(limit.windowEndsAt);
  return (
    <Text>
      {isUsedUp(limit)
        ? t({ id: 'LIMIT_REACHED', message: `${name}: used up until ${end}.` })
        : t({ id: 'LIMIT_DEPOSIT_LEFT', message: `${name}: ${left} left until ${end}.` })}
    </Text>
  );
}
