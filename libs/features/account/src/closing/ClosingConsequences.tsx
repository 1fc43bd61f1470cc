import { useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { useHasPage, useOptionalIntent } from '@lobby/composition';
import { useFormat } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { WalletQuery } from '@lobby/money';
import { areWithdrawalsAllowed, type PlayerInfo } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Button, Inline, Stack, Text, TextLink } from '@lobby/ui-kit';
import * as css from './closing.css.ts';

/** What closing means for play, money and bonuses, and what else there is: said before it happens. */
export function ClosingConsequences({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const points = [
    t({
      id: 'CLOSE_PLAY',
      message:
        'You can no longer play or pay in. Games that run stop at once, on all your devices; the platform settles rounds that are open.',
    }),
    useMoneyText(player),
    t({ id: 'CLOSE_BONUSES', message: 'Bonuses and rewards can no longer be used.' }),
    t({ id: 'CLOSE_ACCESS', message: 'You can still sign in, read your history and contact us.' }),
  ];
  return (
    <Stack gap="sm">
      <Text weight="medium">{t({ id: 'CLOSE_CONSEQUENCES', message: 'What happens' })}</Text>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Text>
        {t({
          id: 'CLOSE_ALTERNATIVES',
          message:
            'Do you want to protect yourself from play? A break or a self-exclusion cannot be taken back before its end; an account can often be opened again.',
        })}
      </Text>
      <Inline wrap gap="md">
        {hasPage('responsible-gaming') && (
          <TextLink standalone render={<Link to="responsible-gaming" />}>
            {t({ id: 'CLOSE_TO_PROTECTION', message: 'Breaks, self-exclusion and help' })}
          </TextLink>
        )}
        {/* The withdrawal first: its address begins with the deposit. */}
        {openQuickDeposit && areWithdrawalsAllowed(player) && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void openQuickDeposit({ mode: 'withdraw' }).catch(reportError)}
          >
            {t({ id: 'CLOSE_TO_WITHDRAWAL', message: 'Withdraw money' })}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function useMoneyText(player: PlayerInfo): string {
  const { t } = useLingui();
  const { money } = useFormat();
  const [{ data }] = useViewerQuery({ query: WalletQuery });
  const wallet = data?.viewer?.wallet;
  const balance = wallet ? money(wallet.balance, wallet.currency) : '–';
  return areWithdrawalsAllowed(player)
    ? t({
        id: 'CLOSE_MONEY',
        message: `Your money stays yours: you can have your balance of ${balance} paid out, now and when the account is closed.`,
      })
    : t({
        id: 'CLOSE_MONEY_BLOCKED',
        message: `Your money stays yours. Your balance of ${balance} cannot be paid out at present: contact us about it.`,
      });
}
