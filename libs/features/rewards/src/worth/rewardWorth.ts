import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { graphql, readFragment, type FragmentOf } from '@lobby/data';
import { useFormat } from '@lobby/i18n';

/** What a reward is worth, of whichever type. */
export const RewardWorth = graphql(`
  fragment RewardWorth on RewardType {
    __typename
    ... on FreeSpin {
      spins: amount
      value
    }
    ... on MoneyDrop {
      amount
      currency
    }
    ... on BonusMoneyDrop {
      amount
      currency
      wageringRequirementFactor
      maxPayout
    }
  }
`);

type MaskedWorth = FragmentOf<typeof RewardWorth>;

/** The worth in a few words, such as `20 free spins` or `€10.00 bonus`. */
export function useRewardWorth(): (type: MaskedWorth) => string {
  const { t } = useLingui();
  const { money } = useFormat();
  return (type) => {
    const worth = readFragment(RewardWorth, type);
    if (worth.__typename === 'FreeSpin') {
      const { spins } = worth;
      return t({ id: 'REWARD_WORTH_SPINS', message: plural(spins, { one: '# free spin', other: '# free spins' }) });
    }
    const amount = money(worth.amount, worth.currency);
    return worth.__typename === 'MoneyDrop' ? amount : t({ id: 'REWARD_WORTH_BONUS', message: `${amount} bonus` });
  };
}

/** Whether a reward is named by its worth, which is then shown once. Spaces inside of amounts differ. */
export const isNamedByWorth = (name: string, worth: string): boolean =>
  name.normalize('NFKC') === worth.normalize('NFKC');

/** What the shop calls its categories, which are the types of rewards. */
export function useWorthType(): (category: ShopCategory) => string {
  const { t } = useLingui();
  const texts: Record<ShopCategory, string> = {
    FreeSpins: t({ id: 'REWARD_FREE_SPINS', message: 'Free spins' }),
    BonusMoney: t({ id: 'REWARD_BONUS_MONEY', message: 'Bonus money' }),
    Money: t({ id: 'REWARD_MONEY', message: 'Money' }),
  };
  return (category) => texts[category];
}

/** What a type of rewards is called in the shop. */
export const categories = { FreeSpin: 'FreeSpins', MoneyDrop: 'Money', BonusMoneyDrop: 'BonusMoney' } as const;
export const shopCategories = Object.values(categories);
export type ShopCategory = (typeof shopCategories)[number];

/** The worth as cells of a file: free spins are counted, anything else is a decimal of a currency. */
export function worthCells(type: MaskedWorth): { category: ShopCategory; amount: string; currency: string | null } {
  const worth = readFragment(RewardWorth, type);
  const category = categories[worth.__typename];
  return worth.__typename === 'FreeSpin'
    ? { category, amount: String(worth.spins), currency: null }
    : { category, amount: worth.amount, currency: worth.currency };
}
