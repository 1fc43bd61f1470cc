import type { PaymentTransactionType } from '../../../../libs/contracts/src/enums.ts';
import { offeredMethods, type OfferedMethod } from '../store/paymentMethods.ts';
import { toDecimal, type Player } from '../store/index.ts';
import { localize, type Context } from './context.ts';

/** How a player may pay in or out. */
export const paymentFields = {
  paymentMethods: (player: Player, { type }: { type: PaymentTransactionType }, { store, brand }: Context) =>
    offeredMethods(store, brand, player, type),
};

export const paymentResolvers = {
  PaymentMethod: {
    name: ({ name }: OfferedMethod, _args: unknown, context: Context) => localize(context, name),
    minAmount: ({ minAmount, currency }: OfferedMethod) => toDecimal(minAmount, currency),
    maxAmount: ({ maxAmount, currency }: OfferedMethod) => toDecimal(maxAmount, currency),
    award: ({ award }: OfferedMethod, _args: unknown, context: Context) => localize(context, award),
  },
};
