import { graphql, idempotent, networkOnly, toLobbyError, useDataClient } from '@lobby/data';
import { WalletBalance } from '@lobby/player';
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

const refusals = ['BonusBalanceChanged', 'BonusInPlay', 'BonusNotActive'] as const;
/** Why a bonus is not given up; `unanswered`: perhaps it is. */
export type ForfeitProblem = (typeof refusals)[number] | 'unanswered';

/**
 * Gives up a bonus with the balance that the player was shown; null once it is given up. The same again changes nothing. What
 * was refused is not as it was shown: what it is now is known before the refusal is told.
 */
export function useForfeit(): (bonusId: string, balance: string) => Promise<ForfeitProblem | null> {
  const client = useDataClient();
  return async (bonusId, balance) => {
    const { data, error } = await client.urql.mutation(ForfeitBonus, { bonusId, balance }, idempotent).toPromise();
    if (data) return null;
    const types = error ? toLobbyError(error).types : [];
    const refusal = refusals.find((type) => types.includes(type));
    if (!refusal) return 'unanswered';
    client.refetchTypes(['Wallet']);
    await client.urql.query(BonusesQuery, {}, { ...bonusesContext, ...networkOnly }).toPromise();
    return refusal;
  };
}
