import { closeOverlay } from '@lobby/overlays';
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
import DocumentsPage from './documents/DocumentsPage.tsx';
import { closeAllOverlays, expectPlay, openWithChecks } from './checks.fixture.tsx';
import IdentityPage from './identityCheck/IdentityPage.tsx';
import { verificationFeature } from './index.ts';
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

beforeEach(() => setBuild({ kycRequired: true, SumSubFlow: true }));
afterEach(closeAllOverlays);

describe('where the platform knows the specification alone (A-182)', () => {
  it.each([
    ['documents', DocumentsPage, { DocumentRequests: wireNotOffered }],
    ['the source of wealth', SourceOfWealthPage, { SourceOfWealth: wireNotOffered }],
    [
      'the identity check',
      IdentityPage,
      { GetPlayerInfo: player({ kycCheckStatus: kycRequired }), StartKycSession: wireNotOffered },
    ],
  ])('the page of %s says that it is not offered', async (_, Page, answers) => {
    await renderScene(<Page />, { features: [verificationFeature()], answers, settings: { license: 'mga' } });
    await untilIdle();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('the page of the source of wealth shows what is requested and until when', async () => {
    const answers = { GetPlayerInfo: player({ sourceOfWealthStatus: overdue }), SourceOfWealth: wireNotOffered };
    await renderScene(<SourceOfWealthPage />, { features: [verificationFeature()], answers });
    await untilIdle();
    expect(screen.getByText('Your last payslip')).toBeVisible();
    expect(screen.getByText(/^This was asked for by \w+,? 2 January/)).toBeVisible();
  });

  it('terms that are accepted count for the session', async () => {
    const answers = { GetPlayerInfo: player({ termsAccepted: false }), AcceptTerms: wireNotOffered };
    await openWithChecks({ answers });
    expect(screen.getByRole('dialog', { name: 'Our terms' })).toBeVisible();
    expectPlay('closed');
    await act(() => closeOverlay('ok'));
    await untilIdle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expectPlay('open');
  });

  it('a text that the platform does not offer blocks nobody', async () => {
    const customer = wireViewer({ customer: { ...wireCustomer, popUpsNeeded: ['first', 'second'] } });
    const { names } = await openWithChecks({ answers: { GetCustomerInfo: customer, PopUp: wireNotOffered } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expectPlay('open');
    expect(names().filter((name) => name === 'PopUp')).toHaveLength(1);
  });
});
