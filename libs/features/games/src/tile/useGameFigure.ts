import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { useFeed } from '@lobby/services';

export interface GameFigure {
  /** What runs over the tile's art: a jackpot's amount, or how many sit at a table. */
  text?: string;
  /** Live tables only. */
  isOpen?: boolean;
  dealer?: string;
}

/** The running figures of one game, null where the feed has none (R-7-051). */
export function useGameFigure(lookupId: string): GameFigure | null {
  const feed = useFeed();
  const format = useFormat();
  const { t } = useLingui();

  const jackpot = feed?.jackpots.find((each) => each.lookupId === lookupId);
  if (jackpot) return { text: format.money(jackpot.amount, jackpot.currency) };
  const table = feed?.liveCasino.find((each) => each.lookupId === lookupId);
  if (!table) return null;
  const { isOpen, dealer, players } = table;
  const count = format.number(players);
  return { isOpen, dealer, text: isOpen ? t({ id: 'LIVE_TABLE_PLAYERS', message: `${count} playing` }) : undefined };
}
