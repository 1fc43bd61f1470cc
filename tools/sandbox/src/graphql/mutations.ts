import type { PaymentTransactionType, WithdrawalCancelReason } from '../../../../libs/contracts/src/enums.ts';
import { gatesOf } from '../../../../libs/platform/licensing/src/gates.ts';
import { licenseRules } from '../../../../libs/platform/licensing/src/rules.ts';
import {
  mayCancelWithdrawal,
  mayDeposit,
  mayPlay,
  mayWithdraw,
  minimums,
  owesDeclaration,
} from '../store/players/rules.ts';
import { accountMutations } from './account.ts';
import { bonusMutations } from './bonuses.ts';
import { calendarMutations } from './calendar.ts';
import { recentlyPlayed, realityCheckOf } from './viewer.ts';
import { playerOf, requirePlayer, sessionOf, type Context } from './context.ts';
import { failure, withRejections } from './errors.ts';
import { documentMutations } from './documents.ts';
import { verifyEmail } from './emailLinks.ts';
import { exclusionMutations } from './exclusions.ts';
import { favouriteMutations } from './favourites.ts';
import { countryOf, visibleGames } from './games.ts';
import { iso } from './iso.ts';
import { partnerLoginMutations } from './partnerLogin.ts';
import { phoneLoginMutations } from './phoneLogin.ts';
import { limitMutations } from './playerLimits.ts';
import { registrationMutations } from './registration.ts';
import { rewardMutations } from './rewards.ts';
import { requireSecondFactor } from './secondFactor.ts';
import { shopMutations } from './shop.ts';
import { startSportsbookSession } from './sports.ts';
import { wealthMutations } from './sourceOfWealth.ts';

type Resolver<Args> = (parent: unknown, args: Args, context: Context) => unknown;

const refreshAccessToken: Resolver<{ refreshToken: string }> = async (_parent, { refreshToken }, { customTokens }) => {
  const tokens = await customTokens.refresh(refreshToken);
  if (!tokens) throw failure('InvalidTokenFailure', 'The session has ended.');
  return tokens;
};

const logout: Resolver<object> = (_parent, _args, { authentication, store, clearSiteData }) => {
  const loggedOut = typeof authentication !== 'string' && store.sessions.end(authentication.sid);
  if (loggedOut) clearSiteData?.();
  return { loggedOut };
};

const endSession: Resolver<{ id: string }> = async (_parent, { id }, context) => {
  const { store } = context;
  const player = requirePlayer(context);
  if (store.sessions.find(id)?.playerId !== player.id)
    throw failure('SessionNotFound', 'This account has no such session.');
  await context.endSession(player.id, id);
  return store.sessions.find(id);
};

const generateZendeskToken: Resolver<object> = async (_parent, _args, context) => {
  const { id } = requirePlayer(context);
  if (context.chatFaults.token(id) === 'failing') throw new Error('A fault set at the console.');
  return { token: await context.customTokens.chatToken(id) };
};

/** Of play for real money. @throws LossLimitExceeded or SessionLimitExceeded */
function rejectBeyondLimits({ store }: Context, playerId: string): void {
  if (store.limits.remaining(playerId, ['Session']) === 0)
    throw failure('SessionLimitExceeded', 'The time at play that this player has set is used up.');
  if (store.limits.remaining(playerId, ['Loss', 'GlobalLoss']) === 0)
    throw failure('LossLimitExceeded', 'The loss limit that this player has set is used up.');
}

const launchGame: Resolver<{ slug: string; mode: 'REAL' | 'DEMO' }> = (_parent, { slug, mode }, context) => {
  const { store, brand, origins, locale } = context;
  const isDemo = mode === 'DEMO';
  const player = isDemo ? playerOf(context) : requirePlayer(context);
  if (player && !mayPlay(player.profile, store.now()))
    throw failure('PlayerBlocked', 'This account may not play at the moment.');
  if (isDemo && !player && licenseRules[brand.license].demoPlay === 'players')
    throw failure('DemoNotAllowed', 'Demo play is for players who are signed in.');
  const game = visibleGames(context, countryOf(context)).find((candidate) => candidate.slug === slug);
  if (!game) throw failure('GameNotAvailable', 'This game is not available.');
  if (isDemo && !game.demoAllowed) throw failure('DemoNotAllowed', 'This game has no demo play.');
  if (player && !isDemo) rejectBeyondLimits(context, player.id);
  const { id } = store.play.launch({
    playerId: isDemo ? null : (player?.id ?? null),
    sessionId: sessionOf(context),
    lookupId: game.lookupId,
    currency: player ? store.wallets.ofPlayer(player.id).currency : brand.defaultCurrency,
    locale,
  });
  return { sessionId: id, url: `${origins.partners}/play/${slug}?launch=${id}`, mode, game };
};

const registerGamePlayed: Resolver<{ lookupId: string }> = (_parent, { lookupId }, context) => {
  const player = requirePlayer(context);
  if (!context.store.games.byId(lookupId)) throw failure('GameNotAvailable', 'There is no such game.');
  context.store.play.recordPlayed(player.id, lookupId);
  return recentlyPlayed(context, player.id, 5);
};

const startCashierSession: Resolver<{ method: PaymentTransactionType }> = (_parent, { method }, context) => {
  const { store, brand } = context;
  const player = requirePlayer(context);
  if (method === 'Deposit' && !mayDeposit(player.profile, store.now()))
    throw failure('DepositsBlocked', 'Deposits are blocked for this account.');
  if (method === 'Deposit' && owesDeclaration(player.profile, store.now()))
    throw failure('SourceOfWealthRequired', 'The source of wealth has to be declared first.');
  if (method === 'Withdrawal' && !mayWithdraw(player.profile)) {
    if (player.profile.kyc.status === 'Required' && gatesOf(brand.license).kycRequired)
      throw failure('KycRequired', 'The player’s identity has to be verified first.');
    throw failure('WithdrawalsBlocked', 'Withdrawals are blocked for this account.');
  }
  if (method === 'Withdrawal') requireSecondFactor(context);
  const { currency } = store.wallets.ofPlayer(player.id);
  const depositable = method === 'Deposit' ? store.limits.remaining(player.id, ['Deposit']) : null;
  if (depositable !== null && depositable < minimums(currency).minDeposit)
    throw failure('DepositLimitExceeded', 'Less is left of the deposit limit than the smallest deposit.');
  const { id, createdAt } = store.payments.startCashierSession(player.id, method, sessionOf(context));
  const startedAt = iso(createdAt);
  return { sessionId: id, userId: player.id, merchantId: merchantId(brand.id), method, currency, startedAt };
};

/** The brand's merchant id at the payment provider. */
export const merchantId = (brandId: string): string => `${brandId}-sandbox`;

const cancelWithdrawal: Resolver<{ transactionId: string; reason: WithdrawalCancelReason }> = (
  _parent,
  { transactionId, reason },
  context,
) => {
  const { store, brand } = context;
  const player = requirePlayer(context);
  if (!mayCancelWithdrawal(player.profile, brand.license, store.now()))
    throw failure('CancelWithdrawalBlocked', 'Withdrawals of this account cannot be cancelled.');
  const payment = store.payments.find(transactionId);
  // The same once more, as after a lost answer.
  if (payment?.playerId === player.id && payment.state === 'Cancelled' && payment.cancelReason === reason)
    return { transaction: payment, wallet: store.wallets.ofPlayer(player.id) };
  const isWaiting = payment?.type === 'Withdrawal' && payment.state === 'Initialized' && payment.processingAt === null;
  if (payment?.playerId !== player.id || !isWaiting)
    throw failure('TransactionNotCancellable', 'This withdrawal can no longer be cancelled.');
  const transaction = store.payments.settle(transactionId, 'cancelled', reason);
  return { transaction, wallet: store.wallets.ofPlayer(player.id) };
};

const acknowledgeRealityCheck: Resolver<{ time: string }> = (_parent, { time }, context) => {
  const { store } = context;
  const player = requirePlayer(context);
  const answeredAt = Date.parse(time);
  if (Number.isNaN(answeredAt)) throw failure('BadUserInput', '“time” is no date.');
  // The client's clock may be wrong: the new period starts neither in the future nor before the current one.
  const currentStart = Date.parse(player.profile.realityCheckStartedAt ?? '') || answeredAt;
  const newStart = Math.max(currentStart, Math.min(answeredAt, store.now()));
  return realityCheckOf(context, store.players.setRealityCheckStart(player.id, newStart));
};

const acceptPopUp: Resolver<{ id: string }> = (_parent, { id }, context) => {
  const { id: playerId, profile } = requirePlayer(context);
  const popUpsNeeded = profile.popUpsNeeded.filter((popUp) => popUp !== id);
  return { id: playerId, ...context.store.players.update(playerId, { popUpsNeeded }).profile };
};

const acceptTerms: Resolver<{ terms: boolean; privacyPolicy: boolean }> = (_parent, args, context) => {
  const { id, profile } = requirePlayer(context);
  return context.store.players.update(id, {
    termsAccepted: profile.termsAccepted || args.terms,
    privacyPolicyAccepted: profile.privacyPolicyAccepted || args.privacyPolicy,
  });
};

const optInToGamification: Resolver<{ optIn: boolean }> = (_parent, { optIn }, context) =>
  context.store.players.update(requirePlayer(context).id, { gamificationOptIn: optIn });

export const Mutation = withRejections({
  refreshAccessToken,
  logout,
  endSession,
  generateZendeskToken,
  launchGame,
  registerGamePlayed,
  startCashierSession,
  startSportsbookSession,
  cancelWithdrawal,
  acknowledgeRealityCheck,
  acceptPopUp,
  acceptTerms,
  optInToGamification,
  ...registrationMutations,
  ...bonusMutations,
  ...calendarMutations,
  ...rewardMutations,
  ...shopMutations,
  ...limitMutations,
  ...exclusionMutations,
  ...accountMutations,
  verifyEmail,
  ...documentMutations,
  ...wealthMutations,
  ...phoneLoginMutations,
  ...partnerLoginMutations,
  ...favouriteMutations,
});
