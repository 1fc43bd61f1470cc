import { command, graphql, idempotent, networkOnly, rejectionIn, type RejectionOf, useDataClient } from '@lobby/data';
import { WalletBalance } from '@lobby/money';
import { bonusesContext, BonusesQuery, BonusFields } from './bonusesQuery.ts';

const ForfeitBonus = graphql(
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

const forfeitBonus = command(ForfeitBonus, {
  rejections: ['BonusBalanceChanged', 'BonusInPlay', 'BonusNotActive'],
  refetch: ['Wallet'],
  context: idempotent,
});
type ForfeitRejection = RejectionOf<typeof forfeitBonus>;
/** Why a bonus is not given up; `unanswered`: perhaps it is. */
export type ForfeitProblem = ForfeitRejection | 'unanswered';

/**
 * Gives up a bonus with the balance that the player was shown; null once it is given up. The same again changes nothing. What
 * was rejected is not as it was shown: what it is now is known before the rejection is shown.
 */
export function useForfeit(): (bonusId: string, balance: string) => Promise<ForfeitProblem | null> {
  const client = useDataClient();
  return async (bonusId, balance) => {
    try {
      await forfeitBonus(client, { bonusId, balance });
      return null;
    } catch (error) {
      const rejection = rejectionIn<ForfeitRejection>(error);
      if (rejection === null) return 'unanswered';
      await client.urql.query(BonusesQuery, {}, { ...bonusesContext, ...networkOnly }).toPromise();
      return rejection;
    }
  };
}
