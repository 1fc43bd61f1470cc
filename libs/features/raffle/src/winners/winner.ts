import { safeParseDecimal } from '@lobby/contracts';
import { graphql, type ResultOf } from '@lobby/data';

/** Winners in the list (R-9-024). */
export const winnersCount = 15;

export const RaffleWinnersQuery = graphql(`
  query RaffleWinners($baseCurrency: String!, $last: Int!) {
    public {
      raffleWinners(baseCurrency: $baseCurrency, last: $last) {
        edges {
          node {
            winnerInitials
            winAmount
            winCurrency
            brand
            instanceId
            jackpotName
            timestamp
          }
        }
      }
    }
  }
`);

type ServedWinner = ResultOf<typeof RaffleWinnersQuery>['public']['raffleWinners']['edges'][number]['node'];

export interface Winner {
  initials: string;
  /** Decimal in `currency`. */
  amount: string;
  currency: string;
  brand: string;
  timestamp: string;
  /** The raffle, where it is named: `hourly`, or a name. */
  raffle: string | null;
}

/** A winner with all that is to be shown; null where any of it is missing, a win of 0 included (R-5-003, A-112). */
export function completeWinner(served: ServedWinner): Winner | null {
  const { winnerInitials, winAmount, winCurrency, brand, timestamp, jackpotName } = served;
  if (!winnerInitials?.trim() || !winAmount || !winCurrency?.trim() || !brand?.trim() || !timestamp) return null;
  if ((safeParseDecimal(String(winAmount)) ?? 0n) <= 0n || Number.isNaN(Date.parse(timestamp))) return null;
  return {
    initials: winnerInitials.trim(),
    amount: String(winAmount),
    currency: winCurrency.trim(),
    brand: brand.trim(),
    timestamp,
    raffle: jackpotName?.trim() || null,
  };
}
