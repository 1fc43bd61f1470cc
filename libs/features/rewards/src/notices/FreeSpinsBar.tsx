import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { GiftIcon, Icon } from '@lobby/ui-kit';
import { useState } from 'react';
import { bonusesContext, BonusesQuery, spinsInPlay } from '../bonuses/bonusesQuery.ts';
import * as css from './FreeSpinsBar.css.ts';

/** Beside a running game: how many of the free spins that it was opened with are left. Nothing in other games. */
export default function FreeSpinsBar({ gameId }: { gameId: string }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [{ data, stale }] = useViewerQuery({ query: BonusesQuery, context: bonusesContext });
  const now = useNow(30_000) + useStore(platformClockOffset);
  // A running game plays no others: not those that come while it runs, and none after them.
  const [openedWith, setOpenedWith] = useState<string | null>();
  const ofGame = spinsInPlay(data?.viewer?.freeSpins ?? [], now).filter(({ game }) => game?.lookupId === gameId);
  if (openedWith === undefined && data && !stale) setOpenedWith(ofGame[0]?.id ?? null);
  if (!data) return <div className={css.bar} />;
  const spins = ofGame.find(({ id }) => id === openedWith);
  if (!spins) return null;
  const { spinsLeft } = spins;
  return (
    <div className={css.bar}>
      <Icon of={GiftIcon} />
      <span className={css.count} aria-hidden>
        {number(spinsLeft)}
      </span>
      {/* Counted down by each spin: read out on request alone. */}
      <span className={css.text}>
        {t({
          id: 'FREE_SPINS_IN_GAME',
          message: plural(spinsLeft, { one: '# free spin left', other: '# free spins left' }),
        })}
      </span>
    </div>
  );
}
