import { Trans, useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { isolate } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, Dialog, Stack, Text } from '@lobby/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PriceCheck } from './PriceCheck.tsx';
import type { ShopItem } from './shopQuery.ts';
import type { Purchase } from './usePurchase.ts';
import { RewardsRestriction } from '../restriction/RewardsRestriction.tsx';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { useRejection } from './useRejection.tsx';
import * as css from './PurchaseDialog.css.ts';

type Step = 'confirming' | 'uncertain' | 'rejected' | 'bought';

/** What the dialog shows; null: nothing, it is closed. */
function stepOf(state: Purchase['state']): Step | null {
  const { value } = state;
  if (value === 'idle' || value === 'unsettled' || state.matches({ sending: 'hidden' })) return null;
  if (typeof value === 'object') return state.context.wasLost ? 'uncertain' : 'confirming';
  return value === 'repricing' ? 'confirming' : value;
}

/** The same value while `isFrozen`, however it changes. */
function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [frozen, setFrozen] = useState(value);
  if (!isFrozen && frozen !== value) setFrozen(value);
  return isFrozen ? frozen : value;
}

interface PurchaseDialogProps {
  purchase: Purchase;
  /** As the shop has it now; undefined once it is not offered any more. */
  item: ShopItem | undefined;
  points: number;
}

/** The steps of a purchase: what it costs and leaves, whether an answer came, and what became of it. */
export function PurchaseDialog({ purchase: { state, send }, ...shop }: PurchaseDialogProps) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const rejectionOf = useRejection();
  const content = useRef<HTMLDivElement>(null);
  const { choice, rejection } = state.context;
  const isBusy = state.hasTag('busy');
  const block = useRewardsBlock();
  // The purchase itself takes points and stock, which are pushed before its answer: they are no news to the player.
  const item = useFrozen(shop.item, state.matches('sending'));
  const points = useFrozen(shop.points, state.matches('sending'));
  const step = stepOf(state);
  // A dialog that is closing keeps what it has shown.
  const [shown, setShown] = useState(step);
  if (step !== null && step !== shown) setShown(step);
  useEffect(
    function focusWhatHasAppeared() {
      if (step === 'uncertain' || step === 'rejected' || step === 'bought') content.current?.focus();
    },
    [step],
  );
  const name = isolate(item?.name ?? choice?.name ?? '');
  const close = () => send({ type: 'CLOSE' });
  const closeButton = (label: ReactNode) => (
    <Button key="close" variant="secondary" block onClick={close}>
      {label}
    </Button>
  );
  const closeText = t({ id: 'SHOP_CLOSE', message: 'Close' });
  const loading = t({ id: 'LOADING', message: 'Loading' });
  const isForSale = item !== undefined && item.stock !== 0 && item.price <= points && block === null;

  const steps: Record<Step, { title: string; body: ReactNode; footer: ReactNode }> = {
    confirming: {
      title: t({ id: 'SHOP_CONFIRM_TITLE', message: `Buy “${name}”?` }),
      body: choice && (
        <>
          {!isBusy && <RewardsRestriction />}
          <PriceCheck item={item} points={points} formerPrice={choice.price} />
        </>
      ),
      footer: [
        // What was sent cannot be taken back.
        closeButton(state.matches('sending') ? closeText : t({ id: 'CANCEL', message: 'Cancel' })),
        <Button
          key="go"
          block
          disabled={!isForSale}
          loading={isBusy}
          loadingLabel={loading}
          onClick={() => item && send({ type: 'CONFIRM', price: item.price })}
        >
          {t({ id: 'SHOP_CONFIRM', message: 'Buy now' })}
        </Button>,
      ],
    },
    uncertain: {
      title: t({ id: 'SHOP_NO_ANSWER', message: 'No answer yet' }),
      body: (
        <>
          <Text>
            <Trans id="SHOP_UNSETTLED">
              Whether your purchase “{name}” has arrived is not known yet. Check again: you pay once at most.
            </Trans>
          </Text>
          {rejection && rejectionOf(rejection)}
        </>
      ),
      footer: [
        closeButton(t({ id: 'SHOP_LATER', message: 'Later' })),
        <Button key="go" block loading={isBusy} loadingLabel={loading} onClick={() => send({ type: 'RETRY' })}>
          {t({ id: 'SHOP_ASK_AGAIN', message: 'Check again' })}
        </Button>,
      ],
    },
    rejected: {
      title: t({ id: 'SHOP_NOT_BOUGHT', message: 'Not bought' }),
      body: rejection && rejectionOf(rejection),
      footer: [closeButton(closeText)],
    },
    bought: {
      title: t({ id: 'SHOP_BOUGHT', message: 'It is yours' }),
      body: (
        <Text>
          <Trans id="SHOP_BOUGHT_TEXT">“{name}” is among your rewards. You claim it there when you like.</Trans>
        </Text>
      ),
      footer: [
        closeButton(closeText),
        hasPage('rewards') && (
          <ButtonLink key="go" block render={<Link to="rewards" />}>
            {t({ id: 'TO_YOUR_REWARDS', message: 'To your rewards' })}
          </ButtonLink>
        ),
      ],
    },
  };
  if (shown === null) return null;
  const { title, body, footer } = steps[shown];
  return (
    <Dialog
      open={step !== null}
      onClose={close}
      title={title}
      size="sm"
      placement="center"
      // A double click on “Buy” would close it with its second press.
      outside={false}
      footer={footer}
    >
      <div ref={content} tabIndex={-1} role="status" className={css.content}>
        <Stack gap="md">{body}</Stack>
      </div>
    </Dialog>
  );
}
