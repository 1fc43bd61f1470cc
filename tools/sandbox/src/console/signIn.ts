import * as v from 'valibot';
import { loginFlows, registrationFlows } from '../../../../libs/contracts/src/enums.ts';
import type { FlowSettingsDocument } from '../store/base/content.ts';
import { flowSettings } from '../graphql/flows.ts';
import type { SecondFactorSetting } from '../graphql/secondFactor.ts';
import { BadCommand, command, countryArg, putSetting } from './command.ts';

const whichCountry = v.nullable(
  v.pipe(
    v.union([v.literal('ROW'), countryArg]),
    v.description('Two letters, or ROW for all that have no flow of their own'),
  ),
);

/** Commands for how players sign in and register. */
export const signInCommands = {
  flow: command(
    'Sets how a country signs in and registers; without a country all are as the brand has them',
    {
      country: whichCountry,
      login: v.optional(v.picklist(loginFlows)),
      registration: v.optional(v.picklist(registrationFlows)),
    },
    ({ store }, { country, login, registration }) => {
      const { documents } = store;
      if (country === null) {
        if (login ?? registration) throw new BadCommand('A flow is set for a country, or for ROW.');
        documents.remove('setting', 'flowChanges');
        return flowSettings(store, null);
      }
      if (!login && !registration) throw new BadCommand('Give “login”, “registration” or both.');
      const changed = documents.get<FlowSettingsDocument>('setting', 'flowChanges');
      const withFlow = <Flow>(list: { countryCode: string; flow: Flow }[] = [], flow: Flow | undefined) =>
        flow === undefined
          ? list
          : [...list.filter(({ countryCode }) => countryCode !== country), { countryCode: country, flow }];
      const changes: FlowSettingsDocument = {
        logins: withFlow(changed?.logins, login),
        registrations: withFlow(changed?.registrations, registration),
      };
      documents.put('setting', 'flowChanges', changes);
      return flowSettings(store, country);
    },
  ),
  phoneLogins: command('Shows the codes of sign-ins by phone that are under way, the last first', {}, ({ store }) =>
    store.phoneLogins.all().map(({ phoneNumber, code, attemptsLeft }) => ({ phoneNumber, code, attemptsLeft })),
  ),
  phoneCodeLength: command(
    'Sets how many digits the next codes of sign-ins by phone have; null for six',
    { digits: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8))) },
    (context, { digits }) => putSetting(context, 'phoneCodeLength', digits),
  ),
  partnerLogin: command(
    'Sets how the partners’ sign-in pages answer the next players who confirm',
    {
      answer: v.pipe(
        v.picklist(['normal', 'replay', 'forged', 'slow', 'none']),
        v.description(
          'replay: the code of the last sign-in; forged: a state of its own; slow: after latencyMs; none: never',
        ),
      ),
      latencyMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000)), 5000),
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
    },
    ({ partnerLogin }, fault) => {
      partnerLogin.setFault(fault);
      return fault;
    },
  ),
  secondFactor: command(
    'Whether a withdrawal needs a sign-in with a second factor, where the player signs in at the identity provider',
    {
      on: v.boolean(),
      maxAge: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400), v.description('In seconds, since then')),
        300,
      ),
    },
    (context, setting: SecondFactorSetting) => putSetting(context, 'secondFactor', setting),
  ),
  secondFactorCodes: command(
    'Shows the codes that players are to enter at the identity provider, the last first',
    {},
    ({ secondFactorCodes }) => secondFactorCodes(),
  ),
  clearSignInLimits: command(
    'Forgets what was counted for the limits of sign-ins by phone and partner',
    {},
    ({ store }) => {
      store.signInAttempts.clear();
      return {};
    },
  ),
};
