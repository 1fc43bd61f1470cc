import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { JackpotSettingsDocument } from '../store/base/content.ts';
import { jackpotTicker } from './jackpotStorm.ts';
import { potIds, type JackpotWin } from '../store/index.ts';
import { fromEuroDecimal, toEuroDecimal } from '../store/base/microEuro.ts';
import {
  BadCommand,
  command,
  countryArg,
  definedFields,
  findPlayer,
  playerArg,
  type ConsoleContext,
} from './command.ts';
import { euroArg, setPage } from './prizes.ts';

const share = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0);
/** The console's page sends the items of a list as texts. */
const option = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.finite(),
  v.gtValue(0),
  v.maxValue(1000),
);

function jackpotOf({ store }: ConsoleContext): JackpotSettingsDocument {
  const settings = store.jackpots.settings();
  if (!settings) throw new BadCommand('There is no jackpot.');
  return settings;
}

function showPots(context: ConsoleContext) {
  const { instanceId } = jackpotOf(context);
  const { pots } = context.store;
  const values = pots.all(instanceId).map(({ id, value }) => [id, toEuroDecimal(value)]);
  return {
    instanceId,
    sequence: pots.sequence(instanceId),
    pots: Object.fromEntries(values) as Record<string, string>,
  };
}

const showWin = ({ id, instanceId, playerId, potId, value, communityWinners }: JackpotWin) => ({
  ...{ id, instanceId, playerId, potId },
  amount: toEuroDecimal(value),
  communityWinners: communityWinners.map((winner) => ({
    playerId: winner.playerId,
    amount: toEuroDecimal(winner.value),
  })),
});
/** Commands for the jackpot. */
export const jackpotCommands = {
  jackpot: command(
    'Sets what is given of the jackpot’s settings, and whether its page is enabled',
    {
      enabled: v.optional(v.boolean()),
      pageEnabled: v.optional(v.boolean()),
      contributionOptions: v.optional(v.pipe(v.array(option), v.minLength(1))),
      initialContributionValue: v.optional(option),
      enabledCommunity: v.optional(v.boolean()),
      blockedCountries: v.optional(v.array(countryArg)),
      colorPalette: v.optional(v.nullable(v.record(v.string(), v.string()))),
    },
    (context, { pageEnabled, ...fields }) => {
      const settings = { ...jackpotOf(context), ...definedFields(fields) };
      context.store.documents.put('setting', 'jackpot', settings);
      return { jackpot: settings, pageEnabled: setPage(context, 'jackpot', pageEnabled) };
    },
  ),
  jackpotPots: command(
    'Shows the pots, after setting those that are given',
    Object.fromEntries(potIds.map((id) => [id, v.optional(euroArg)])) as Record<
      (typeof potIds)[number],
      v.OptionalSchema<typeof euroArg, undefined>
    >,
    (context, values) => {
      const { instanceId } = jackpotOf(context);
      for (const id of potIds) {
        const value = values[id];
        if (value !== undefined) context.store.pots.set(instanceId, id, fromEuroDecimal(value));
      }
      return showPots(context);
    },
  ),
  jackpotWin: command(
    'Pays a pot to a player, or to somebody else; without a community nobody shares in it',
    {
      pot: v.picklist(potIds),
      player: v.optional(playerArg),
      community: v.optional(v.pipe(v.array(playerArg), v.description('Players who share in it')), []),
      keepsPot: v.optional(v.pipe(v.boolean(), v.description('The pot stays what it is')), false),
    },
    (context, { pot, player, community, keepsPot }) => {
      const { instanceId } = jackpotOf(context);
      const playerId = player === undefined ? randomUUID() : findPlayer(context, player).id;
      const sharers = community.map((each) => findPlayer(context, each).id);
      return showWin(
        context.store.jackpots.win({ instanceId, potId: pot, playerId }, { community: sharers, keepsPot }),
      );
    },
  ),
  jackpotSimulation: command(
    'Lets the simulated others contribute and win, or stops them, so that figures stay',
    { on: v.boolean() },
    ({ store }, { on }) => {
      store.documents.put('setting', 'jackpotSimulation', on);
      return { on };
    },
  ),
  optIn: command(
    'Opts a player in with a contribution, or out by null; `forget` removes the choice',
    {
      player: playerArg,
      contribution: v.optional(v.nullable(v.number())),
      forget: v.optional(v.boolean(), false),
    },
    (context, { player, contribution, forget }) => {
      const { optIns } = context.store.jackpots;
      const { instanceId, contributionOptions, initialContributionValue } = jackpotOf(context);
      const { id } = findPlayer(context, player);
      if (forget) optIns.remove(id, instanceId);
      else if (contribution !== undefined) {
        if (contribution !== null && !contributionOptions.includes(contribution))
          throw new BadCommand(`The options are ${contributionOptions.join(', ')}.`);
        const { currency } = context.store.wallets.ofPlayer(id);
        const value = contribution ?? optIns.find(id, instanceId)?.contribution ?? initialContributionValue;
        optIns.set(id, instanceId, { optedIn: contribution !== null, contribution: value, currency });
      }
      return { player: id, instanceId, choice: optIns.find(id, instanceId) ?? null };
    },
  ),
  jackpotFrame: command(
    'Sends a raw frame to the jackpot’s sockets',
    { text: v.pipe(v.string(), v.nonEmpty()), player: v.optional(playerArg) },
    (context, { text, player }) => ({
      sockets: context.jackpot.sockets.sendRaw(text, player && findPlayer(context, player).id),
    }),
  ),
  jackpotFaults: command(
    'Lets events of the jackpot’s sockets go wrong, evenly spread, or the service be down; without values all is well again',
    {
      player: v.optional(playerArg),
      lost: share,
      duplicated: share,
      reordered: share,
      down: v.optional(v.boolean(), false),
    },
    (context, { player, ...faults }) => {
      const isFault = faults.down || faults.lost + faults.duplicated + faults.reordered > 0;
      context.jackpot.setFaults(player && findPlayer(context, player).id, isFault ? faults : null);
      return isFault ? faults : null;
    },
  ),
  jackpotStorm: jackpotTicker(showPots, jackpotOf),
};
