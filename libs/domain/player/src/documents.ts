import { graphql } from '@lobby/data';
import type { ResultOf } from '@lobby/data';

/** Who the player is and where they live (R-3-038). What a change returns replaces the whole, which has no id. */
export const PersonalInfoFields = graphql(`
  fragment PersonalInfoFields on PersonalInfo @_unmask {
    street
    city
    firstName
    lastName
    dateOfBirth
    zipCode
    ssn
    state
  }
`);

/**
 * The player as the specification names them (R-3-035 to R-3-044, R-7-013). The session asks for it from the network at each
 * load; everyone else reads it from the cache.
 */
export const GetPlayerInfo = graphql(
  `
    query GetPlayerInfo {
      viewer {
        id
        player {
          id
          playerId
          language
          email
          phoneNumber
          isPhoneNumberVerified
          emailVerified
          numberOfDeposits
          realityCheckPeriod
          totalDepositAmount
          bankingCDD
          accountStatus {
            status
            cause
            reopenByCustomerAllowed
          }
          country {
            id
            code
            name
            currency
          }
          personalInfo {
            ...PersonalInfoFields
          }
          marketingPreferences {
            marketingBlocked
          }
          isSuppressedInAnyCommunicationGroup
          isSmsMarketingAccepted
          isEmailMarketingAccepted
          isPhoneMarketingAccepted
          isWebPushMarketingAccepted
          termsAccepted
          privacyPolicyAccepted
          isInstantBankingBlocked
          instantBankingBlock {
            activeFrom
          }
          selfExclusionDetails {
            exclusionEndsAt
          }
          timeouts {
            timeoutEndsAt
          }
          areWithdrawalsBlocked
          kycCheckStatus {
            status
            deadline
            verificationsDone
            verificationsMissing
          }
          sourceOfWealthStatus {
            dueDate
            dueDateExpired
            requiredDocumentsUploadV2 {
              comment
              requestedFundingType
            }
          }
        }
      }
    }
  `,
  [PersonalInfoFields],
);

/** The blocks that the operator may put on a customer (R-3-046, R-7-014). */
export const GetCustomerInfo = graphql(`
  query GetCustomerInfo {
    viewer {
      id
      customer {
        id
        popUpsNeeded
        isCancelWithdrawalBlocked
        isIncreaseDepositLimitBlocked
        isRewardsBlocked
        isDepositsBlocked
      }
    }
  }
`);

/** What a platform may send of the player beyond the specification. Optional. */
export const PlayerDetails = graphql(`
  query PlayerDetails {
    viewer {
      id
      player {
        id
        gamificationOptIn
        sourceOfWealthStatus {
          status
        }
      }
    }
  }
`);

/** Where the visitor is; sent without a bearer (R-7-023, A-015). */
export const CountryContextQuery = graphql(`
  query CountryContextQuery {
    countryContext {
      countryCode
      playerCountryCode
      ipCountryCode
      havePlayerCountryCode
    }
  }
`);

/** The province of a visitor in Canada, whose provinces have rules of their own. Optional. */
export const SubDivisionQuery = graphql(`
  query SubDivision {
    countryContext {
      subDivision
    }
  }
`);

type Viewer = NonNullable<ResultOf<typeof GetPlayerInfo>['viewer']>;
export type PlayerInfo = NonNullable<Viewer['player']>;
type Details = NonNullable<NonNullable<ResultOf<typeof PlayerDetails>['viewer']>['player']>;
export type DetailedPlayer = PlayerInfo &
  Details & {
    /** False while they could not be loaded: what they may forbid stays forbidden. */
    areDetailsKnown: boolean;
  };
export type CustomerInfo = NonNullable<NonNullable<ResultOf<typeof GetCustomerInfo>['viewer']>['customer']>;
export type CountryContext = ResultOf<typeof CountryContextQuery>['countryContext'];
