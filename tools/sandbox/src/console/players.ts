import * as v from 'valibot';
import {
  kycStatuses,
  sourceOfWealthRequirementStatuses,
  sourcesOfWealth,
} from '../../../../libs/contracts/src/enums.ts';
import { demoPlayers } from '../seed/index.ts';
import type { PlayerChange } from '../store/index.ts';
import {
  asyncCommand,
  BadCommand,
  command,
  dateArg,
  findPlayer,
  playerArg,
  showPlayer,
  type ConsoleContext,
} from './command.ts';

const change = (context: ConsoleContext, name: string, fields: PlayerChange) =>
  showPlayer(context, context.store.players.update(findPlayer(context, name).id, fields));

/** Omits undefined fields. */
const definedFields = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Commands about who a player is and what they may do. */
export const playerCommands = {
  players: command('Lists the players', {}, ({ store }) =>
    store.players.all().map(({ id, email }) => ({
      id,
      email,
      about: demoPlayers.find((demo) => demo.email === email)?.about ?? 'registered by themselves',
    })),
  ),
  player: command('Shows a player', { player: playerArg }, (context, { player }) =>
    showPlayer(context, findPlayer(context, player)),
  ),
  kyc: command(
    'Sets which proof of identity a player has to give',
    {
      player: playerArg,
      status: v.picklist(kycStatuses),
      deadline: v.nullish(dateArg, null),
      done: v.optional(v.array(v.string()), []),
      missing: v.optional(v.array(v.string()), []),
    },
    (context, { player, status, deadline, done, missing }) =>
      change(context, player, {
        kyc: { status, deadline, verificationsDone: done, verificationsMissing: missing },
      }),
  ),
  sourceOfWealth: command(
    'Sets which proof of the source of wealth a player has to give',
    {
      player: playerArg,
      status: v.picklist(sourceOfWealthRequirementStatuses),
      dueDate: v.nullish(dateArg, null),
      comment: v.optional(v.string()),
      requestedFundingType: v.nullish(v.picklist(sourcesOfWealth), null),
    },
    (context, { player, status, dueDate, comment, requestedFundingType }) => {
      const documents = comment === undefined ? [] : [{ comment, requestedFundingType }];
      return change(context, player, { sourceOfWealth: { status, dueDate, documents, completed: [] } });
    },
  ),
  exclusion: command(
    'Excludes a player until a date; null ends it',
    { player: playerArg, until: v.nullable(dateArg) },
    (context, { player, until }) => change(context, player, { exclusionEndsAt: until }),
  ),
  timeout: command(
    'Gives a player a break until a date; null ends it',
    { player: playerArg, until: v.nullable(dateArg) },
    (context, { player, until }) => change(context, player, { timeoutEndsAt: until }),
  ),
  close: command(
    'Closes an account',
    {
      player: playerArg,
      cause: v.optional(v.pipe(v.string(), v.description('Such as MultipleAccounts')), 'PlayerRequest'),
      reopenAllowed: v.optional(v.boolean(), false),
    },
    (context, { player, cause, reopenAllowed }) =>
      change(context, player, {
        accountStatus: { status: 'Closed', cause, reopenByCustomerAllowed: reopenAllowed },
      }),
  ),
  reopen: command('Opens a closed account', { player: playerArg }, (context, { player }) =>
    change(context, player, { accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true } }),
  ),
  block: command(
    'Blocks (true) or frees (false) parts of an account',
    {
      player: playerArg,
      deposits: v.optional(v.boolean()),
      withdrawals: v.optional(v.boolean()),
      cancelWithdrawal: v.optional(v.boolean()),
      increaseDepositLimit: v.optional(v.boolean()),
      rewards: v.optional(v.boolean()),
      instantBanking: v.optional(v.boolean()),
      gamification: v.optional(v.boolean()),
    },
    (context, { player, ...parts }) => {
      const fields = definedFields({
        isDepositsBlocked: parts.deposits,
        areWithdrawalsBlocked: parts.withdrawals,
        isCancelWithdrawalBlocked: parts.cancelWithdrawal,
        isIncreaseDepositLimitBlocked: parts.increaseDepositLimit,
        isRewardsBlocked: parts.rewards,
        isInstantBankingBlocked: parts.instantBanking,
        isPlayerBlockedInGamanza: parts.gamification,
      });
      if (Object.keys(fields).length === 0) throw new BadCommand('Name at least one part to block or free.');
      return change(context, player, fields);
    },
  ),
  realityCheck: command(
    'Sets the minutes between two reality checks; 0 for none',
    { player: playerArg, minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)) },
    // Play that is on keeps its start: the lobby counts on from there, and the figures with it.
    (context, { player, minutes }) => change(context, player, { realityCheckPeriod: minutes }),
  ),
  terms: command(
    'Sets whether a player has accepted the terms and the privacy policy',
    { player: playerArg, accepted: v.boolean() },
    (context, { player, accepted }) =>
      change(context, player, { termsAccepted: accepted, privacyPolicyAccepted: accepted }),
  ),
  level: command(
    'Sets a player’s loyalty level',
    { player: playerArg, level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) },
    (context, { player, level }) => change(context, player, { gamificationLevel: level }),
  ),
  popUp: command(
    'Puts a notice in front of a player; texts make a new notice',
    {
      player: playerArg,
      id: v.pipe(v.string(), v.nonEmpty()),
      title: v.optional(v.string()),
      text: v.optional(v.string()),
    },
    (context, { player, id, title, text }) => {
      const { store } = context;
      const { id: playerId } = findPlayer(context, player);
      if (title !== undefined && text !== undefined)
        store.documents.put('popUp', id, { title: { en: title }, text: { en: text } });
      else if (!store.documents.get('popUp', id))
        throw new BadCommand(`There is no notice “${id}”: give title and text to make it.`);
      return showPlayer(context, store.players.addPopUps(playerId, [id]));
    },
  ),
  destroySession: asyncCommand(
    'Ends a player’s sessions from outside, as when they sign in elsewhere',
    { player: playerArg },
    async (context, { player }) => {
      const { store } = context;
      const { id } = findPlayer(context, player);
      // The provider reports its own sessions; the rest are of the platform's own flow.
      const provided = await context.endProviderSessions(id);
      const own = store.sessions.ofPlayer(id).map((session) => session.id);
      store.transaction(() => own.forEach((sessionId) => store.sessions.destroy(sessionId, id)));
      return { sessions: [...provided, ...own] };
    },
  ),
  tokens: asyncCommand(
    'Signs a player in by the platform’s own flow and shows the tokens',
    { player: playerArg },
    async (context, { player }) => {
      const { id } = findPlayer(context, player);
      const { session, refreshToken } = context.store.sessions.startCustom(id, 'Sms');
      return { accessToken: await context.customTokens.issue(id, session.id), refreshToken, sessionId: session.id };
    },
  ),
};
