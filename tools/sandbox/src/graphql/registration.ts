import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { RegistrationFlow } from '../../../../libs/contracts/src/enums.ts';
import { regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import { gatesOf } from '../../../../libs/platform/licensing/src/gates.ts';
import { playerProtection } from '../../../../libs/platform/licensing/src/protection.ts';
import { compactPersonalNumber } from '../store/players/personalNumbers.ts';
import { currencyOf } from '../store/players/countries.ts';
import { maxAmount, toMinor } from '../store/index.ts';
import { hashPassword } from '../store/players/players.ts';
import { defaultProfile, type Profile } from '../store/players/profile.ts';
import type { SignInProof } from '../store/signIn/signInProofs.ts';
import { marketingFields } from './account.ts';
import { ipCountryOf, type Context } from './context.ts';
import { beginCustomSession } from './customSession.ts';
import { failure } from './errors.ts';
import { flowSettings, proofFor, registrationFlowOf } from './flows.ts';
import { type Registration, registrationSchema, type RegistrationRules } from './registrationInput.ts';

interface Arguments {
  registrationId: string;
  registration: { flow: RegistrationFlow; email: string; country: string; loginId?: string | null };
}

const uuid = v.pipe(v.string(), v.uuid());

/** The flows that a form may name where a country has this one: which of the two forms is the lobby's choice. */
const formsOf: Readonly<Record<string, readonly RegistrationFlow[]>> = {
  DINO: ['DINO', 'REGILY'],
  REGILY: ['DINO', 'REGILY'],
  SSN: ['SSN'],
};

function rulesOf(
  { brand, store }: Context,
  country: string,
  { hasPassword, proof }: Pick<RegistrationRules, 'hasPassword' | 'proof'>,
): RegistrationRules {
  const gates = gatesOf(brand.license);
  const periods = gates.weeklyAndMonthlyDepositLimits ? ['Day', 'Week', 'Month'] : ['Day'];
  return {
    now: store.now(),
    country,
    license: brand.license,
    languages: brand.locales.map((locale) => regionalCodes[locale]),
    hasPassword,
    proof,
    hasPersonalNumber: gates.ssnAtRegistration,
    depositLimits: gates.depositLimitsAtRegistration ? periods : [],
  };
}

const invalid = (field: string) => failure('RegistrationInvalid', 'This part of the registration is not valid.', field);

/** @throws RegistrationInvalid with the name of the first field that is not valid */
function check(registration: unknown, rules: RegistrationRules): Registration {
  const result = v.safeParse(registrationSchema(rules), registration, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [field, part] = result.issues[0].path?.map(({ key }) => String(key)) ?? [];
  throw invalid((field === 'address' ? part : field) ?? 'registration');
}

/** Minor units by period. @throws RegistrationInvalid */
const limitsIn = ({ depositLimits }: Registration, currency: string) =>
  depositLimits.map(({ period, amount }) => {
    const value = toMinor(amount, currency);
    if (value === null || value <= 0 || value > maxAmount) throw invalid('depositLimits');
    return { period, value };
  });

/** The sandbox's stand-ins for the checks of addresses and numbers that an operator buys (R-3-022). */
const emailValidity = (email: string) => (email.toLowerCase().endsWith('@risky.test') ? 'Risky' : 'Valid');
const phoneValidity = (phoneNumber: string): Profile['phoneNumberValidity'] =>
  phoneNumber.endsWith('0') ? 'Risky' : 'Valid';

/** What is proven in place of what nobody has typed. */
function contactAndPerson(
  { phoneNumber, firstName, lastName, dateOfBirth, personalNumber }: Registration,
  proof: SignInProof | undefined,
) {
  const isPhoneProven = proof?.by === 'phone';
  const number = isPhoneProven ? proof.phoneNumber : (phoneNumber ?? '');
  const contact: Pick<Profile, 'phoneNumber' | 'phoneNumberValidity' | 'isPhoneNumberVerified'> = {
    phoneNumber: number,
    phoneNumberValidity: isPhoneProven ? 'Valid' : phoneValidity(number),
    isPhoneNumberVerified: isPhoneProven,
  };
  if (proof?.by !== 'partner') return { contact, person: { firstName, lastName, dateOfBirth, ssn: personalNumber } };
  const { personalNumber: ssn, ...person } = proof.person;
  return { contact, person: { ...person, ssn: compactPersonalNumber(ssn) } };
}

function profileOf(registration: Registration, country: string, proof: SignInProof | undefined): Profile {
  const { email, address, marketing } = registration;
  const { contact, person } = contactAndPerson(registration, proof);
  return {
    ...defaultProfile(country, registration.language),
    ...Object.fromEntries(marketing.map((channel) => [marketingFields[channel], true])),
    emailValidity: emailValidity(email),
    ...contact,
    personalInfo: { ...address, ...person },
    termsAccepted: registration.termsAccepted,
    privacyPolicyAccepted: registration.privacyPolicyAccepted,
  };
}

/** What the sign-in has proven that the registration names. @throws ProofExpired */
function proofIn(loginId: string | null | undefined, by: SignInProof['by'] | null, { store }: Context) {
  if (by === null) return undefined;
  const proof = loginId == null ? undefined : store.signInProofs.find(loginId);
  if (proof?.by !== by) throw failure('ProofExpired', 'A sign-in has to prove who registers.');
  return proof;
}

async function registerPlayer(_parent: unknown, { registrationId, registration }: Arguments, context: Context) {
  const { store, brand, address } = context;
  const { country, loginId } = registration;
  const { loginFlow } = flowSettings(store, country);
  // The provider's sessions are its own; this one is of the custom flow.
  const sessionFlow = loginFlow === 'Keycloak' ? 'Sms' : loginFlow;
  const begin = (playerId: string) => beginCustomSession(context, playerId, sessionFlow, { isNewPlayer: true });

  if (!v.is(uuid, registrationId)) throw failure('RegistrationInvalid', 'The registration has no usable id.');
  const repeated = store.registrations.findRepeated(registrationId, registration.email.trim());
  if (repeated) return begin(repeated.id);

  // The form's word is not enough: rules and currency are those of the country that the visitor is in.
  if (
    country !== ipCountryOf(context) ||
    store.documents.get('country', country) === undefined ||
    !formsOf[registrationFlowOf(store, country)]?.includes(registration.flow)
  )
    throw failure('RegistrationNotOffered', 'No account can be opened so from this country.');
  const by = proofFor(loginFlow, registrationFlowOf(store, country));
  const proof = proofIn(loginId, by, context);
  const checked = check(registration, rulesOf(context, country, { hasPassword: loginFlow === 'Keycloak', proof: by }));
  const currency = currencyOf(country, brand);
  const limits = limitsIn(checked, currency);
  const { email, password } = checked;
  store.registrations.count(address);
  // One that nobody knows where players sign in without.
  const passwordHash = await hashPassword(password ?? randomBytes(32).toString('base64'));
  // The same registration may have been sent twice at once.
  const other = store.registrations.findRepeated(registrationId, email);
  if (other) return begin(other.id);
  const account = { registrationId, email, passwordHash, profile: profileOf(checked, country, proof), currency };
  const { id } = store.registrations.open(account, (playerId) => {
    if (proof && loginId != null) store.signInProofs.take(loginId);
    for (const { period, value } of limits)
      store.limits.set({ playerId, kind: 'Deposit', period }, value, playerProtection[brand.license]);
  });
  return begin(id);
}

export const registrationMutations = { registerPlayer };
