import { useLingui } from '@lingui/react/macro';
import { graphql, idempotent, toLobbyError, useDataClient, useMutation } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { WalletBalance } from '@lobby/player';
import { Button, Dialog, Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import { type Bonus, BonusFields } from './bonusesQuery.ts';

const ForfeitBonusMutation = graphql(
  `
    mutation ForfeitBonus($bonusId: ID!, $balance: Decimal!) {
      forfeitBonus(bonusId: $bonusId, balance: $balance) {
        bonus {
          ...BonusFields
        }
        wallet {
          ...WalletBalance
        }
      }
    }
  `,
  [BonusFields, WalletBalance],
);

type Problem = 'BonusBalanceChanged' | 'BonusInPlay' | 'BonusNotActive' | 'unanswered';
const refusals = ['BonusBalanceChanged', 'BonusInPlay', 'BonusNotActive'] as const;

/** Gives up a bonus, after the player has read the sum that is lost. The platform refuses if it is another sum by now. */
export function ForfeitBonus({ bonus: { id, name, balance, currency, isInPlay } }: { bonus: Bonus }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const client = useDataClient();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [{ fetching }, send] = useMutation(ForfeitBonusMutation);
  const sum = money(balance, currency);
  const forfeit = t({ id: 'BONUS_FORFEIT', message: 'Give up the bonus' });
  const problems: Record<Problem, string> = {
    BonusBalanceChanged: t({ id: 'BONUS_FORFEIT_CHANGED', message: 'The sum has changed. Please decide again.' }),
    BonusInPlay: t({
      id: 'BONUS_FORFEIT_IN_PLAY',
      message: 'A round with this bonus is still open. Please finish it first.',
    }),
    BonusNotActive: t({ id: 'BONUS_FORFEIT_ENDED', message: 'This bonus has ended already.' }),
    unanswered: t({ id: 'BONUS_FORFEIT_UNANSWERED', message: 'We have no answer yet. Trying again is safe.' }),
  };

  async function confirm() {
    setProblem(null);
    // The same again changes nothing.
    const { data, error } = await send({ bonusId: id, balance }, idempotent);
    if (data) return setOpen(false);
    const types = error ? toLobbyError(error).types : [];
    setProblem(refusals.find((refusal) => types.includes(refusal)) ?? 'unanswered');
    client.refetchTypes(['Bonus', 'Wallet']);
  }

  return (
    <>
      <div>
        <Button
          variant="ghost"
          disabled={isInPlay}
          onClick={() => {
            setProblem(null);
            setOpen(true);
          }}
        >
          {forfeit}
        </Button>
        {isInPlay && (
          <Text size="sm" tone="muted">
            {problems.BonusInPlay}
          </Text>
        )}
      </div>
      <Dialog
        open={isOpen}
        alert
        focusSelf
        title={forfeit}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t({ id: 'BONUS_KEEP', message: 'Keep it' })}
            </Button>
            <Button variant="danger" loading={fetching} onClick={() => void confirm()}>
              {t({ id: 'BONUS_FORFEIT_SUM', message: `Give up ${sum}` })}
            </Button>
          </>
        }
      >
        <Stack gap="md">
          <Text>
            {t({
              id: 'BONUS_FORFEIT_TEXT',
              message: `You lose ${sum} of bonus money from “${name}”, and what is wagered of it. Your own money stays as it is.`,
            })}
          </Text>
          <div role="alert">{problem && <Text tone="danger">{problems[problem]}</Text>}</div>
        </Stack>
      </Dialog>
    </>
  );
}
