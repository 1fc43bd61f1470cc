import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Icon, RefreshIcon, Status, Text, WarningIcon } from '@lobby/ui-kit';
import * as css from './RewardsShopPage.css.ts';
import type { Purchase } from './usePurchase.ts';

/** A purchase that is under way or whose answer was lost, while its dialog is closed; no other one begins meanwhile. */
export function UnsettledPurchase({ purchase: { state, send } }: { purchase: Purchase }) {
  const { t } = useLingui();
  const name = state.context.choice?.name;
  const isSending = state.hasTag('busy');
  return (
    <Card as="section" aria-label={t({ id: 'SHOP_NO_ANSWER', message: 'No answer yet' })}>
      <div className={css.notice}>
        <div className={css.noticeText}>
          <Icon of={WarningIcon} />
          <Status>
            <Text>
              {isSending ? (
                <Trans id="SHOP_UNDER_WAY">Your purchase “{name}” is under way.</Trans>
              ) : (
                <Trans id="SHOP_UNSETTLED">
                  Whether your purchase “{name}” has arrived is not known yet. Check again: you pay once at most.
                </Trans>
              )}
            </Text>
          </Status>
        </div>
        {!isSending && (
          <Button size="sm" variant="secondary" icon={RefreshIcon} onClick={() => send({ type: 'RETRY' })}>
            {t({ id: 'SHOP_ASK_AGAIN', message: 'Check again' })}
          </Button>
        )}
      </div>
    </Card>
  );
}
