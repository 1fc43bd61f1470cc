import { renderScene, setBuild } from '@lobby/testing';
import { screen } from '@testing-library/react';
import LoginPage from '../pages/LoginPage.tsx';
import { openRegistration } from './register.fixture.tsx';

beforeEach(() => {
  setBuild({ registrationForm: true, partnerLogin: true });
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it.each([
  ['REGILY', 'textbox', /^E-mail address/],
  ['DINO', 'textbox', /^E-mail address/],
  ['SSN', 'textbox', /^Personal number/],
  ['TRUSTLY', 'link', 'Continue with Trustly'],
  ['ZIMPLER', 'link', 'Continue with Zimpler'],
] as const)('a country registers by %s (R-2-037, R-3-018, R-3-053)', async (flow, role, name) => {
  // A number is asked for where the licence wants one.
  setBuild({ registrationForm: true, partnerLogin: true, ssnAtRegistration: flow === 'SSN' });
  await openRegistration(flow);
  expect(screen.getByRole(role, { name })).toBeVisible();
  expect(screen.queryAllByRole('form')).toHaveLength(role === 'textbox' ? 1 : 0);
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
