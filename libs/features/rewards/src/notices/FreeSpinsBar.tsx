import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { GiftIcon, Icon } from '@lobby/ui-kit';
import { bonusesContext, BonusesQuery, spinsInPlay } from '../bonuses/bonusesQuery.ts';
import * as css from './FreeSpinsBar.css.ts';

/** Beside a running game: how many of the free spins that it was opened with are left. Nothing in other games. */
export default function FreeSpinsBar({ gameId }: { gameId: string }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [{ data }] = useViewerQuery({ query: BonusesQuery, context: bonusesContext });
  const now = useNow(30_000) + useStore(platformClockOffset);
  if (!data) return <div className={css.bar} />;
  const spins = spinsInPlay(data.viewer?.freeSpins ?? [], now).find(({ game }) => game?.lookupId === gameId);
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
