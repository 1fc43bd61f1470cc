import * as v from 'valibot';
import { toDecimal } from '../store/base/money.ts';
import { BadCommand, command, definedFields, findPlayer, playerArg } from './command.ts';

const whole = (min: number, max = 1_000_000) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** Commands for the rewards shop, its points, and cashback. */
export const shopCommands = {
  shop: command('Lists the items of the rewards shop', {}, ({ store }) =>
    store.shop.all().map(({ id, name, price, stock, isOffered }) => ({ id, name: name.en, price, stock, isOffered })),
  ),
  shopItem: command(
    'Changes price, stock (0: out of stock, null: unlimited) or offer of an item, for everybody',
    {
      id: v.pipe(v.string(), v.nonEmpty()),
      price: v.optional(whole(1)),
      stock: v.optional(v.nullable(whole(0))),
      isOffered: v.optional(v.boolean()),
    },
    ({ store }, { id, ...change }) => {
      if (!store.shop.find(id)) throw new BadCommand(`There is no item “${id}” in the shop.`);
      const fields = definedFields(change);
      if (Object.keys(fields).length === 0) throw new BadCommand('Give a price, a stock or an offer.');
      store.shop.change(id, fields);
      const { price, stock, isOffered } = { ...store.shop.find(id) };
      return { id, price, stock, isOffered };
    },
  ),
  points: command(
    'Adds points to a player’s, or takes some',
    { player: playerArg, amount: whole(-1_000_000) },
    ({ store, ...context }, { player, amount }) => {
      const { id } = findPlayer({ store, ...context }, player);
      if (store.points.balance(id) + amount < 0) throw new BadCommand('The player has not so many points.');
      store.points.add(id, 'Correction', amount);
      store.players.notify(id, ['RewardsShop']);
      return { player, points: store.points.balance(id) };
    },
  ),
  cashback: command(
    'Pays a player’s cashback of this week now, as if the week were over',
    { player: playerArg },
    ({ store, ...context }, { player }) => {
      const { id } = findPlayer({ store, ...context }, player);
      const amount = store.cashback.payNow(id);
      if (amount === 0) throw new BadCommand('This week has brought no cashback.');
      return { player, amount: toDecimal(amount, store.wallets.ofPlayer(id).currency) };
    },
  ),
};
