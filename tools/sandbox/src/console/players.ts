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
  definedFields,
  findPlayer,
  playerArg,
  showPlayer,
  type ConsoleContext,
} from './command.ts';

const updatePlayer = (context: ConsoleContext, name: string, fields: PlayerChange) =>
  showPlayer(context, context.store.players.update(findPlayer(context, name).id, fields));

/** Commands for a player's identity, restrictions and sessions. */
export const playerCommands = {
  players: command('Lists the players', {}, ({ store }) =>
    store.players.all().map(({ id, email, profile }) => ({
      id,
      email,
      phoneNumber: profile.phoneNumber,
      personalNumber: profile.personalInfo.ssn,
      about: demoPlayers.find((demo) => demo.email === email)?.about ?? 'registered in the lobby',
    })),
  ),
  player: command('Shows a player', { player: playerArg }, (context, { player }) =>
    showPlayer(context, findPlayer(context, player)),
  ),
  kyc: command(
    'Sets a player’s KYC status',
    {
      player: playerArg,
      status: v.picklist(kycStatuses),
      deadline: v.nullish(dateArg, null),
      done: v.optional(v.array(v.string()), []),
      missing: v.optional(v.array(v.string()), []),
    },
    (context, { player, status, deadline, done, missing }) => {
      const { documentRequests } = context.store;
      const { id: playerId } = findPlayer(context, player);
      // Without SumSub the proofs are documents.
      for (const kind of context.brand.toggles.SumSubFlow ? [] : (['Identity', 'Address'] as const)) {
        documentRequests.withdrawRequests(playerId, kind);
        const dueDate = deadline === null ? null : Date.parse(deadline);
        if (status === 'Required' && missing.includes(kind))
          documentRequests.request({ playerId, kind, comment: null, requestedFundingType: null, dueDate });
      }
      return updatePlayer(context, player, {
        kyc: { status, deadline, verificationsDone: done, verificationsMissing: missing },
      });
    },
  ),
  sourceOfWealth: command(
    'Sets a player’s source-of-wealth requirement',
    {
      player: playerArg,
      status: v.picklist(sourceOfWealthRequirementStatuses),
      dueDate: v.nullish(dateArg, null),
      comment: v.optional(v.string()),
      requestedFundingType: v.nullish(v.picklist(sourcesOfWealth), null),
    },
    (context, { player, status, dueDate, comment, requestedFundingType }) => {
      const { documentRequests } = context.store;
      const { id: playerId } = findPlayer(context, player);
      const kind = 'SourceOfWealth';
      documentRequests.withdrawRequests(playerId, kind);
      if (comment !== undefined) {
        const due = dueDate === null ? null : Date.parse(dueDate);
        documentRequests.request({ playerId, kind, comment, requestedFundingType, dueDate: due });
      }
      return updatePlayer(context, player, { sourceOfWealth: { status, dueDate, checked: {}, completed: [] } });
    },
  ),
  exclusion: command(
    'Sets a self-exclusion until a date; null removes it',
    { player: playerArg, until: v.nullable(dateArg) },
    (context, { player, until }) => updatePlayer(context, player, { exclusionEndsAt: until }),
  ),
  timeout: command(
    'Sets a time-out until a date; null removes it',
    { player: playerArg, until: v.nullable(dateArg) },
    (context, { player, until }) => updatePlayer(context, player, { timeoutEndsAt: until }),
  ),
  close: command(
    'Closes an account',
    {
      player: playerArg,
      cause: v.optional(v.pipe(v.string(), v.description('Such as MultipleAccounts')), 'PlayerRequest'),
      reopenAllowed: v.optional(v.boolean(), false),
    },
    (context, { player, cause, reopenAllowed }) =>
      updatePlayer(context, player, {
        accountStatus: { status: 'Closed', cause, reopenByCustomerAllowed: reopenAllowed },
      }),
  ),
  reopen: command('Reopens a closed account', { player: playerArg }, (context, { player }) =>
    updatePlayer(context, player, { accountStatus: { status: 'Active', cause: null, reopenByCustomerAllowed: true } }),
  ),
  block: command(
    'Blocks (true) or unblocks (false) functions of an account',
    {
      player: playerArg,
      deposits: v.optional(v.boolean()),
      withdrawals: v.optional(v.boolean()),
      cancelWithdrawal: v.optional(v.boolean()),
      increaseDepositLimit: v.optional(v.boolean()),
      rewards: v.optional(v.boolean()),
      instantBanking: v.optional(v.boolean()),
      instantBankingFrom: v.nullish(dateArg),
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
        instantBankingBlockActiveFrom: parts.instantBankingFrom,
        isPlayerBlockedInGamanza: parts.gamification,
      });
      if (Object.keys(fields).length === 0) throw new BadCommand('Name at least one function to block or unblock.');
      return updatePlayer(context, player, fields);
    },
  ),
  bankCheck: command(
    'Sets until when a player’s bank has to confirm who they are; null for never',
    { player: playerArg, until: v.nullable(dateArg) },
    (context, { player, until }) => updatePlayer(context, player, { bankingCDD: until }),
  ),
  realityCheck: command(
    'Sets the minutes between two reality checks; 0 for none',
    { player: playerArg, minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)) },
    // The start of the current period does not change, since the lobby's timer and the figures are counted from it.
    (context, { player, minutes }) => updatePlayer(context, player, { realityCheckPeriod: minutes }),
  ),
  terms: command(
    'Sets whether a player has accepted the terms and the privacy policy',
    { player: playerArg, accepted: v.boolean() },
    (context, { player, accepted }) =>
      updatePlayer(context, player, { termsAccepted: accepted, privacyPolicyAccepted: accepted }),
  ),
  popUp: command(
    'Requires a player to accept a pop-up; title and text create a new one',
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
        throw new BadCommand(`There is no pop-up “${id}”: give title and text to create it.`);
      return showPlayer(context, store.players.addPopUps(playerId, [id]));
    },
  ),
  destroySession: asyncCommand(
    'Ends a player’s sessions, as a sign-in on another device does',
    { player: playerArg },
    async (context, { player }) => {
      const { store } = context;
      const { id } = findPlayer(context, player);
      // The provider ends and reports its own sessions; the others are of the platform's custom sign-in flow.
      const providerSessions = await context.endProviderSessions(id);
      const customSessions = store.sessions.ofPlayer(id).map((session) => session.id);
      store.transaction(() => customSessions.forEach((sessionId) => store.sessions.destroy(sessionId, id)));
      return { sessions: [...providerSessions, ...customSessions] };
    },
  ),
  tokens: asyncCommand(
    'Signs a player in by the custom flow and shows the tokens',
    { player: playerArg },
    async (context, { player }) => {
      const { id } = findPlayer(context, player);
      const { session, refreshToken } = context.store.sessions.startCustom(id, 'Sms');
      return { accessToken: await context.customTokens.issue(id, session.id), refreshToken, sessionId: session.id };
    },
  ),
};
