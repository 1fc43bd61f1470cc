import { Slot } from '@lobby/composition';
import type { FeatureModule } from '@lobby/contracts';
import { local } from '@lobby/storage';
import { renderScene, setBuild, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { protectionFeature } from '../index.ts';

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
/** The same time as the notice formats it. */
const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
const formattedEnd = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
}).format(new Date(inAWeek));
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

interface ServedBanner {
  kind: string;
  text?: string;
  startsAt?: string;
  endsAt?: string;
}
const servedBanners = (...banners: ServedBanner[]) => ({
  data: {
    root: {
      __typename: 'Root',
      banners: banners.map((banner) => ({
        __typename: 'Banner',
        id: banner.kind,
        text: null,
        startsAt: null,
        endsAt: null,
        ...banner,
      })),
    },
  },
});
/** The pages to which banners lead, of other features. */
const pages: FeatureModule = {
  id: 'account',
  routes: {
    profile: { load: async () => ({ default: () => null }) },
    'source-of-wealth': { load: async () => ({ default: () => null }) },
    'profile-documents': { load: async () => ({ default: () => null }) },
    'profile-identity': { load: async () => ({ default: () => null }) },
  },
};

async function renderNotice(
  restriction: object,
  answers: Partial<Record<'LoginMethod' | 'Banners', unknown>> = {},
  path = '/en/',
) {
  const player = { ...wirePlayer, ...restriction };
  const scene = await renderScene(<Slot name="page.notice" />, {
    path,
    features: [protectionFeature(), pages],
    answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }), Banners: servedBanners(), ...answers },
  });
  return scene;
}
/** Kind, text and link of each banner on the page. */
const shownBanners = () =>
  [...document.querySelectorAll<HTMLElement>('[data-banner]')].map((banner) => ({
    kind: banner.dataset['banner'],
    text: banner.querySelector('p')?.textContent ?? '',
    href: within(banner).queryByRole('link')?.getAttribute('href') ?? null,
  }));
const kinds = () => shownBanners().map(({ kind }) => kind);
const findNotice = () => screen.findByRole('region', { name: 'About your account' });
const loginFlow = (flow: string) => ({
  data: { root: { __typename: 'Root', flowSettings: { __typename: 'FlowSettings', loginFlow: flow } } },
});
const exclusion = (exclusionEndsAt: string | null) => ({
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt },
});
const timeout = (timeoutEndsAt: string | null) => ({ timeouts: { __typename: 'Timeouts', timeoutEndsAt } });
const closed = (reopenByCustomerAllowed: boolean, cause: string | null = null) => ({
  accountStatus: { __typename: 'AccountStatus', status: 'Closed', cause, reopenByCustomerAllowed },
});

afterEach(() => {
  jest.useRealTimers();
  local.remove('inbox');
});

describe('notice to a player who may not play', () => {
  it('reports a self-exclusion under every licence (R-6-006, A-127)', async () => {
    await renderNotice(exclusion(inAWeek));
    expect(await findNotice()).toHaveTextContent(`excluded yourself from play until ${formattedEnd}.`);
  });

  it('reports a timeout (R-6-006)', async () => {
    await renderNotice(timeout(inAWeek));
    expect(await findNotice()).toHaveTextContent(`taking a break from play until ${formattedEnd}.`);
  });

  it('reports an account that is closed indefinitely (R-4-049, A-134)', async () => {
    await renderNotice(closed(false));
    expect(await findNotice()).toHaveTextContent('Your account has been closed indefinitely');
  });

  it('says how an account that may be reopened is opened again (R-4-049, A-134)', async () => {
    await renderNotice(closed(true));
    expect(await findNotice()).toHaveTextContent('You can open it again');
    expect(screen.queryByText(/indefinitely/)).toBeNull();
    expect(kinds()).not.toContain('AccountClosed');
  });

  it.each([
    ['Keycloak', 'e-mail'],
    ['Sms', 'phone'],
    ['Trustly', 'Trustly'],
    ['Piq', 'Piq'],
    ['Zimpler', 'Zimpler'],
  ])('names the login method %s to a player with several accounts (R-4-050, A-135)', async (flow, name) => {
    const { sent } = await renderNotice(closed(false, 'MultipleAccounts'), { LoginMethod: loginFlow(flow) });
    const text = `closed indefinitely because you have more than one. You sign in to this one by: ${name}.`;
    await waitFor(async () => expect(await findNotice()).toHaveTextContent(text));
    expect(sent.find(({ operationName }) => operationName === 'LoginMethod')?.variables).toEqual({
      countryCode: 'FI',
    });
  });

  it('has the general text if the login method cannot be loaded (R-4-049, R-4-050)', async () => {
    await renderNotice(closed(false, 'MultipleAccounts'), { LoginMethod: { errors: [{ message: 'down' }] } });
    expect(await findNotice()).toHaveTextContent('Your account has been closed indefinitely');
  });

  it('does not query the login method for other accounts (R-4-050, A-134)', async () => {
    for (const restriction of [closed(false), closed(true, 'MultipleAccounts'), timeout(inAWeek)]) {
      const { sent, unmount } = await renderNotice(restriction, { LoginMethod: loginFlow('Sms') });
      expect(await findNotice()).not.toHaveTextContent('phone');
      expect(sent.map(({ operationName }) => operationName)).not.toContain('LoginMethod');
      unmount();
    }
  });

  it('disappears by itself when the exclusion is over', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    await renderNotice(exclusion(new Date(Date.now() + 60_000).toISOString()));
    await findNotice();
    act(() => jest.advanceTimersByTime(90_000));
    expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
  });

  it.each([
    ['without a restriction', {}],
    ['after an exclusion', exclusion(yesterday)],
    ['after a timeout', timeout(yesterday)],
  ])('is not rendered %s', async (_, restriction) => {
    await renderNotice(restriction);
    expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
  });
});

describe('banners', () => {
  const closing = closed(false);
  const required = { kycCheckStatus: { ...wirePlayer.kycCheckStatus, status: 'Required', deadline: inAWeek } };
  const wealth = (fields: object) => ({ sourceOfWealthStatus: { ...wirePlayer.sourceOfWealthStatus, ...fields } });
  const documents = [
    { __typename: 'RequiredDocumentsUpload', comment: 'Salary of March', requestedFundingType: 'Salary' },
  ];
  const bankingBlocked = (activeFrom: string | null) => ({
    isInstantBankingBlocked: true,
    instantBankingBlock: { __typename: 'InstantBankingBlock', activeFrom },
  });
  const hub = '/en/responsible-gaming/';

  it.each([
    ['AccountClosed', closing, undefined, /closed indefinitely/, hub],
    ['SelfExclusion', exclusion(inAWeek), undefined, `excluded yourself from play until ${formattedEnd}`, hub],
    ['SelfExclusion', exclusion('9999-12-31T00:00:00.000Z'), undefined, /excluded yourself from play for good/, hub],
    ['Timeout', timeout(inAWeek), undefined, `break from play until ${formattedEnd}`, hub],
    ['Maintenance', {}, { kind: 'Maintenance' }, /working on the platform/, null],
    ['Maintenance', {}, { kind: 'Maintenance', text: 'Back at noon' }, /^Back at noon$/, null],
    ['KycRequired', required, undefined, `verify your identity by ${formattedEnd}`, '/en/profile/documents/'],
    [
      'SowUploadRequired',
      wealth({ requiredDocumentsUploadV2: documents }),
      undefined,
      /documents/,
      '/en/source-of-wealth/',
    ],
    ['SowRequired', wealth({ dueDate: inAWeek }), undefined, `comes from by ${formattedEnd}`, '/en/source-of-wealth/'],
    ['SowRequired', wealth({ status: 'Required' }), undefined, /declare where your money/, '/en/source-of-wealth/'],
    [
      'BankingCDD',
      { bankingCDD: inAWeek },
      undefined,
      `Your bank has to confirm who you are by ${formattedEnd}`,
      '/en/profile/documents/',
    ],
    [
      'InstantBankingGracePeriod',
      bankingBlocked(inAWeek),
      undefined,
      `use instant bank payments until ${formattedEnd}`,
      null,
    ],
    [
      'BankingCDD',
      { bankingCDD: aWeekAgo },
      undefined,
      /Your bank has to confirm who you are\.$/,
      '/en/profile/documents/',
    ],
    [
      'SowRequired',
      wealth({ dueDate: aWeekAgo, status: 'Required' }),
      undefined,
      /where your money comes from\.$/,
      '/en/source-of-wealth/',
    ],
    ['InstantBankingJackpot', {}, { kind: 'InstantBankingJackpot' }, /jackpot for instant bank payments/, null],
    ['GermanyCloseDown', {}, { kind: 'GermanyCloseDown' }, /closing our lobby in Germany/, null],
    ['NovemberCampaign', {}, { kind: 'NovemberCampaign' }, /November campaign/, null],
    ['Content', {}, { kind: 'Content', text: 'New opening hours' }, /^New opening hours$/, null],
  ] as [string, object, ServedBanner | undefined, string | RegExp, string | null][])(
    'of the kind %s shows once, with its text and its link (R-3-029, R-3-042, R-3-043)',
    async (kind, data, served, text, href) => {
      setBuild({ kycRequired: true });
      await renderNotice(data, { Banners: servedBanners(...(served ? [served] : [])) });
      await waitFor(() => expect(shownBanners()).toHaveLength(1));
      const [shown] = shownBanners();
      expect(shown).toMatchObject({ kind, href });
      expect(shown?.text).toMatch(typeof text === 'string' ? new RegExp(text.replaceAll('/', '.')) : text);
    },
  );

  it.each([
    ['a check that the licence does not require (A-133, R-6-021)', required, {}],
    ['instant banking that has ended', bankingBlocked(yesterday), {}],
    ['a campaign that has not begun (A-136)', {}, { kind: 'NovemberCampaign', startsAt: inAWeek }],
    ['one that is over (A-136)', {}, { kind: 'GermanyCloseDown', endsAt: yesterday }],
    [
      'a campaign, to somebody who wants no marketing',
      { marketingPreferences: { ...wirePlayer.marketingPreferences, marketingBlocked: true } },
      { kind: 'NovemberCampaign' },
    ],
    ['content without a text', {}, { kind: 'Content' }],
    ['an operator’s banner of a kind that the player’s own data decide', {}, { kind: 'SelfExclusion' }],
  ] as [string, object, ServedBanner | object][])('are not shown for %s', async (_, data, served) => {
    await renderNotice(data, { Banners: 'kind' in served ? servedBanners(served) : servedBanners() });
    expect(shownBanners()).toEqual([]);
  });

  it.each([
    ['identity', required, { kycCheckStatus: { ...required.kycCheckStatus, deadline: null } }],
    [
      'documents',
      wealth({ requiredDocumentsUploadV2: documents }),
      wealth({ requiredDocumentsUploadV2: [...documents, { ...documents[0], requestedFundingType: 'Inheritance' }] }),
    ],
    ['source-of-wealth', wealth({ dueDate: inAWeek }), wealth({ status: 'Required' })],
    ['bank', { bankingCDD: inAWeek }, { bankingCDD: aWeekAgo }],
  ])('of a request can be read again, once until it changes: %s', async (request, data, changed) => {
    setBuild({ kycRequired: true });
    const requests = () => local.read('inbox')?.entries.map((entry) => [entry.kind, entry['request']]);
    for (let visit = 0; visit < 2; visit += 1) {
      const { unmount } = await renderNotice(data);
      await waitFor(() => expect(requests()).toEqual([['request', request]]));
      unmount();
    }
    expect(localStorage.getItem('inbox')).not.toContain('Salary of March');
    await renderNotice(changed);
    await waitFor(() => expect(requests()).toHaveLength(2));
  });

  it('that request less, since something was handed in, are no news', async () => {
    const two = [...documents, { ...documents[0], requestedFundingType: 'Inheritance' }];
    const { client, answer } = await renderNotice(wealth({ requiredDocumentsUploadV2: two }));
    await waitFor(() => expect(local.read('inbox')?.entries).toHaveLength(1));
    answer({
      GetPlayerInfo: wireViewer({
        player: { ...wirePlayer, ...wealth({ requiredDocumentsUploadV2: documents }) },
        wallet: null,
      }),
    });
    await act(async () => client.refetchTypes(['Player']));
    await untilIdle();
    expect(local.read('inbox')?.entries).toHaveLength(1);
  });

  it('that request nothing are no message', async () => {
    await renderNotice(timeout(inAWeek), { Banners: servedBanners({ kind: 'NovemberCampaign' }) });
    await findNotice();
    expect(local.read('inbox')).toBeNull();
  });

  it('show what blocks in the order of its weight (A-137)', async () => {
    setBuild({ kycRequired: true });
    const own = [closed(false), exclusion(inAWeek), timeout(inAWeek)];
    const checks = [required, wealth({ requiredDocumentsUploadV2: documents, dueDate: inAWeek })];
    const expected = ['AccountClosed', 'SelfExclusion', 'Timeout', 'Maintenance'];
    for (const [index, kind] of expected.entries()) {
      const all = Object.assign({}, ...own.slice(index), ...checks) as object;
      const { unmount } = await renderNotice(all, { Banners: servedBanners({ kind: 'Maintenance' }) });
      await waitFor(() => expect(kinds()).toEqual([kind]));
      unmount();
    }
    const { unmount } = await renderNotice(Object.assign({}, ...checks) as object);
    await waitFor(() => expect(kinds()).toEqual(['KycRequired']));
    unmount();
    await renderNotice(Object.assign({}, ...checks.slice(1)) as object);
    await waitFor(() => expect(kinds()).toEqual(['SowUploadRequired']));
  });

  it('show the first one that blocks and the first one that informs (A-137)', async () => {
    setBuild({ kycRequired: true });
    const all = { ...required, ...wealth({ dueDate: inAWeek }), bankingCDD: inAWeek };
    const served = servedBanners({ kind: 'Content', text: 'News' }, { kind: 'Maintenance' });
    await renderNotice(all, { Banners: served });
    await waitFor(() => expect(kinds()).toEqual(['Maintenance', 'BankingCDD']));
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(regions).toEqual(['About your account', 'Notice']);
  });

  it('invite nobody to play who may not (A-137)', async () => {
    const served = servedBanners({ kind: 'NovemberCampaign' }, { kind: 'InstantBankingJackpot' });
    await renderNotice(timeout(inAWeek), { Banners: served });
    await waitFor(() => expect(kinds()).toEqual(['Timeout']));
  });

  it('leave a running game its room, but for what blocks', async () => {
    await renderNotice({ ...timeout(inAWeek), bankingCDD: inAWeek }, {}, '/en/games/book/');
    await waitFor(() => expect(kinds()).toEqual(['Timeout']));
  });

  it('lead nowhere that this lobby has no page for', async () => {
    await renderScene(<Slot name="page.notice" />, {
      features: [protectionFeature()],
      answers: {
        GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...closed(true) }, wallet: wireWallet }),
        Banners: servedBanners(),
      },
    });
    await waitFor(() => expect(kinds()).toEqual(['ReopenableAccount']));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
