import { useLingui } from '@lingui/react/macro';
import type { DepositRequest } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { useSentenceTime } from '@lobby/i18n';
import { type Wallet } from '@lobby/money';
import { useSession } from '@lobby/player';
import { Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import { build } from 'virtual:lobby-build';
import { CashierVisit } from '../hosted/CashierVisit.tsx';
import { AwardAnnouncement } from '../methods/AwardAnnouncement.tsx';
import { MethodPanel } from '../methods/MethodPanel.tsx';
import type { PaymentMethod } from '../methods/paymentMethods.ts';
import { PendingPayments } from '../payments/PendingPayments.tsx';
import { Amount } from '../shared/Amount.tsx';
import { minimumDeposit, prefilledAmount } from './depositAmount.ts';
import type { OpenedCashier } from './quickDeposit.machine.ts';

interface DepositFormProps {
  opened: OpenedCashier;
  request: DepositRequest;
  wallet: Wallet;
  /** Whether a block has taken the deposit away at this moment, before it is rendered. */
  isStopped: () => boolean;
  send: (event: { type: 'PAYING' | 'PAYMENT_ENDED' | 'DEPOSITED' }) => void;
}

/** The deposit around the hosted cashier: what there is to know first, the method, and the cashier that opens on it. */
export function DepositForm({ opened, request, wallet, isStopped, send }: DepositFormProps) {
  const { t } = useLingui();
  const { methods, instantBankingBlocked } = opened;
  const { currency } = wallet;
  const [choice, choose] = useState(opened.choice);
  const [isPaying, setPaying] = useState(false);
  const minimum = minimumDeposit(currency, wallet.minDepositAmount);
  const isBlocked = ({ isInstantBanking }: PaymentMethod) => instantBankingBlocked && isInstantBanking;
  const awarded = methods.filter((method) => !isBlocked(method));
  const chosen = methods.find(({ method }) => method === choice?.method);

  return (
    <Stack gap="sm">
      <Amount label={t({ id: 'MINIMUM_DEPOSIT', message: 'Minimum deposit' })} amount={minimum} currency={currency} />
      <InstantBankingNotice isBlocked={instantBankingBlocked} />
      <Slot name="deposit.notice" />
      <PendingPayments type="Deposit" />
      {build.EnableCashierIBAwardAnnouncement && !isPaying && (
        <AwardAnnouncement
          methods={awarded}
          onChoose={chosen?.isInstantBanking ? null : ({ method }) => choose({ method })}
        />
      )}
      {methods.length > 0 && (
        <MethodPanel
          methods={methods}
          choice={choice}
          onChoose={choose}
          locked={isPaying}
          rejectionOf={(method) =>
            isBlocked(method) ? t({ id: 'METHOD_BLOCKED', message: 'Blocked on your account' }) : null
          }
        />
      )}
      {(choice !== null || methods.length === 0) && (
        <CashierVisit
          key={`${choice?.method} ${choice?.accountId}`}
          transactionType="Deposit"
          currency={currency}
          amount={prefilledAmount(request, currency, minimum)}
          choice={choice}
          onSuccess={() => send({ type: 'DEPOSITED' })}
          isStopped={isStopped}
          onPayingChange={(paying) => {
            setPaying(paying);
            send({ type: paying ? 'PAYING' : 'PAYMENT_ENDED' });
          }}
        />
      )}
    </Stack>
  );
}

/** That instant banking is blocked, or will be. */
function InstantBankingNotice({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const { player } = useSession();
  const endsAt = player?.instantBankingBlock?.activeFrom;
  if (isBlocked)
    return (
      <Text size="sm">
        {t({
          id: 'INSTANT_BANKING_BLOCKED',
          message: 'Instant banking is blocked on your account. Please choose another payment method.',
        })}
      </Text>
    );
  if (player?.isInstantBankingBlocked !== true || !endsAt) return null;
  const end = sentenceTime(endsAt);
  return (
    <Text size="sm">
      {t({ id: 'INSTANT_BANKING_ENDS', message: `You can still pay by instant banking until ${end}.` })}
    </Text>
  );
}
