import type { LimitPeriod, RegistrationFlow } from '@lobby/contracts';
import { build } from 'virtual:lobby-build';

/** As the platform names them where it rejects one, except for the limits. */
export const fieldNames = [
  'personalNumber',
  'email',
  'password',
  'phoneNumber',
  'firstName',
  'lastName',
  'dateOfBirth',
  'street',
  'zipCode',
  'city',
  'state',
  'limitDay',
  'limitWeek',
  'limitMonth',
  'termsAccepted',
  'privacyPolicyAccepted',
  'marketing',
] as const;
export type FieldName = (typeof fieldNames)[number];

/**
 * What is typed. A date is its day, month and year with commas between them; a consent is `yes` or empty; marketing is the
 * accepted channels with commas between them.
 */
export type Values = Readonly<Record<FieldName, string>>;

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values;

/** Not stored for a reload. */
export const secrets: readonly FieldName[] = ['password', 'personalNumber'];

export const limitFields = { Day: 'limitDay', Week: 'limitWeek', Month: 'limitMonth' } as const satisfies Record<
  LimitPeriod,
  FieldName
>;

/** The periods of the deposit limits that a new player may set. */
export const limitPeriodsAtRegistration = (): readonly LimitPeriod[] => {
  if (!build.depositLimitsAtRegistration) return [];
  return build.weeklyAndMonthlyDepositLimits ? ['Day', 'Week', 'Month'] : ['Day'];
};

/** Channels that the player answers for one by one, or by one switch for both of the usual ones. */
export const marketingChoices = (): 'by channel' | 'at once' =>
  build.DefaultConsentRegistration ? 'at once' : 'by channel';

/** Provinces and territories of Canada. */
export const provinces: readonly string[] = 'AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT'.split(',');

export type SectionName = 'number' | 'contact' | 'person' | 'address' | 'choices';
export interface Section {
  name: SectionName;
  fields: readonly FieldName[];
}

interface SectionOptions {
  flow: RegistrationFlow;
  country: string;
  hasPassword: boolean;
  /** What a sign-in has proven is not requested again. */
  proven: 'phone' | 'partner' | null;
}

/** The form's sections in their order; the flow SSN begins with the personal number. */
export function sectionsOf({ flow, country, hasPassword, proven }: SectionOptions): Section[] {
  const number: FieldName[] = build.ssnAtRegistration ? ['personalNumber'] : [];
  const comesFirst = flow === 'SSN' && number.length > 0;
  return [
    ...(comesFirst ? [{ name: 'number', fields: number } as const] : []),
    {
      name: 'contact',
      fields: [
        'email',
        ...(hasPassword ? (['password'] as const) : []),
        ...(proven === 'phone' ? [] : (['phoneNumber'] as const)),
      ],
    },
    ...(proven === 'partner'
      ? []
      : [
          {
            name: 'person',
            fields: ['firstName', 'lastName', 'dateOfBirth', ...(comesFirst ? [] : number)],
          } as const,
        ]),
    { name: 'address', fields: ['street', 'zipCode', 'city', ...(country === 'CA' ? (['state'] as const) : [])] },
    {
      name: 'choices',
      fields: [
        ...limitPeriodsAtRegistration().map((period) => limitFields[period]),
        'termsAccepted',
        'privacyPolicyAccepted',
        'marketing',
      ],
    },
  ];
}

/** The sections of each page of the form: DINO has one on each, the others have all on one. */
export const stepsOf = (flow: RegistrationFlow, sections: readonly Section[]): readonly (readonly Section[])[] =>
  flow === 'DINO' ? sections.map((section) => [section]) : [sections];
