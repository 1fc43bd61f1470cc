import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat, useSentenceTime } from '@lobby/i18n';
import { RewardPicture } from '../worth/RewardPicture.tsx';
import * as css from './CashbackPage.css.ts';

interface RunningPeriodProps {
  /** Amounts as decimal strings. */
  cashback: {
    accrued: string;
    netLoss: string;
    maxPayout: string;
    currency: string;
    paysAt: string;
    imageUrl: string | null;
  };
}

/** What the running period would bring now, and when it is paid: in the player's time zone. */
export function RunningPeriod({ cashback }: RunningPeriodProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const sentenceTime = useSentenceTime();
  const { accrued, netLoss, maxPayout, currency, paysAt, imageUrl } = cashback;
  const name = t({ id: 'CASHBACK_NOW', message: 'This week so far' });
  return (
    <section className={css.running} aria-label={name}>
      <span className={css.art}>
        <RewardPicture of="Money" imageUrl={imageUrl} />
      </span>
      <h2 className={css.runningName}>{name}</h2>
      <p className={css.accrued} translate="no">
        {money(accrued, currency)}
      </p>
      <p className={css.runningNote}>
        {/[1-9]/.test(accrued) ? (
          <Trans id="CASHBACK_IF_OVER">This is your cashback if the week ended now.</Trans>
        ) : (
          <Trans id="CASHBACK_NOTHING_YET">You have not lost anything this week that cashback is paid for.</Trans>
        )}
      </p>
      <dl className={css.facts}>
        <div>
          <dt>{t({ id: 'CASHBACK_NEXT', message: 'Next payout' })}</dt>
          <dd>{sentenceTime(paysAt)}</dd>
        </div>
        <div>
          <dt>{t({ id: 'CASHBACK_LOST', message: 'Lost so far' })}</dt>
          <dd translate="no">{money(netLoss, currency)}</dd>
        </div>
        <div>
          <dt>{t({ id: 'CASHBACK_MOST', message: 'At most' })}</dt>
          <dd translate="no">{money(maxPayout, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
