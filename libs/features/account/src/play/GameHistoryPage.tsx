import { useLingui } from '@lingui/react/macro';
import { graphql } from '@lobby/data';
import { Figure, History, HistoryRow, type NodeOf, type PageOf } from '@lobby/history';
import { useDateFormat, useFormat } from '@lobby/i18n';
import { Badge, Text } from '@lobby/ui-kit';

const GameHistory = graphql(`
  query GameHistory($range: DateTimeRange, $first: Int!, $after: String) {
    viewer {
      id
      history: gameRounds(range: $range, first: $first, after: $after) {
        totalCount
        totals {
          staked
          won
          netPosition
          currency
        }
        edges {
          cursor
          node {
            id
            game {
              lookupId
              title
            }
            stake
            payout
            currency
            state
            startedAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

type Page = PageOf<typeof GameHistory>;

/** `/profile/game-history/` (R-2-041): each round with what was staked and paid out. */
export default function GameHistoryPage() {
  const { t } = useLingui();
  const stateOf = useRoundState();
  const nameOf = useGameName();
  return (
    <History
      title={t({ id: 'GAME_HISTORY', message: 'Games' })}
      document={GameHistory}
      Totals={Totals}
      Row={Row}
      csv={[
        [t({ id: 'CSV_NUMBER', message: 'Number' }), ({ id }) => id],
        [t({ id: 'CSV_TIME', message: 'Time (UTC)' }), ({ startedAt }) => startedAt],
        [t({ id: 'CSV_GAME', message: 'Game' }), nameOf],
        [t({ id: 'CSV_STAKE', message: 'Stake' }), ({ stake }) => stake],
        [t({ id: 'CSV_PAYOUT', message: 'Payout' }), ({ payout }) => payout],
        [t({ id: 'CSV_CURRENCY', message: 'Currency' }), ({ currency }) => currency],
        [t({ id: 'CSV_STATE', message: 'State' }), stateOf],
      ]}
    />
  );
}

function useRoundState(): (round: Pick<NodeOf<Page>, 'state'>) => string {
  const { t } = useLingui();
  return ({ state }) =>
    state === 'Open' ? t({ id: 'ROUND_OPEN', message: 'Open' }) : t({ id: 'ROUND_CLOSED', message: 'Closed' });
}

function useGameName(): (round: Pick<NodeOf<Page>, 'game'>) => string {
  const { t } = useLingui();
  return ({ game }) => game?.title ?? t({ id: 'ROUND_OF_GONE_GAME', message: 'A game that is no longer offered' });
}

function Totals({ page: { totals } }: { page: Page }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { staked, won, netPosition, currency } = totals;
  return (
    <>
      <Figure name={t({ id: 'GAME_HISTORY_STAKED', message: 'Staked' })}>{money(staked, currency)}</Figure>
      <Figure name={t({ id: 'GAME_HISTORY_WON', message: 'Won' })}>{money(won, currency)}</Figure>
      <Figure name={t({ id: 'GAME_HISTORY_NET', message: 'Net result' })}>{money(netPosition, currency)}</Figure>
    </>
  );
}

/** Without a link to the game: the history does not prompt players to play on. */
function Row({ node }: { node: NodeOf<Page> }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dateTime } = useDateFormat();
  const name = useGameName()(node);
  const stateOf = useRoundState();
  const { startedAt, stake, payout, currency, state } = node;
  return (
    <HistoryRow
      title={name}
      note={dateTime(startedAt)}
      amount={
        state === 'Open' ? (
          <Badge tone="info">{stateOf(node)}</Badge>
        ) : (
          t({ id: 'ROUND_PAYOUT', message: `Payout ${money(payout, currency)}` })
        )
      }
      state={
        <Text size="sm" tone="muted" figures>
          {t({ id: 'ROUND_STAKE', message: `Stake ${money(stake, currency)}` })}
        </Text>
      }
    />
  );
}
