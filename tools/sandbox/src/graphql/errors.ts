import { GraphQLError } from 'graphql';

/** Types of refusals; on the wire they carry a dollar sign (R-8-002). */
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
