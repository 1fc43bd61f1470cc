import { useLingui } from '@lingui/react/macro';
import { graphql, idempotent, isNotOffered, toLobbyError, useMutation } from '@lobby/data';
import { useHasPage } from '@lobby/composition';
import { openOverlay, showFeedback } from '@lobby/overlays';
import { areWithdrawalsAllowed, type PlayerInfo } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, Card, Heading, Inline, Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import * as css from './closing.css.ts';

const ReopenAccount = graphql(`
  mutation ReopenAccount {
    reopenAccount {
      id
      accountStatus {
        status
        cause
        reopenByCustomerAllowed
      }
    }
  }
`);

interface ClosedAccountProps {
  player: PlayerInfo;
  /** The player has just closed it here. */
  takesFocus: boolean;
}

const focusAtOnce = (element: HTMLElement | null) => element?.focus();

/** An account that is closed: what can still be done, and the way back where the platform allows one. */
export function ClosedAccount({ player, takesFocus }: ClosedAccountProps) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const [{ fetching }, send] = useMutation(ReopenAccount);
  const [isRejected, setRejected] = useState(false);
  const isReopenable = player.accountStatus?.reopenByCustomerAllowed === true && !isRejected;
  const title = t({ id: 'CLOSED_ACCOUNT', message: 'Your account is closed' });

  async function reopen() {
    const answer = await openOverlay({
      variant: 'confirmation',
      title: t({ id: 'REOPEN_ACCOUNT_ASK', message: 'Open your account again?' }),
      content: t({
        id: 'REOPEN_ACCOUNT_TEXT',
        message: 'You can then play and pay in again. Limits, breaks and self-exclusions stay in force.',
      }),
      okText: t({ id: 'REOPEN_ACCOUNT', message: 'Open account again' }),
      dismissText: t({ id: 'REOPEN_STAY_CLOSED', message: 'Leave it closed' }),
    });
    if (answer !== 'ok') return;
    const { data, error } = await send({}, idempotent);
    if (data && !error)
      return showFeedback({
        kind: 'success',
        namespace: 'profile',
        message: t({ id: 'REOPENED', message: 'Your account is open again.' }),
      });
    if (error && toLobbyError(error).types.includes('ReopenNotAllowed')) return setRejected(true);
    showFeedback({
      kind: 'error',
      namespace: 'profile',
      message: isNotOffered(error)
        ? t({ id: 'NOT_OFFERED', message: 'This is not offered here' })
        : t({ id: 'PROFILE_NOT_SAVED', message: 'This was not saved. Please try again.' }),
    });
  }

  return (
    <div ref={takesFocus ? focusAtOnce : undefined} tabIndex={-1} className={css.step}>
      <Card as="section" aria-label={title}>
        <Stack gap="md">
          <Heading level={2} size="h4">
            {title}
          </Heading>
          <Text>
            {areWithdrawalsAllowed(player)
              ? t({
                  id: 'CLOSED_ACCOUNT_TEXT',
                  message: 'You cannot play or pay in. Your money stays yours: you can have it paid out at any time.',
                })
              : t({
                  id: 'CLOSED_ACCOUNT_BLOCKED_TEXT',
                  message: 'You cannot play or pay in. Your money stays yours: contact us about it.',
                })}
          </Text>
          {!isReopenable && (
            <Text>{t({ id: 'CLOSED_FOR_GOOD', message: 'You cannot open this account again yourself.' })}</Text>
          )}
          <Inline wrap gap="sm">
            {hasPage('withdraw') && areWithdrawalsAllowed(player) && (
              <ButtonLink size="sm" variant="secondary" render={<Link to="withdraw" />}>
                {t({ id: 'CLOSE_TO_WITHDRAWAL', message: 'Withdraw money' })}
              </ButtonLink>
            )}
            {isReopenable && (
              <Button
                size="sm"
                variant="ghost"
                loading={fetching}
                loadingLabel={t({ id: 'LOADING', message: 'Loading' })}
                onClick={() => void reopen()}
              >
                {t({ id: 'REOPEN_ACCOUNT', message: 'Open account again' })}
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}
