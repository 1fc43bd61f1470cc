import { useLingui } from '@lingui/react/macro';
import type { LimitKind } from '@lobby/contracts';
import { LoadFailed, NotOffered } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { useCustomer, usePlayBlock } from '@lobby/player';
import { Link } from '@lobby/routing';
import { EmptyState, Grid, Heading, PageHead, ShieldIcon, Skeleton, Stack, Text, TextLink } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { type Limit, leastRemaining } from './limit.ts';
import { LimitCard } from './LimitCard.tsx';
import { isOfKind, useLimitFormat, useLimitNames } from './limitTexts.ts';
import { useLimits } from './useLimits.ts';
import { useProtection } from './useProtection.ts';
import * as css from './LimitsView.css.ts';

interface LimitGroup {
  kind: LimitKind;
  title: string;
  text: string;
}

/** A page of limits: each kind that this build has, with its cards. */
export function LimitsView({ title, groups }: { title: string; groups: readonly LimitGroup[] }) {
  const { t } = useLingui();
  const { data, hasFailed, isOffered, retry } = useLimits();
  const { increaseDelayHours } = useProtection();
  const names = useLimitNames();
  const shown = groups.filter(({ kind }) => data?.limits.some((limit) => limit.kind === kind && names[limit.id]));

  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead
        title={title}
        note={t({
          id: 'LIMITS_RULE',
          message: `A first or a lower limit is in force at once. A higher one, or none, waits ${increaseDelayHours} hours, and you confirm it after that.`,
        })}
      />
      {data &&
        shown.map((group) => (
          <GroupOfLimits key={group.kind} group={group} limits={data.limits} currency={data.currency} />
        ))}
      {data && shown.length === 0 && (
        <EmptyState
          icon={ShieldIcon}
          title={t({ id: 'LIMITS_EMPTY', message: 'There are no limits to set' })}
          text={t({ id: 'LIMITS_EMPTY_TEXT', message: 'Contact us if you want to limit your play.' })}
        />
      )}
      {!isOffered && <NotOffered />}
      {!data && hasFailed && isOffered && (
        <LoadFailed
          title={t({ id: 'LIMITS_FAILED', message: 'Your limits cannot be shown right now' })}
          text={t({ id: 'LIMITS_FAILED_TEXT', message: 'They are in force all the same.' })}
          onRetry={retry}
        />
      )}
      {!data && !hasFailed && (
        <div aria-busy className={css.placeholder}>
          <Skeleton shape="block" />
        </div>
      )}
    </Stack>
  );
}

interface GroupProps {
  group: LimitGroup;
  /** All limits of the player: those of other kinds may measure the same. */
  limits: readonly Limit[];
  currency: string;
}

function GroupOfLimits({ group: { kind, title, text }, limits, currency }: GroupProps) {
  const names = useLimitNames();
  const increaseBlock = useIncreaseBlock(kind);
  const measure = kind === 'GlobalLoss' ? 'Loss' : kind;
  const overlapping = limits.filter((limit) => isOfKind(limit, measure) && limit.value !== null);
  const counting = overlapping.length > 1 ? leastRemaining(overlapping) : null;
  return (
    <Stack as="section" gap="md" aria-label={title}>
      <Stack gap="xs">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {counting && <CountingLimit limit={counting} name={names[counting.id]} kind={kind} currency={currency} />}
      </Stack>
      <Grid column="md" gap="lg">
        {limits.map((limit) => {
          const name = names[limit.id];
          if (limit.kind !== kind || name === undefined) return null;
          return (
            <LimitCard
              key={limit.id}
              limit={limit}
              name={name}
              currency={currency}
              counts={counting === limit}
              increaseBlock={increaseBlock}
            />
          );
        })}
      </Grid>
    </Stack>
  );
}

/** Of several limits on the same, the one that stops the player first. */
function CountingLimit({
  limit,
  name = '',
  kind,
  currency,
}: {
  limit: Limit;
  name?: string;
  kind: LimitKind;
  currency: string;
}) {
  const { t } = useLingui();
  const write = useLimitFormat(currency);
  const left = limit.remaining ? write(limit.remaining) : '';
  return (
    <Text>
      <span>
        {t({
          id: 'LIMITS_COUNTING',
          message: `Several limits are set. The one with the least left counts: ${name}, ${left} left.`,
        })}
      </span>{' '}
      {build.globalLossLimits && limit.kind !== kind && (
        <TextLink render={<Link to={kind === 'GlobalLoss' ? 'profile-limits' : 'profile-global-limits'} />}>
          {t({ id: 'LIMITS_GO_TO', message: 'Go to this limit' })}
        </TextLink>
      )}
    </Text>
  );
}

/** Why limits of a kind can be neither raised nor removed (R-6-004); null where they can. */
function useIncreaseBlock(kind: LimitKind): string | null {
  const { t } = useLingui();
  const customer = useCustomer();
  const playBlock = usePlayBlock();
  if (kind === 'Deposit' && customer === null)
    return t({
      id: 'LIMIT_INCREASE_UNCHECKED',
      message: 'We cannot check right now whether your deposit limits may be raised or removed.',
    });
  if (kind === 'Deposit' && customer?.isIncreaseDepositLimitBlocked)
    return t({
      id: 'LIMIT_INCREASE_BLOCKED',
      message: 'Your deposit limits cannot be raised or removed. Contact us to find out why.',
    });
  if (playBlock !== null)
    return t({
      id: 'LIMIT_PLAYER_BLOCKED',
      message: 'While you may not play, limits can be lowered but not raised or removed.',
    });
  return null;
}
