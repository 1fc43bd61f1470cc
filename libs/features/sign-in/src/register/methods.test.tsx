import { renderScene, setBuild } from '@lobby/testing';
import { screen } from '@testing-library/react';
import LoginPage from '../pages/LoginPage.tsx';
import { openRegistration } from './register.fixture.tsx';

beforeEach(() => {
  setBuild({ registrationForm: true, partnerLogin: true });
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const onePage = { forms: 1, steps: 0, address: true };
const steps = { forms: 1, steps: 1, address: false };
const elsewhere = { forms: 0, steps: 0, address: false };

it.each([
  ['REGILY', 'textbox', /^E-mail address/, onePage],
  ['DINO', 'textbox', /^E-mail address/, steps],
  ['SSN', 'textbox', /^Personal number/, onePage],
  ['TRUSTLY', 'link', 'Continue with Trustly', elsewhere],
  ['ZIMPLER', 'link', 'Continue with Zimpler', elsewhere],
] as const)('a country registers by %s (R-2-037, R-3-018, R-3-053)', async (flow, role, name, shown) => {
  // The form has a number where the licence requires one. The flag of the form is at its default.
  setBuild({ registrationForm: true, partnerLogin: true, ssnAtRegistration: flow === 'SSN' });
  await openRegistration(flow);
  expect(screen.getByRole(role, { name })).toBeVisible();
  expect({
    forms: screen.queryAllByRole('form').length,
    steps: screen.queryAllByRole('progressbar', { name: 'Your registration' }).length,
    address: screen.queryByRole('textbox', { name: /^Street and number/ }) !== null,
  }).toEqual(shown);
});

it.each([
  ['Keycloak', 'button', 'Sign In'],
  ['Sms', 'textbox', /^Phone number/],
  ['Zimpler', 'textbox', /^Personal number/],
] as const)('a country signs in by %s (R-3-053)', async (loginFlow, role, name) => {
  setBuild({ phoneLogin: true, partnerLogin: true });
  const flowSettings = { __typename: 'FlowSettings', loginFlow, registrations: [] };
  await renderScene(<LoginPage />, {
    visitor: true,
    path: '/en/login/',
    brand: { loginFlows: ['Sms', 'Zimpler'] },
    answers: { BasicLayoutRoot: { data: { root: { __typename: 'Root', flowSettings } } } },
  });
  expect(await screen.findByRole(role, { name })).toBeVisible();
});
