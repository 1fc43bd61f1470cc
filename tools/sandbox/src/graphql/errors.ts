import { GraphQLError } from 'graphql';
import { Rejected, type RejectionType } from '../store/base/rejected.ts';

/** Values of `extensions.type`, without the dollar sign (R-8-002). */
type FailureType =
  | RejectionType
  | 'AuthenticationFailure'
  | 'InvalidTokenFailure'
  | 'BadUserInput'
  | 'PlayerBlocked'
  | 'DemoNotAllowed'
  | 'DepositsBlocked'
  | 'DepositLimitExceeded'
  | 'LossLimitExceeded'
  | 'SessionLimitExceeded'
  | 'WithdrawalsBlocked'
  | 'CancelWithdrawalBlocked'
  | 'TransactionNotCancellable'
  | 'AccountClosed'
  | 'AddressInvalid'
  | 'ExclusionNotOffered'
  | 'KycNotRequired'
  | 'KycRequired'
  | 'MarketingBlocked'
  | 'PhoneNotVerified'
  | 'ReopenNotAllowed'
  | 'SecondFactorRequired'
  | 'SessionNotFound'
  | 'SportsbookNotOffered'
  | 'SourceOfWealthRequired'
  | 'RegistrationNotOffered'
  | 'RewardsBlocked';

/** @param field the argument that is to blame, for a form */
export const failure = (
  type: FailureType,
  message: string,
  field?: string,
  details?: Readonly<Record<string, string | number>>,
): GraphQLError => new GraphQLError(message, { extensions: { type: `$${type}`, ...(field && { field }), ...details } });

type Resolver = (parent: unknown, args: never, context: never) => unknown;

/** The same resolvers, with the store's rejections as failures of their type. */
export const withRejections = <Resolvers extends Readonly<Record<string, Resolver>>>(resolvers: Resolvers): Resolvers =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [
      name,
      async (...call: Parameters<Resolver>) => {
        try {
          return await resolve(...call);
        } catch (error) {
          throw error instanceof Rejected ? failure(error.type, error.message, undefined, error.details) : error;
        }
      },
    ]),
  ) as unknown as Resolvers;
