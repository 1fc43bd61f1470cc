import * as v from 'valibot';
import type { RaffleSettingsDocument } from '../store/base/content.ts';
import { raffleTypes, type RaffleWin } from '../store/index.ts';
import { fromEuroDecimal, toEuroDecimal } from '../store/base/microEuro.ts';
import { BadCommand, command, countryArg, definedFields, findPlayer, playerArg } from './command.ts';
import { euroArg, setPage } from './prizes.ts';

const typeArg = v.picklist(raffleTypes);

const showRaffleWin = ({ id, dropId, type, playerId, initials, value }: RaffleWin) => ({
  ...{ id, dropId, type, playerId, initials },
  amount: toEuroDecimal(value),
});

/** Commands for the raffle. */
export const raffleCommands = {
  raffle: command(
    'Sets what is given of the raffle’s settings, and whether its page is enabled',
    {
      enabled: v.optional(v.boolean()),
      pageEnabled: v.optional(v.boolean()),
      blockedCountries: v.optional(v.array(countryArg)),
    },
    (context, { pageEnabled, ...fields }) => {
      const present = context.store.documents.get<RaffleSettingsDocument>('setting', 'raffle');
      if (!present) throw new BadCommand('There is no raffle.');
      const settings = { ...present, ...definedFields(fields) };
      context.store.documents.put('setting', 'raffle', settings);
      return { raffle: settings, pageEnabled: setPage(context, 'raffle', pageEnabled) };
    },
  ),
  raffleDraw: command(
    'Draws the drop to come and begins the next one; a player who is given wins it',
    { type: typeArg, player: v.optional(playerArg) },
    (context, { type, player }) => {
      const win = context.store.raffles.draw(type, player && findPlayer(context, player).id);
      if (!win) throw new BadCommand('There is no drop to come.');
      return showRaffleWin(win);
    },
  ),
  raffleWin: command(
    'Pays a player the prize of the drop to come, which goes on for all others',
    { type: typeArg, player: playerArg },
    (context, { type, player }) => {
      const win = context.store.raffles.awardPlayer(type, findPlayer(context, player).id);
      if (!win) throw new BadCommand('There is no drop to come.');
      return showRaffleWin(win);
    },
  ),
  raffleDrops: command(
    'Shows the drops to come, after changing the prize or the end of one, or taking its pot away',
    {
      type: v.optional(typeArg),
      prize: v.optional(euroArg),
      withoutPot: v.optional(v.boolean()),
      endsIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(604_800), v.description('Seconds'))),
    },
    ({ store }, { type, prize, endsIn, withoutPot }) => {
      if (type === undefined && [prize, endsIn, withoutPot].some((value) => value !== undefined))
        throw new BadCommand('Give a type.');
      if (type && withoutPot !== undefined) store.documents.put('setting', `raffleWithoutPot-${type}`, withoutPot);
      if (type)
        store.raffles.change(
          type,
          definedFields({
            value: prize === undefined ? undefined : fromEuroDecimal(prize),
            endsAt: endsIn === undefined ? undefined : store.now() + endsIn * 1000,
          }),
        );
      return raffleTypes.flatMap((each) => {
        const drop = store.raffles.next(each);
        if (!drop) return [];
        const { id, startsAt, endsAt, value, othersTickets } = drop;
        const iso = (time: number) => new Date(time).toISOString();
        return {
          type: each,
          id,
          startsAt: iso(startsAt),
          endsAt: iso(endsAt),
          prize: toEuroDecimal(value),
          othersTickets,
        };
      });
    },
  ),
  raffleTickets: command(
    'Shows a player’s tickets of the drops to come, after setting those of one type',
    {
      player: playerArg,
      type: v.optional(typeArg),
      tickets: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
    },
    (context, { player, type, tickets }) => {
      const { raffles } = context.store;
      const { id } = findPlayer(context, player);
      if ((type === undefined) !== (tickets === undefined)) throw new BadCommand('Give a type with its tickets.');
      if (type !== undefined && tickets !== undefined) raffles.setTickets(type, id, tickets);
      return Object.fromEntries(
        raffleTypes.map((each) => {
          const drop = raffles.next(each);
          return [each, drop ? raffles.tickets(drop.id, id) : 0];
        }),
      );
    },
  ),
  raffleWinners: command(
    'Adds winners to the list that lack one field each, or takes them away',
    { incomplete: v.boolean() },
    ({ store }, { incomplete }) => {
      store.documents.put('setting', 'incompleteRaffleWinners', incomplete);
      return { incomplete };
    },
  ),
};
