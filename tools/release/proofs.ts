import type { BuildConstant } from '../../libs/contracts/src/index.ts';
import { gates, type Proof } from '../../libs/platform/licensing/src/gates.ts';

/**
 * One proof for each constant in use. `verify.ts` fails for a constant in use that has none, and lists the gates
 * and toggles that have no code yet.
 */
export const proofs: Partial<Record<BuildConstant, Proof>> = {
  ...Object.fromEntries(Object.entries(gates).map(([gate, { proof }]) => [gate, proof])),

  EnableFinancialHistory: { source: 'libs/features/account/src/payments/DepositHistoryPage.tsx' },
  EnableGamesInformationMessage: { source: 'libs/features/games/src/play/GamesInformation.tsx' },
  EnablePhoneVerification: { route: 'phone-verification' },
  DisablePhoneVerificationForRewards: { chooses: 'whether rewards wait for a verified phone number' },
  BasicEnterCode: { chooses: 'whether the page of the code tells how long it lasts' },
  DefaultConsentRegistration: { chooses: 'whether news are one choice or one for each channel' },
  DisableWeekendWithdrawalMessages: { chooses: 'whether withdrawals at weekends say what waits' },
  EnableCashierIBAwardAnnouncement: { source: 'libs/features/cashier/src/methods/AwardAnnouncement.tsx' },
  EnableKrofortQuickDepositWithLastUsedAccount: { chooses: 'the account that a deposit by Krofort begins with' },
  DarkCashierLayout: { chooses: 'the scheme of the cashier’s dialogs' },
  JackpotAutoOptIn: { chooses: 'whether a player who has never chosen takes part in the jackpot' },
  JackpotInRegistrationFlow: { source: 'libs/features/jackpot/src/register/RegistrationOptIn.tsx' },
  Keycloak: { source: 'libs/platform/auth/src/engine/providerFlow.ts' },
  OverlaySourceOfWealth: { source: 'libs/features/verification/src/sourceOfWealth/SourceOfWealthCheck.tsx' },
  QuickMenu: { source: 'libs/shell/src/navigation/QuickMenu.tsx' },
  ShowRTP: { message: 'GAME_RTP_SHORT' },
  Sportsbook: { source: 'libs/features/sports/src/sportsbook/Sportsbook.tsx' },
  enableZendeskWebWidget: { source: 'libs/features/chat/src/widget/ClassicChat.tsx' },
  SumSubFlow: { source: 'libs/features/verification/src/identityCheck/sumsub.ts' },

  bonusWallet: { message: 'BONUS_BALANCE' },
  gamification: { route: 'loyalty-program' },
  contributionAsPercentage: { chooses: 'how a jackpot contribution is written' },
  visitorBrowsing: { chooses: 'who may open the browsing pages' },
  phoneLogin: { source: 'libs/features/sign-in/src/flows/phone/PhoneLogin.tsx' },
  partnerLogin: { source: 'libs/features/sign-in/src/flows/partner/PartnerForm.tsx' },
  registrationForm: { source: 'libs/features/sign-in/src/register/RegistrationForm.tsx' },
  twoGames: { source: 'libs/features/games/src/secondGame/SecondGamePicker.tsx' },
  allowOverrides: { message: 'setCustomVPN' },
};
