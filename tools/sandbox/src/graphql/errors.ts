import { GraphQLError } from 'graphql';

/** Values of `extensions.type`, without the dollar sign (R-8-002). */
type FailureType =
  | 'AuthenticationFailure'
  | 'InvalidTokenFailure'
  | 'BadUserInput'
  | 'GameNotAvailable'
  | 'PlayerBlocked'
  | 'DemoNotAllowed'
  | 'DepositsBlocked'
  | 'WithdrawalsBlocked'
  | 'CancelWithdrawalBlocked'
  | 'TransactionNotCancellable'
  | 'RewardsBlocked'
  | 'RewardNotClaimable';

export const failure = (type: FailureType, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { type: `$${type}` } });
