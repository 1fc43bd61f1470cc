import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Icon, RefreshIcon, Text, WarningIcon } from '@lobby/ui-kit';
import * as css from './RewardsShopPage.css.ts';
import type { Purchase } from './usePurchase.ts';

/** A purchase whose answer was lost, for as long as nobody knows more; no other one begins meanwhile. */
export function UnsettledPurchase({ purchase: { state, send } }: { purchase: Purchase }) {
  const { t } = useLingui();
  const name = state.context.choice?.name;
  return (
    <Card as="section" aria-label={t({ id: 'SHOP_NO_ANSWER', message: 'No answer yet' })}>
      <div className={css.notice}>
        <div className={css.noticeText}>
          <Icon of={WarningIcon} />
          <Text>
            <Trans id="SHOP_UNSETTLED">
              Whether your purchase “{name}” has arrived is not known yet. Ask again: you pay once at most.
            </Trans>
          </Text>
        </div>
        <Button size="sm" variant="secondary" icon={RefreshIcon} onClick={() => send({ type: 'RETRY' })}>
          {t({ id: 'SHOP_ASK_AGAIN', message: 'Ask again' })}
        </Button>
      </div>
    </Card>
  );
}
