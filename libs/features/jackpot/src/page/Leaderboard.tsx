import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { useLobby } from '@lobby/composition';
import { useMarket, useSession } from '@lobby/player';
import { useBrowserValue } from '@lobby/runtime';
import { useEffect, useEffectEvent } from 'react';
import { LeaderboardView } from './LeaderboardView.tsx';
import { timings } from '../timings.ts';

const JackpotLeaderboardQuery = graphql(`
  query JackpotLeaderboard(
    $brand: String!
    $jackpotInstanceId: String!
    $jackpotPotId: JackpotPotId!
    $currency: String!
    $playerUUID: String
    $size: Int!
  ) {
    jackpotLeaderboard(
      brand: $brand
      jackpotInstanceId: $jackpotInstanceId
      jackpotPotId: $jackpotPotId
      currency: $currency
      playerUUID: $playerUUID
      size: $size
    ) {
      entries {
        initials
        expectedPrize
        rankImageUrl
        rankName
        brand
      }
      playerPosition
      playerRank
      playerRankImageUrl
    }
  }
`);

/** Requested; fewer are shown (R-9-025). */
const SIZE = 100;

/** Who leads for the greatest pot, refreshed while it is on screen. Of the browser alone: it is old at once. */
export function Leaderboard({ instanceId }: { instanceId: string }) {
  const isBrowser = useBrowserValue(() => true, false);
  return isBrowser ? <LiveLeaderboard instanceId={instanceId} /> : null;
}

function LiveLeaderboard({ instanceId }: { instanceId: string }) {
  const { t } = useLingui();
  const { brand } = useLobby();
  const { player } = useSession();
  const { currency, isSettled } = useMarket();
  const [{ data, error }, refetch] = useQuery({
    query: JackpotLeaderboardQuery,
    variables: {
      brand: brand.id,
      jackpotInstanceId: instanceId,
      jackpotPotId: 'mega',
      currency,
      playerUUID: player?.playerId ?? null,
      size: SIZE,
    },
    pause: !isSettled,
  });
  const refresh = useEffectEvent(() => {
    if (!document.hidden) refetch();
  });
  useEffect(function refreshWhileVisible() {
    const timer = setInterval(() => refresh(), timings.leaderboardRefreshInterval);
    return () => clearInterval(timer);
  }, []);

  if (error && !data) {
    return (
      <LoadFailed
        title={t({ id: 'JACKPOT_LEADERS_FAILED', message: 'The leaderboard did not load' })}
        onRetry={refetch}
      />
    );
  }
  return <LeaderboardView leaderboard={data?.jackpotLeaderboard ?? null} currency={currency} />;
}
