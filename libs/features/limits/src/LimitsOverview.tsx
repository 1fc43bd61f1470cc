import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Card, Heading, Progress, Skeleton, Stack, Text, TextLink } from '@lobby/ui-kit';
import { usedShare } from './limit.ts';
import { useLimitFormat, useLimitNames } from './limitTexts.ts';
import { useLimits } from './useLimits.ts';

/** The limits that are set, with what is used of each, on the profile's overview. */
export default function LimitsOverview() {
  const { t } = useLingui();
  const { data, hasFailed, isOffered } = useLimits();
  const names = useLimitNames();
  const write = useLimitFormat(data?.currency ?? '');
  const title = t({ id: 'LIMITS', message: 'Your limits' });
  const limits = data?.limits.filter(({ id, value }) => value !== null && names[id]) ?? [];

  if (!isOffered) return null;
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        {limits.map((limit) => {
          const usedText = write(limit.used);
          const valueText = limit.value ? write(limit.value) : '';
          return (
            <Progress
              key={limit.id}
              label={names[limit.id] ?? ''}
              value={usedShare(limit)}
              max={1}
              valueText={t({ id: 'LIMIT_USED_OF', message: `${usedText} of ${valueText}` })}
            />
          );
        })}
        {data && limits.length === 0 && (
          <Text tone="muted">{t({ id: 'LIMITS_NONE_SET', message: 'You have not set a limit.' })}</Text>
        )}
        {!data && hasFailed && (
          <Text tone="muted">{t({ id: 'LIMITS_FAILED', message: 'Your limits cannot be shown right now' })}</Text>
        )}
        {!data && !hasFailed && (
          <div aria-busy>
            <Skeleton />
          </div>
        )}
        <div>
          <TextLink standalone render={<Link to="profile-limits" />}>
            {t({ id: 'LIMITS_MANAGE', message: 'Set and change limits' })}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}
