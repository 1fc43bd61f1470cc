import { useFeedback } from '@lobby/overlays';
import { renderScene, setBuild, untilIdle, wireHistory, wireNotOffered, wirePlayer, wireViewer } from '@lobby/testing';
import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DashboardPage from './dashboard/DashboardPage.tsx';
import PersonalPage from './personal/PersonalPage.tsx';
import PhoneVerificationPage from './phone/PhoneVerificationPage.tsx';
import SessionHistoryPage from './sessions/SessionHistoryPage.tsx';

const text = 'This is not offered here';
const rejected = (...names: string[]) => Object.fromEntries(names.map((name) => [name, wireNotOffered]));
const own = rejected(
  ...['ContactValidity', 'VerificationCodes', 'AccountCloseReasons', 'SetLanguage', 'SetMarketingPreference'],
  ...['ChangeAddress', 'LastSignIn', 'PaymentTotals', 'ActiveSessions'],
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('where the platform knows the specification alone (A-182)', () => {
  it('the page of personal details shows them, without a way to change contacts', async () => {
    await renderScene(<PersonalPage />, { path: '/en/profile/', answers: own });
    await untilIdle();
    expect(screen.getByText(wirePlayer.email)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change e-mail address' })).toBeNull();
  });

  it('a change of offers is reported as not offered', async () => {
    await renderScene(<PersonalPage />, { path: '/en/profile/', answers: own });
    await userEvent.click(screen.getByRole('switch', { name: 'By e-mail' }));
    await untilIdle();
    const { result } = renderHook(useFeedback);
    expect(result.current.map(({ message }) => message)).toContain(text);
    expect(screen.getByRole('switch', { name: 'By e-mail' })).toBeEnabled();
  });

  it('closing the account is said not to be offered, with a way back', async () => {
    await renderScene(<PersonalPage />, { path: '/en/profile/', answers: own });
    await press('Close account');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('the overview has what is known of payments', async () => {
    await renderScene(<DashboardPage />, { path: '/en/profile/', answers: own });
    await untilIdle();
    const card = within(screen.getByRole('region', { name: 'Deposits less withdrawals' }));
    expect(card.getByText('Number of deposits')).toBeVisible();
    expect(card.queryByText('This week')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('the page of sign-ins says so of those now', async () => {
    await renderScene(<SessionHistoryPage />, {
      path: '/en/profile/session-history/',
      answers: { ...own, SessionHistory: wireHistory('PlayerSession', []) },
    });
    await untilIdle();
    expect(within(screen.getByRole('region', { name: 'Signed in now' })).getByText(text)).toBeVisible();
  });

  it('the page of the phone number says so', async () => {
    setBuild({ EnablePhoneVerification: true });
    const player = { ...wirePlayer, isPhoneNumberVerified: false };
    await renderScene(<PhoneVerificationPage />, {
      answers: { ...own, GetPlayerInfo: wireViewer({ player, wallet: null }) },
    });
    await untilIdle();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
