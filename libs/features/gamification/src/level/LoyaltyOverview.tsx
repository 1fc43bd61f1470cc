import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Card, Heading, Inline, Skeleton, Stack, Text, TextLink, Badge } from '@lobby/ui-kit';
import { useGamification, useLoyalty } from '../useGamification.ts';
import * as css from './level.css.ts';
import { LevelProgress } from './LevelProgress.tsx';

/** The player's level and progress on the profile's overview; only while there is a loyalty programme for this player. */
export default function LoyaltyOverview() {
  const gamification = useGamification();
  return gamification.state === 'enabled' ? <Overview {...gamification} /> : null;
}

function Overview({ level, clientId }: { level: number; clientId: string | null }) {
  const { t } = useLingui();
  const { status, isOptedIn } = useLoyalty({ level, clientId });
  const title = t({ id: 'LOYALTY', message: 'Loyalty programme' });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Inline justify="between" wrap>
          <Heading level={2} size="h4">
            {title}
          </Heading>
          {isOptedIn && status?.rank && <Badge>{status.rank}</Badge>}
        </Inline>
        {isOptedIn === null && (
          <div aria-busy className={css.placeholder}>
            <Skeleton />
          </div>
        )}
        {isOptedIn && <Text weight="bold">{t({ id: 'LOYALTY_LEVEL', message: `Level ${level}` })}</Text>}
        {isOptedIn && status && <LevelProgress progress={status.progress} />}
        {isOptedIn === false && (
          <Text tone="muted">
            {t({ id: 'LOYALTY_NOT_IN', message: 'You do not take part. It is free, and you can leave at any time.' })}
          </Text>
        )}
        <div>
          <TextLink standalone render={<Link to="loyalty-program" />}>
            {t({ id: 'LOYALTY_OPEN', message: 'To the loyalty programme' })}
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
}
