import type { PaymentTransactionType, WithdrawalCancelReason } from '../../../../libs/contracts/src/enums.ts';
import { licenseRules } from '../../../../libs/platform/licensing/src/rules.ts';
import { mayDeposit, mayGetRewards, mayPlay, mayWithdraw } from '../rules.ts';
import { recentlyPlayed, realityCheckOf } from './viewer.ts';
import { playerOf, requirePlayer, sessionOf, type Context } from './context.ts';
import { failure } from './errors.ts';
import { countryOf, visibleGames } from './games.ts';

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

const generateZendeskToken: Resolver<object> = async (_parent, _args, context) => ({
  token: await context.customTokens.chatToken(requirePlayer(context).id),
});

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
  if (method === 'Withdrawal' && !mayWithdraw(player.profile))
    throw failure('WithdrawalsBlocked', 'Withdrawals are blocked for this account.');
  const { id } = store.payments.startCashierSession(player.id, method, sessionOf(context));
  const { currency } = store.wallets.ofPlayer(player.id);
  return { sessionId: id, userId: player.id, merchantId: merchantId(brand.id), method, currency };
};

/** The brand's merchant id at the payment provider. */
export const merchantId = (brandId: string): string => `${brandId}-sandbox`;

const cancelWithdrawal: Resolver<{ transactionId: string; reason: WithdrawalCancelReason }> = (
  _parent,
  { transactionId, reason },
  context,
) => {
  const { store } = context;
  const player = requirePlayer(context);
  if (player.profile.isCancelWithdrawalBlocked)
    throw failure('CancelWithdrawalBlocked', 'Withdrawals of this account cannot be cancelled.');
  const payment = store.payments.find(transactionId);
  if (payment?.playerId !== player.id || payment.type !== 'Withdrawal' || payment.state !== 'Initialized')
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

const claimReward: Resolver<{ assignationId: string }> = (_parent, { assignationId }, context) => {
  const { store } = context;
  const player = requirePlayer(context);
  if (!mayGetRewards(player.profile, store.now()))
    throw failure('RewardsBlocked', 'Rewards are blocked for this account.');
  const reward = store.rewards.find(assignationId);
  if (reward?.playerId !== player.id || reward.status !== 'Unclaimed')
    throw failure('RewardNotClaimable', 'This reward cannot be claimed.');
  return store.rewards.claim(assignationId);
};

const optInToGamification: Resolver<{ optIn: boolean }> = (_parent, { optIn }, context) =>
  context.store.players.update(requirePlayer(context).id, { gamificationOptIn: optIn });

export const Mutation = {
  refreshAccessToken,
  logout,
  generateZendeskToken,
  launchGame,
  registerGamePlayed,
  startCashierSession,
  cancelWithdrawal,
  acknowledgeRealityCheck,
  acceptPopUp,
  acceptTerms,
  claimReward,
  optInToGamification,
};
