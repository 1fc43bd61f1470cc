import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import type { Pot } from '@lobby/thrillpots';
import { useAmount } from '../pots/useAmount.ts';
import { sortPots, potName } from '../pots/potNames.ts';
import * as css from './JackpotBar.css.ts';

/** The contribution, in EUR, that the service's odds are for. */
const CONTRIBUTION_OF_ODDS = '1.00';

/** How often each pot is won. */
export function Odds({ pots }: { pots: readonly Pot[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const contribution = useAmount()(CONTRIBUTION_OF_ODDS);
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
          message: `On average, with a contribution of ${contribution} per round. A smaller contribution wins less often.`,
        })}
      </p>
    </>
  );
}
