import { setBuild } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillAll, openRegistration, press } from '../register/register.fixture.tsx';
import { leaveFor } from './partner/leaveFor.ts';
import { storeSignIn } from './signInUnderWay.ts';
import { openSignIn, phonePlatform, tokens } from './signIn.fixture.tsx';

jest.mock('./partner/leaveFor.ts', () => ({
  ...jest.requireActual<typeof import('./partner/leaveFor.ts')>('./partner/leaveFor.ts'),
  leaveFor: jest.fn(),
}));

afterEach(() => sessionStorage.clear());

/** A session whose access token is being renewed: its pages are not left for those of a player yet. */
const state = { status: 'loading', session: 'of-anna 1', startedAt: 0 } as const;
const live = { visitor: false, session: { ...state, state, getAccessToken: () => 'token' } };

/** What an operation was authorized with when it was sent last; null: with nothing. */
function bearerOf(name: string): string | null | undefined {
  const sent = jest.mocked(fetch).mock.calls.map(([, init]) => ({
    name: (JSON.parse(String(init?.body)) as { operationName: string }).operationName,
    bearer: new Headers(init?.headers).get('authorization'),
  }));
  return sent.findLast((each) => each.name === name)?.bearer;
}

describe('the bearer of a session that is there goes with all operations of a sign-in (R-7-007)', () => {
  it('by phone', async () => {
    setBuild({ phoneLogin: true, Keycloak: false, BasicEnterCode: false });
    const { answers } = phonePlatform();
    await openSignIn('/en/login/', 'Sms', { ...live, answers });
    await userEvent.type(screen.getByRole('textbox', { name: /Phone number/ }), '0401234567');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), '123456');
    await waitFor(() => expect(bearerOf('CompletePhoneLogin')).toBe('Bearer token'));
    expect(bearerOf('StartPhoneLogin')).toBe('Bearer token');
    expect(bearerOf('CountryContextQuery')).toBeNull();
  });

  it('by another code', async () => {
    setBuild({ phoneLogin: true, Keycloak: false, BasicEnterCode: false });
    const { answers, login } = phonePlatform();
    const begun = { ...login(), resendAvailableAt: new Date(0).toISOString() };
    storeSignIn({ kind: 'phone', ...begun, clockOffset: 0, from: 'login', returnTo: null });
    await openSignIn('/en/enter-code/', 'Sms', { ...live, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(bearerOf('ResendPhoneLoginCode')).toBe('Bearer token'));
  });

  it('at a partner', async () => {
    setBuild({ partnerLogin: true, Keycloak: false });
    const started = { __typename: 'PartnerLogin', id: 'secret', state: 'state-1', url: 'https://partner.acme.test/' };
    const answers = {
      StartPartnerLogin: { data: { startPartnerLogin: started } },
      CompletePartnerLogin: tokens('completePartnerLogin'),
    };
    await openSignIn('/en/login/', 'Zimpler', { ...live, answers });
    await userEvent.type(screen.getByRole('textbox', { name: /Personal number/ }), '131052-308T');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Zimpler' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
    expect(bearerOf('StartPartnerLogin')).toBe('Bearer token');

    await openSignIn('/en/zimpler-login-handler/?state=state-1&code=code-1', 'Zimpler', {
      ...live,
      answers,
    });
    await waitFor(() => expect(bearerOf('CompletePartnerLogin')).toBe('Bearer token'));
  });

  it('by a registration', async () => {
    setBuild({ registrationForm: true });
    await openRegistration('REGILY', live);
    await fillAll();
    await press('Open my account');
    await waitFor(() => expect(bearerOf('RegisterPlayer')).toBe('Bearer token'));
  });
});
