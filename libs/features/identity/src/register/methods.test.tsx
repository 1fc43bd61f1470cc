import { setBuild } from '@lobby/testing';
import { screen } from '@testing-library/react';
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
] as const)('a country registers by %s (R-3-018)', async (flow, role, name) => {
  // A number is asked for where the licence wants one.
  setBuild({ registrationForm: true, partnerLogin: true, ssnAtRegistration: flow === 'SSN' });
  await openRegistration(flow);
  expect(screen.getByRole(role, { name })).toBeVisible();
  expect(screen.queryAllByRole('form')).toHaveLength(role === 'textbox' ? 1 : 0);
});
