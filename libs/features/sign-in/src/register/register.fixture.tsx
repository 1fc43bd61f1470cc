import { licenses, type RegistrationFlow } from '@lobby/contracts';
import { type Answers, renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { storeSignIn, type ProvenSignIn } from '../flows/signInUnderWay.ts';
import RegisterPage from '../pages/RegisterPage.tsx';

export const flowsOf = (flow: RegistrationFlow, loginFlow = 'Keycloak') => ({
  data: {
    root: {
      __typename: 'Root',
      flowSettings: {
        __typename: 'FlowSettings',
        loginFlow,
        registrations: [{ __typename: 'RegistrationSetting', countryCode: 'ROW', flow }],
      },
    },
  },
});

export const tokens = { accessToken: 'new-access', refreshToken: 'new-refresh' };
export const opened = { data: { registerPlayer: { __typename: 'CustomSession', ...tokens } } };
export const rejection = (type: string, field?: string) => ({
  errors: [{ message: 'No', extensions: { type: `$${type}`, ...(field && { field }) } }],
});
/** A sign-in that found no account, earlier in this tab. */
export const storeProven = (who: ProvenSignIn['who']) => storeSignIn({ kind: 'proven', id: 'sign-in-1', who });

export const inCountry = (countryCode: string): Answers => ({
  CountryContextQuery: {
    data: {
      countryContext: {
        __typename: 'CountryContext',
        countryCode,
        playerCountryCode: null,
        ipCountryCode: countryCode,
        havePlayerCountryCode: false,
        subDivision: null,
      },
    },
  },
});

export const field = (name: string | RegExp) => screen.getByLabelText(name);
/** What is typed may be checked at once. */
export const type = (name: string | RegExp, value: string) =>
  act(async () => {
    fireEvent.change(field(name), { target: { value } });
  });
export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await untilIdle();
};

/** The registration page of a visitor in Finland. */
export async function openRegistration(
  flow: RegistrationFlow,
  { answers, loginFlow, ...options }: Partial<SceneOptions> & { loginFlow?: string } = {},
) {
  const beginSession = jest.fn();
  const signUp = jest.fn(() => new Promise<never>(() => {}));
  const scene = await renderScene(<RegisterPage />, {
    path: '/en/register/',
    visitor: true,
    ...options,
    settings: { license: licenses[0], ...options.settings },
    session: { beginSession, signUp, ...options.session },
    answers: { BasicLayoutRoot: flowsOf(flow, loginFlow), RegisterPlayer: opened, ...answers },
  });
  await untilIdle();
  const sent = () =>
    scene.sent.flatMap(({ operationName, variables }) =>
      operationName === 'RegisterPlayer'
        ? [variables as { registrationId: string; registration: Record<string, unknown> }]
        : [],
    );
  return { ...scene, registrations: sent, beginSession, signUp };
}

export const fillContact = async () => {
  await type('E-mail address', 'aino@lobby.test');
  await type('Mobile phone number', '040 123 4567');
  await type('Password', 'long enough');
};
export const fillPerson = async () => {
  await type('First name', 'Aino');
  await type('Last name', 'Virtanen');
  await type('Day', '5');
  await type('Month', '2');
  await type('Year', '1990');
};
export const fillAddress = async () => {
  await type('Street and number', 'Mill Lane 5');
  await type('Postal code', '00100');
  await type('City', 'Helsinki');
};
export const accept = () =>
  act(async () => {
    fireEvent.click(field('I accept the terms and conditions.'));
    fireEvent.click(field('I accept the privacy policy.'));
  });
export async function fillAll() {
  await fillContact();
  await fillPerson();
  await fillAddress();
  await accept();
}
