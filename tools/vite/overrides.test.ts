import { runInNewContext } from 'node:vm';
import brand from '../../apps/infiniza/brand.ts';
import { gatesOf } from '../../libs/platform/licensing/src/index.ts';
import { overridableConstants } from './constants.ts';

const { bonusWallet, gamification, license, toggles } = brand;
const constants = { ...gatesOf(license), ...toggles, bonusWallet, gamification };

/** The constants as a build with overrides has them, for a tester who has set these features. */
function constantsWith(features?: Record<string, boolean>): Record<string, boolean> {
  const { resolveId, load } = overridableConstants(constants) as unknown as {
    resolveId: (id: string) => string;
    load: (id: string) => string;
  };
  const module = load(resolveId('virtual:lobby-build')).replace('export const build =', 'exported.build =');
  const sessionStorage = {
    getItem: (key: string) => (key === 'testUtils' && features ? JSON.stringify({ features }) : null),
  };
  const exported: { build?: Record<string, boolean> } = {};
  runInNewContext(module, { exported, sessionStorage });
  return exported.build ?? {};
}

/** From section 3 of the specification, not from the code's lists. */
const specified = {
  toggles:
    'BasicEnterCode, DarkCashierLayout, DefaultConsentRegistration, DisablePhoneVerificationForRewards, DisableWeekendWithdrawalMessages, EnableCashierIBAwardAnnouncement, EnableFinancialHistory, EnableGamesInformationMessage, EnableKrofortQuickDepositWithLastUsedAccount, EnablePhoneVerification, JackpotAutoOptIn, JackpotInRegistrationFlow, Keycloak, OverlaySourceOfWealth, QuickMenu, ShowRTP, Sportsbook, SumSubFlow, enableZendeskWebWidget'.split(
      ', ',
    ),
  others: ['closedLoopPayments', 'defaultUSDCurrency', 'bonusWallet', 'gamification'],
};

it('are the brand’s without overrides', () => {
  expect(constantsWith()).toEqual(constants);
});

it.each([
  ['each of the nineteen toggles (R-3-024)', specified.toggles],
  ['the further features (R-3-025)', specified.others],
])('flip by the test utilities: %s', (_, names) => {
  for (const name of names) {
    const own = (constants as Record<string, boolean>)[name];
    expect([name, typeof own]).toEqual([name, 'boolean']);
    expect(constantsWith({ [name]: !own })).toEqual({ ...constants, [name]: !own });
  }
});

it('has no toggle beside these nineteen, and none for a name that the build does not know (R-3-024)', () => {
  expect(Object.keys(toggles).toSorted()).toEqual(specified.toggles.toSorted());
  expect(constantsWith({ Bogus: true })).toEqual(constants);
});
