import { setBuild } from '@lobby/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGamification } from '../gamification.fixture.tsx';
import LoyaltyPage from '../loyalty/LoyaltyPage.tsx';
import { createService } from '../service.fixture.ts';
import { createVendor } from '../vendor.fixture.ts';
import { infoAnswer, playerAnswer, settingsAnswer, widgetPageAnswer, wireStatus, wireText } from '../wire.fixture.ts';
import MissionsPage from './MissionsPage.tsx';
import TournamentsPage from './TournamentsPage.tsx';

const pages = { LoyaltyPage, MissionsPage, TournamentsPage };
type PageName = keyof typeof pages;
const names = Object.keys(pages) as PageName[];
const addresses = { LoyaltyPage: 'loyalty-program', MissionsPage: 'missions', TournamentsPage: 'tournaments' };

function open(name: PageName, options: Parameters<typeof renderGamification>[1] = {}) {
  const Page = pages[name];
  return renderGamification(
    <main>
      <Page />
    </main>,
    { path: `/en/${addresses[name]}/`, ...options },
  );
}
const vendor = createVendor();
afterEach(() => vendor.remove());

const optedOut = () => Object.assign(createService(), { status: wireStatus({ gamificationOpt: { enable: false } }) });

describe.each(names)('%s', (name) => {
  it('is there when all conditions hold (R-2-030, R-2-034, R-2-082, R-2-089)', async () => {
    await open(name);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  const kyc = { __typename: 'KycCheckStatus', deadline: null, verificationsDone: [], verificationsMissing: [] };
  const wealth = { __typename: 'SourceOfWealthStatus', status: null, dueDate: null, requiredDocumentsUploadV2: [] };
  it.each<[string, object]>([
    ['the setting is off', { GamificationSettings: settingsAnswer({ enabled: false }) }],
    ['the player is blocked', { GetGamanzaInfo: infoAnswer(2, true) }],
    [
      'an exclusion has an end',
      playerIs({
        selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: '2020-01-01T00:00:00Z' },
      }),
    ],
    ['the declaration of wealth is overdue', playerIs({ sourceOfWealthStatus: { ...wealth, dueDateExpired: true } })],
    ['KYC is required', playerIs({ kycCheckStatus: { ...kyc, status: 'Required' } })],
    [
      'the account is closed',
      playerIs({
        accountStatus: {
          __typename: 'AccountStatus',
          status: 'Closed',
          cause: null,
          reopenByCustomerAllowed: false,
        },
      }),
    ],
  ])('is empty when %s, and asks nothing of the service (R-4-051, R-2-082, R-2-089)', async (_, answers) => {
    const { service } = await open(name, { answers: answers as Record<string, unknown> });
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(service.calls).toEqual([]);
  });

  it('is empty when there is no client id (R-4-051)', async () => {
    const { service } = await open(name, { settings: { gamificationClientId: undefined } });
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(service.calls).toEqual([]);
  });

  it('is empty for a visitor, about whom nothing is requested (A-117)', async () => {
    const { service, names: operations } = await open(name, { visitor: true });
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(service.calls).toEqual([]);
    expect(operations()).not.toContain('GamificationSettings');
    expect(operations()).not.toContain(name);
  });

  it('requests the operator’s words without variables (R-7-028, R-7-020)', async () => {
    const { sent } = await open(name);
    const variablesOf = (operation: string) => sent.find(({ operationName }) => operationName === operation)?.variables;
    expect(variablesOf(name)).toEqual({});
    expect(variablesOf('GetGamanzaInfo')).toEqual({});
  });

  it.each([
    ['GetGamanzaInfo', infoAnswer()],
    ['GamificationSettings', settingsAnswer()],
  ])('can be loaded again where %s was not answered, so that nobody knows of a programme', async (operation, well) => {
    const { answer } = await open(name, { answers: { [operation]: { errors: [{ message: 'Down' }] } } });
    answer({ [operation]: well });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Loyalty|Missions|Tournaments/ })).toBeVisible();
  });
});

function playerIs(change: object) {
  return { GetPlayerInfo: playerAnswer(change) };
}

describe.each([
  ['MissionsPage', 'Missions', 'missions'],
  ['TournamentsPage', 'Tournaments', 'tournaments'],
] as const)('%s', (name, title, view) => {
  it(`has the heading “${title}” and the widget (R-2-089)`, async () => {
    await open(name);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toMatch(title);
    await vendor.load();
    expect(vendor.last().options).toMatchObject({ view });
    expect(vendor.last().container).toBeInTheDocument();
  });

  it('has the operator’s heading and note where there are some', async () => {
    const key = title.toUpperCase();
    const ts = [wireText(key, 'Quests'), wireText(`${key}_NOTE`, 'Each week others.')];
    await open(name, { answers: { [name]: widgetPageAnswer(ts) } });
    expect(screen.getByRole('heading', { level: 1, name: 'Quests' })).toBeVisible();
    expect(screen.getByText('Each week others.')).toBeVisible();
  });

  it('leads whoever takes no part to the page of the programme, without the vendor’s script', async () => {
    await open(name, { service: optedOut() });
    expect(screen.getByText(/You do not take part/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the loyalty programme' })).toHaveAttribute(
      'href',
      '/en/loyalty-program/',
    );
    expect(vendor.tags()).toEqual([]);
  });
});

describe('the full terms of challenges', () => {
  it.each(['MissionsPage', 'TournamentsPage'] as const)(
    'are linked on %s where the licence requires it (R-6-017)',
    async (name) => {
      setBuild({ fullTermsLinkInChallenges: true });
      await open(name);
      expect(screen.getByRole('link', { name: 'Full terms and conditions' })).toHaveAttribute(
        'href',
        '/en/bonus-terms-and-conditions/',
      );
    },
  );

  it('are not elsewhere', async () => {
    await open('MissionsPage');
    expect(screen.queryByRole('link', { name: 'Full terms and conditions' })).toBeNull();
  });
});
