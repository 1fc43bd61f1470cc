import { frameWith, renderFrame, setBuild } from '@lobby/testing';
import DashboardPage from './dashboard/DashboardPage.tsx';
import InboxPage from './inbox/InboxPage.tsx';
import AdditionalInformationPage from './information/AdditionalInformationPage.tsx';
import DepositHistoryPage from './payments/DepositHistoryPage.tsx';
import WithdrawalHistoryPage from './payments/WithdrawalHistoryPage.tsx';
import PersonalPage from './personal/PersonalPage.tsx';
import GameHistoryPage from './play/GameHistoryPage.tsx';
import SessionHistoryPage from './sessions/SessionHistoryPage.tsx';

it.each([
  ['/en/profile/', PersonalPage, 'Personal details'],
  ['/en/profile/dashboard/', DashboardPage, 'Overview'],
  ['/en/profile/game-history/', GameHistoryPage, 'Games'],
  ['/en/profile/deposit-history/', DepositHistoryPage, 'Deposits'],
  ['/en/profile/withdrawal-history/', WithdrawalHistoryPage, 'Withdrawals'],
  ['/en/profile/session-history/', SessionHistoryPage, 'Sign-ins'],
  ['/en/inbox/', InboxPage, 'Messages'],
  ['/en/additional-information/', AdditionalInformationPage, 'Additional information'],
])('%s is a frame until its player is known', async (path, Page, title) => {
  setBuild({ EnableFinancialHistory: true });
  expect(await renderFrame(<Page />, { path })).toEqual(frameWith(title));
});
