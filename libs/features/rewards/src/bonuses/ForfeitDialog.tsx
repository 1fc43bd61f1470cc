import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { Button, Dialog, Stack, Text } from '@lobby/ui-kit';
import { useState } from 'react';
import type { Bonus } from './bonusesQuery.ts';
import { type ForfeitProblem, useForfeit } from './useForfeit.ts';

interface ForfeitDialogProps {
  bonus: Bonus;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  onForfeited: () => void;
}

/** Gives up a bonus after the player has read the sum that is lost. A sum that changes meanwhile needs another confirmation. */
export function ForfeitDialog({ bonus, open, onClose, onClosed, onForfeited }: ForfeitDialogProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const forfeit = useForfeit();
  const { name, amount, balance, currency, isLocked } = bonus;
  const [read, setRead] = useState(balance);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ForfeitProblem | null>(null);
  if (open && !isBusy && read !== balance) {
    setRead(balance);
    setProblem('BonusBalanceChanged');
  }
  // A locked bonus has no balance yet: what it would have been is lost.
  const sum = money(isLocked ? amount : read, currency);
  const problems: Record<ForfeitProblem, string> = {
    BonusBalanceChanged: t({ id: 'BONUS_FORFEIT_CHANGED', message: 'The sum has changed. Please decide again.' }),
    BonusInPlay: t({
      id: 'BONUS_FORFEIT_IN_PLAY',
      message: 'A round with this bonus is still open. Please finish it first.',
    }),
    BonusNotActive: t({ id: 'BONUS_FORFEIT_ENDED', message: 'This bonus has ended already.' }),
    unanswered: t({ id: 'BONUS_FORFEIT_UNANSWERED', message: 'We have no answer yet. Trying again is safe.' }),
  };
  const hasEnded = problem === 'BonusNotActive';

  async function confirm() {
    setProblem(null);
    setBusy(true);
    const found = await forfeit(bonus.id, read);
    setBusy(false);
    if (found === null) onForfeited();
    else setProblem(found);
  }

  return (
    <Dialog
      open={open}
      alert
      focusSelf
      title={t({ id: 'BONUS_FORFEIT', message: 'Give up the bonus' })}
      escape={!isBusy}
      outside={!isBusy}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {hasEnded ? t({ id: 'SHOP_CLOSE', message: 'Close' }) : t({ id: 'BONUS_KEEP', message: 'Keep it' })}
          </Button>
          {!hasEnded && (
            <Button variant="danger" loading={isBusy} onClick={() => void confirm()}>
              {t({ id: 'BONUS_FORFEIT_SUM', message: `Give up ${sum}` })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="md">
        <Text>
          {isLocked
            ? t({
                id: 'BONUS_FORFEIT_LOCKED',
                message: `You lose the locked bonus “${name}” of ${sum}. Your own money stays as it is.`,
              })
            : t({
                id: 'BONUS_FORFEIT_TEXT',
                message: `You lose ${sum} of bonus money from “${name}” and your progress in wagering it. Your own money stays as it is.`,
              })}
        </Text>
        <div role="alert">{problem && <Text tone="danger">{problems[problem]}</Text>}</div>
      </Stack>
    </Dialog>
  );
}
