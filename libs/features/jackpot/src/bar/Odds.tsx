import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import type { Pot } from '@lobby/thrillpots';
import { sortPots, potName } from '../pots/potNames.ts';
import * as css from './JackpotBar.css.ts';

/** How often each pot is won. */
export function Odds({ pots }: { pots: readonly Pot[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const known = sortPots(pots).filter(({ odds }) => odds !== null);
  if (known.length === 0)
    return <p className={css.note}>{t({ id: 'JACKPOT_NO_ODDS', message: 'The odds are not known.' })}</p>;
  return (
    <>
      <dl className={css.odds}>
        {known.map(({ id, odds }) => {
          const rounds = format.number(Math.round(Number(odds)));
          return (
            <div key={id} className={css.oddsRow}>
              <dt className={css.potName}>{potName(id)}</dt>
              <dd className={css.oddsValue}>{t({ id: 'JACKPOT_ODDS', message: `1 in ${rounds} rounds` })}</dd>
            </div>
          );
        })}
      </dl>
      <p className={css.note}>
        {t({
          id: 'JACKPOT_ODDS_NOTE',
          message: 'On average, with a contribution of €1.00 per round. A smaller contribution wins less often.',
        })}
      </p>
    </>
  );
}
