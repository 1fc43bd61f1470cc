import { useLingui } from '@lingui/react/macro';
import { withdrawalCancelReasons, type WithdrawalCancelReason } from '@lobby/contracts';
import { graphql, toLobbyError, useMutation } from '@lobby/data';
import { useLobby } from '@lobby/composition';
import { showFeedback } from '@lobby/overlays';
import { playerProtection } from '@lobby/licensing';
import { useCustomer, usePlayBlock } from '@lobby/player';
import { Button, Inline, RadioGroup, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';

const CancelWithdrawal = graphql(`
  mutation CancelWithdrawal($transactionId: ID!, $reason: WithdrawalCancelReason!) {
    cancelWithdrawal(transactionId: $transactionId, reason: $reason) {
      transaction {
        id
        state
        processedAt
        isCancellable
      }
      wallet {
        id
        balance
        bonusBalance
      }
    }
  }
`);

interface WithdrawalCancellationProps {
  id: string;
  /** The platform would accept it. */
  isCancellable: boolean;
}

/**
 * Cancels a withdrawal, with one of four reasons (R-3-012). Nothing where the licence does not let it be offered, it is too
 * late, or the player may not play: a cancelled withdrawal is money to play with; a button that explains itself where the operator has blocked it for this player (R-6-004).
 */
export function WithdrawalCancellation({ id, isCancellable }: WithdrawalCancellationProps) {
  const { t } = useLingui();
  const { brand } = useLobby();
  const customer = useCustomer();
  const mayPlay = usePlayBlock() === null;
  const [isAsking, setAsking] = useState(false);
  const noteId = useId();
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(
    function focusWhatHasAppeared() {
      // Neither when the page opens, nor when the withdrawal is gone.
      if (isAsking || wasAsking.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
      wasAsking.current = isAsking;
    },
    [isAsking],
  );
  // Whether the operator blocks it is not known without the customer.
  if (!playerProtection[brand.license].withdrawalCancellation || !mayPlay || customer === null) return null;
  const label = t({ id: 'CANCEL_WITHDRAWAL', message: 'Cancel withdrawal' });
  if (customer.isCancelWithdrawalBlocked === true)
    return (
      <Stack gap="xs" align="start">
        <Button size="sm" variant="ghost" disabled aria-describedby={noteId}>
          {label}
        </Button>
        <Text id={noteId} size="sm" tone="muted">
          {t({
            id: 'CANCEL_WITHDRAWAL_BLOCKED',
            message: 'Withdrawals of your account cannot be cancelled. Contact us to find out why.',
          })}
        </Text>
      </Stack>
    );
  if (!isCancellable) return null;
  return (
    <div ref={place}>
      {isAsking ? (
        <CancellationForm id={id} onKeep={() => setAsking(false)} />
      ) : (
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}

function CancellationForm({ id, onKeep }: { id: string; onKeep: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState<WithdrawalCancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [{ fetching, error }, send] = useMutation(CancelWithdrawal);
  const form = useRef<HTMLFormElement>(null);
  const names: Record<WithdrawalCancelReason, string> = {
    AccountIssues: t({ id: 'CANCEL_REASON_ACCOUNT', message: 'There is a problem with my account' }),
    InsufficientGameChoices: t({ id: 'CANCEL_REASON_GAMES', message: 'There are too few games for me' }),
    NotEnoughBonusesOrPromotions: t({
      id: 'CANCEL_REASON_BONUSES',
      message: 'There are too few bonuses or promotions',
    }),
    PaymentIssues: t({ id: 'CANCEL_REASON_PAYMENT', message: 'There is a problem with the payment' }),
  };

  async function cancel() {
    if (reason === null) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    const row = form.current?.closest('li');
    const { data } = await send({ transactionId: id, reason });
    if (!data) return;
    // The form goes with the state of its row, which keeps the focus.
    row?.focus();
    showFeedback({
      kind: 'success',
      namespace: 'history',
      message: t({
        id: 'WITHDRAWAL_CANCELLED',
        message: 'Your withdrawal is cancelled. The money is back in your balance.',
      }),
    });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!fetching) void cancel();
      }}
    >
      <Stack gap="md">
        <RadioGroup
          label={t({ id: 'CANCEL_REASON', message: 'Why do you want to cancel it?' })}
          options={withdrawalCancelReasons.map((value) => ({ value, label: names[value] }))}
          value={reason}
          error={
            isMissing && reason === null
              ? t({ id: 'CANCEL_REASON_MISSING', message: 'Please choose a reason.' })
              : undefined
          }
          onChange={setReason}
        />
        {error && !fetching && (
          <div role="alert">
            <Text tone="danger">
              {toLobbyError(error).types.length > 0
                ? t({ id: 'CANCEL_WITHDRAWAL_REJECTED', message: 'This withdrawal can no longer be cancelled.' })
                : t({ id: 'CANCEL_WITHDRAWAL_FAILED', message: 'No answer came back. Please try again.' })}
            </Text>
          </div>
        )}
        <Inline wrap gap="sm">
          <Button
            size="sm"
            type="submit"
            variant="danger"
            loading={fetching}
            loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
          >
            {t({ id: 'CANCEL_WITHDRAWAL', message: 'Cancel withdrawal' })}
          </Button>
          <Button size="sm" variant="ghost" onClick={onKeep}>
            {t({ id: 'KEEP_WITHDRAWAL', message: 'Keep it' })}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
