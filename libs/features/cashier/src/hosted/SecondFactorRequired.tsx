import { useLingui } from '@lingui/react/macro';
import { useAuth } from '@lobby/auth';
import type { PaymentTransactionType } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { usePath, withQuery } from '@lobby/routing';
import { Button, EmptyState, ShieldIcon } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { withdrawalQuery } from '../shared/withdrawalQuery.ts';
import type { RequiredSignIn } from './cashierVisit.machine.ts';

interface SecondFactorRequiredProps extends RequiredSignIn {
  transactionType: PaymentTransactionType;
}

/** In place of the cashier until the player has signed in anew, with a second factor, at the identity provider. */
export function SecondFactorRequired({ transactionType, acrValues, maxAge }: SecondFactorRequiredProps) {
  const { t } = useLingui();
  const auth = useAuth();
  const path = usePath();
  const [state, setState] = useState<'waiting' | 'leaving' | 'failed'>('waiting');
  const returnTo = transactionType === 'Deposit' ? path('deposit') : withQuery(path('withdraw'), withdrawalQuery);

  useEffect(function resetOnReturn() {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('waiting');
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  async function confirm() {
    setState('leaving');
    try {
      await auth.signIn({ returnTo, acrValues, maxAge });
    } catch (error) {
      reportError(error);
      setState('failed');
    }
  }

  return (
    <EmptyState
      layout="plain"
      level={3}
      role="alert"
      icon={ShieldIcon}
      title={t({ id: 'SECOND_FACTOR_REQUIRED', message: 'Confirm that it is you' })}
      text={
        state === 'failed'
          ? t({
              id: 'SECOND_FACTOR_UNAVAILABLE',
              message: 'The sign-in page cannot be reached right now. No money has moved.',
            })
          : t({
              id: 'SECOND_FACTOR_REQUIRED_TEXT',
              message:
                'Before money leaves your account we ask for a second proof, such as a code. Then you come back here.',
            })
      }
      actions={
        <Button
          loading={state === 'leaving'}
          loadingLabel={t({ id: 'SECOND_FACTOR_OPENING', message: 'Opening the sign-in page' })}
          onClick={() => void confirm()}
        >
          {state === 'failed'
            ? t({ id: 'TRY_AGAIN', message: 'Try again' })
            : t({ id: 'SECOND_FACTOR_CONFIRM', message: 'Confirm' })}
        </Button>
      }
    />
  );
}
