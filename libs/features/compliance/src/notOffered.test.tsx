import { closeOverlay, Slot } from '@lobby/host';
import {
  renderScene,
  setBuild,
  untilIdle,
  wireCustomer,
  wireNotOffered,
  wirePlayer,
  wireViewer,
  wireWallet,
} from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocumentsPage from './documents/DocumentsPage.tsx';
import SelfExclusionPage from './exclusion/SelfExclusionPage.tsx';
import { closeAllOverlays, expectPlay, openHeldPlayer } from './heldPlayer.fixture.tsx';
import ResponsibleGamingPage from './hub/ResponsibleGamingPage.tsx';
import IdentityPage from './identity/IdentityPage.tsx';
import { complianceFeature } from './index.ts';
import LimitsPage from './limits/LimitsPage.tsx';
import SourceOfWealthPage from './sourceOfWealth/SourceOfWealthPage.tsx';

const text = 'This is not offered here';
const player = (fields: object) => wireViewer({ player: { ...wirePlayer, ...fields }, wallet: wireWallet });
const kycRequired = {
  __typename: 'KycCheckStatus',
  status: 'Required',
  deadline: null,
  verificationsDone: [],
  verificationsMissing: ['Identity'],
};
const overdue = {
  ...wirePlayer.sourceOfWealthStatus,
  __typename: 'SourceOfWealthStatus',
  dueDate: '2026-01-02T12:00:00Z',
  dueDateExpired: true,
  requiredDocumentsUploadV2: [
    { __typename: 'RequiredDocumentsUpload', comment: 'Your last payslip', requestedFundingType: 'Salary' },
  ],
};

beforeEach(() => setBuild({ depositLimits: true, sessionLimits: true, kycRequired: true, SumSubFlow: true }));
afterEach(closeAllOverlays);

describe('where the platform knows the specification alone (A-182)', () => {
  it.each([
    ['limits', LimitsPage, { Limits: wireNotOffered }],
    ['self-exclusion', SelfExclusionPage, { ExclusionOptions: wireNotOffered }],
    ['documents', DocumentsPage, { DocumentRequests: wireNotOffered }],
    ['the source of wealth', SourceOfWealthPage, { SourceOfWealth: wireNotOffered }],
    [
      'the identity check',
      IdentityPage,
      { GetPlayerInfo: player({ kycCheckStatus: kycRequired }), StartKycSession: wireNotOffered },
    ],
  ])('the page of %s says that it is not offered', async (_, Page, answers) => {
    await renderScene(<Page />, { features: [complianceFeature()], answers, settings: { license: 'mga' } });
    await untilIdle();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('the page of the source of wealth says what is asked for and until when', async () => {
    const answers = { GetPlayerInfo: player({ sourceOfWealthStatus: overdue }), SourceOfWealth: wireNotOffered };
    await renderScene(<SourceOfWealthPage />, { features: [complianceFeature()], answers });
    await untilIdle();
    expect(screen.getByText('Your last payslip')).toBeVisible();
    expect(screen.getByText(/^This was asked for by 02\/01\/2026/)).toBeVisible();
  });

  it('the panic button does not go on sending', async () => {
    await renderScene(<ResponsibleGamingPage />, { answers: { StartExclusion: wireNotOffered } });
    await userEvent.click(screen.getByRole('button', { name: 'Take a break of 24 hours' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, stop now' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('limits stay away from the overview and from quick deposit', async () => {
    const parts = [<Slot key="a" name="profile.overview" />, <Slot key="b" name="deposit.notice" />];
    await renderScene(parts, { features: [complianceFeature()], answers: { Limits: wireNotOffered } });
    await untilIdle();
    expect(screen.queryByText(/limit/i)).toBeNull();
  });

  it('terms that are accepted count for the session', async () => {
    const answers = { GetPlayerInfo: player({ termsAccepted: false }), AcceptTerms: wireNotOffered };
    await openHeldPlayer({ answers });
    expect(screen.getByRole('dialog', { name: 'Our terms' })).toBeVisible();
    expectPlay('closed');
    await act(() => closeOverlay('ok'));
    await untilIdle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expectPlay('open');
  });

  it('a text that cannot be had holds nobody', async () => {
    const customer = wireViewer({ customer: { ...wireCustomer, popUpsNeeded: ['first', 'second'] } });
    const { names } = await openHeldPlayer({ answers: { GetCustomerInfo: customer, PopUp: wireNotOffered } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expectPlay('open');
    expect(names().filter((name) => name === 'PopUp')).toHaveLength(1);
  });
});
