import { Trans, useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { useFormat } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { Card, Heading, Stack, TextLink } from '@lobby/ui-kit';
import * as css from './CashbackPage.css.ts';

interface CashbackRulesProps {
  /** Percent. */
  rate: number;
  /** Decimal string. */
  maxPayout: string;
  currency: string;
}

/** How cashback works, in plain words that make no loss look like a gain. */
export function CashbackRules({ rate, maxPayout, currency }: CashbackRulesProps) {
  const { t } = useLingui();
  const { money, percent } = useFormat();
  const hasPage = useHasPage();
  const share = percent(rate / 100);
  const most = money(maxPayout, currency);
  const title = t({ id: 'CASHBACK_RULES', message: 'How it works' });
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <ul className={css.rules}>
          <li>
            <Trans id="CASHBACK_RULE_SHARE">
              You get back {share} of the real money that you lose from Monday to Sunday (UTC): your stakes less your
              wins.
            </Trans>
          </li>
          <li>
            <Trans id="CASHBACK_RULE_PROFIT">If you win more than you stake, there is no cashback for that week.</Trans>
          </li>
          <li>
            <Trans id="CASHBACK_RULE_PAYOUT">
              When the week is over it becomes a reward of {most} at most, which you claim.
            </Trans>
          </li>
          <li>
            <Trans id="CASHBACK_RULE_LOSS">
              The larger part of a loss stays lost. Cashback is no reason to play on: only play with money that you can
              spare.
            </Trans>
          </li>
        </ul>
        {hasPage('responsible-gaming') && (
          <TextLink standalone render={<Link to="responsible-gaming" />}>
            {t({ id: 'CASHBACK_PLAY_SAFELY', message: 'Play safely' })}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
