import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { graphql, isNotOffered, type ResultOf, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import {
  Badge,
  Description,
  DescriptionList,
  Heading,
  SectionHead,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@lobby/ui-kit';
import { useId, useState } from 'react';

const RoundsOfGame = graphql(`
  query RoundsOfGame($lookupId: ID!, $range: DateTimeRange!, $first: Int!) {
    viewer {
      id
      gameRounds(lookupId: $lookupId, range: $range, first: $first) {
        totalCount
        totals {
          staked
          won
          netPosition
          currency
        }
        edges {
          node {
            id
            stake
            payout
            currency
            state
            startedAt
          }
        }
      }
    }
  }
`);

type Rounds = NonNullable<ResultOf<typeof RoundsOfGame>['viewer']>['gameRounds'];
type Round = Rounds['edges'][number]['node'];

/** Days up to today, as the history of rounds shows them unless another period is chosen. */
const days = 30;
const mostRounds = 3;

function lastDays() {
  const now = new Date();
  return { from: new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString(), to: null };
}

/** What the player's rounds of a game have come to lately, as the platform sums it up, and the last of them. */
export function PlayedRounds({ lookupId }: { lookupId: string }) {
  const { t } = useLingui();
  const title = useId();
  const hasPage = useHasPage();
  const [range] = useState(lastDays);
  const [{ data, error }, refetch] = useViewerQuery({
    query: RoundsOfGame,
    variables: { lookupId, range, first: mostRounds },
    // The player may come from the game.
    requestPolicy: 'network-only',
  });
  const rounds = data?.viewer?.gameRounds;
  if (isNotOffered(error)) return null;
  return (
    <section aria-labelledby={title}>
      <Stack gap="lg">
        <SectionHead
          id={title}
          title={t({ id: 'GAME_PLAYED', message: `What you have played in the last ${days} days` })}
        />
        {rounds ? (
          <Played rounds={rounds} />
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <div aria-busy>
            <Skeleton />
          </div>
        )}
        {hasPage('profile-game-history') && (
          <div>
            <TextLink standalone render={<Link to="profile-game-history" />}>
              {t({ id: 'GAME_PLAYED_HISTORY', message: 'History of all your games' })}
            </TextLink>
          </div>
        )}
      </Stack>
    </section>
  );
}

function Played({ rounds: { totalCount, totals, edges } }: { rounds: Rounds }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  if (totalCount === 0)
    return (
      <Text tone="muted">{t({ id: 'GAME_PLAYED_NONE', message: 'You have not played this game in that time.' })}</Text>
    );
  const { staked, won, netPosition, currency } = totals;
  const sums = [
    [t({ id: 'GAME_HISTORY_STAKED', message: 'Staked' }), staked],
    [t({ id: 'GAME_HISTORY_WON', message: 'Won' }), won],
    [t({ id: 'GAME_HISTORY_NET', message: 'Net result' }), netPosition],
  ] as const;
  return (
    <>
      <DescriptionList short>
        <Description term={t({ id: 'GAME_PLAYED_ROUNDS', message: 'Rounds' })}>{number(totalCount)}</Description>
        {sums.map(([name, amount]) => (
          <Description key={name} term={name}>
            <span translate="no">{money(amount, currency)}</span>
          </Description>
        ))}
      </DescriptionList>
      <Stack gap="md">
        <Heading level={3} size="h5">
          {t({ id: 'GAME_LAST_ROUNDS', message: 'Last rounds' })}
        </Heading>
        <DescriptionList short>
          {edges.map(({ node }) => (
            <LastRound key={node.id} round={node} />
          ))}
        </DescriptionList>
      </Stack>
    </>
  );
}

function LastRound({ round: { stake, payout, currency, state, startedAt } }: { round: Round }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dateTime } = useDateFormat();
  return (
    <Description term={dateTime(startedAt)} hint={t({ id: 'ROUND_STAKE', message: `Stake ${money(stake, currency)}` })}>
      {state === 'Open' ? (
        <Badge tone="info">{t({ id: 'ROUND_OPEN', message: 'Open' })}</Badge>
      ) : (
        t({ id: 'ROUND_PAYOUT', message: `Payout ${money(payout, currency)}` })
      )}
    </Description>
  );
}
