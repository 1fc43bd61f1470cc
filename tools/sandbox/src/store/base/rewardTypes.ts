import type { Money } from './money.ts';
import type { LocalizedText } from './wording.ts';

/** Amounts in minor units of the player's currency. */
export type RewardType =
  | {
      kind: 'FreeSpin';
      name: LocalizedText;
      amount: number;
      value: Money;
      betLevel: number;
      lookupId: string;
      /** Of what they win. */
      wageringRequirementFactor: number;
    }
  | { kind: 'MoneyDrop'; name: LocalizedText; amount: Money }
  | {
      kind: 'BonusMoneyDrop';
      name: LocalizedText;
      amount: Money;
      wageringRequirementFactor: number;
      maxPayout: Money | null;
    };

/** Points of the rewards shop, or a reward, whose amounts are minor units of euro. */
export type Prize = { kind: 'Points'; amount: number } | RewardType;
