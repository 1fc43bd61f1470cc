import { initMonitoring } from '@lobby/monitoring';
import { expectConsoleErrors, renderScene, renderStory, untilIdle, wireNotOffered } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { contentFeature } from '../feature.tsx';
import { ContentPageQuery } from '../firstQueries.ts';
import meta, { LegalTextFailed, LegalTextMissing } from './Pages.stories.tsx';
import { MoreCasinosPage, PromotionsPage } from './BlocksPage.tsx';
import { BonusTermsAndConditionsPage, PrivacyPolicyPage, TermsAndConditionsPage } from './LegalPage.tsx';

// Without a service, reports go to the console.
beforeAll(() => initMonitoring({ brand: 'acme', release: '1' }));

const legalText = (slug: string, text: string) => ({
  data: {
    root: {
      __typename: 'Root',
      legalText: {
        __typename: 'LegalText',
        slug,
        title: `The ${slug}`,
        text,
        version: '7',
        updatedAt: '2026-11-01T00:00:00.000Z',
      },
    },
  },
});
function renderPage(Page: ComponentType, answers: Record<string, unknown>, path = '/fi/') {
  return renderScene(<Page />, { answers, features: [contentFeature()], path });
}

describe.each([
  ['privacy-policy', PrivacyPolicyPage],
  ['terms-and-conditions', TermsAndConditionsPage],
  ['bonus-terms-and-conditions', BonusTermsAndConditionsPage],
])('/%s/', (slug, Page) => {
  it('shows the text in force, sanitised (R-2-036)', async () => {
    const scene = await renderPage(Page, {
      LegalText: legalText(slug, '<h2>Who may play</h2><img src=x onerror=alert(1)>'),
    });
    expect(scene.sent.find(({ operationName }) => operationName === 'LegalText')?.variables).toEqual({ slug });
    expect(screen.getByRole('heading', { level: 1, name: `The ${slug}` })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Who may play' })).toBeVisible();
    expect(screen.getByText(/^Version 7/)).toBeVisible();
    expect(scene.container.querySelector('img')).toBeNull();
  });
});

describe('a legal text', () => {
  it('links to pages of the lobby without a reload, in the page’s locale', async () => {
    const scene = await renderPage(PrivacyPolicyPage, {
      LegalText: legalText('x', '<a href="/promotions/">Offers</a>'),
    });
    fireEvent.click(screen.getByRole('link', { name: 'Offers' }));
    await waitFor(() => expect(scene.address()).toBe('/fi/promotions/'));
  });

  it('that does not exist is reported as missing', async () => {
    await renderStory(meta, LegalTextMissing);
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here right now' })).toBeVisible();
  });

  it('that the platform does not offer is said to be so (A-182)', async () => {
    expectConsoleErrors(/LegalText: .*Cannot query field/);
    await renderPage(PrivacyPolicyPage, { LegalText: wireNotOffered });
    expect(screen.getByRole('heading', { level: 1, name: 'This is not offered here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that fails to load can be loaded again', async () => {
    const scene = await renderStory(meta, LegalTextFailed);
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
    scene.answer({ LegalText: legalText('privacy-policy', '<p>Here</p>') });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here')).toBeVisible();
  });
});

describe.each([
  ['promotions', 'Promotions', PromotionsPage],
  ['more-casinos', 'More casinos', MoreCasinosPage],
])('/%s/', (page, title, Page) => {
  const contentPage = (contentBlocks: object[]) => ({ data: { root: { __typename: 'Root', contentBlocks } } });
  const fields = {
    __typename: 'ContentBlock',
    title: 'An offer',
    subtitle: null,
    text: null,
    desktopImage: null,
    mobileImage: null,
    callToAction: null,
    listOfGamesSlug: null,
    category: null,
    startsAt: null,
    endsAt: null,
    termsAndConditions: null,
  };

  it('says that it is not offered where that is so (A-182)', async () => {
    expectConsoleErrors(/ContentPage: .*Cannot query field/);
    await renderPage(Page, { ContentPage: wireNotOffered });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('This is not offered here');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows its blocks under its name, and reports once one that no feature shows (R-2-028, A-067)', async () => {
    const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const block = { ...fields, id: 'b1', type: 'PROMOTION' };
    const scene = await renderPage(Page, {
      ContentPage: contentPage([block, { ...fields, id: `sports-${page}`, type: 'TOP_SPORTS', title: 'Unknown' }]),
      ContentBlock: { data: { root: { __typename: 'Root', contentBlock: block } } },
    });
    expect(scene.sent.find(({ operationName }) => operationName === 'ContentPage')?.variables).toEqual({
      page,
      ipCountryCode: 'FI',
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'An offer' })).toBeVisible();
    expect(screen.queryByText('Unknown')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(reports.mock.calls).toEqual([
      [new Error(`No feature shows the content block sports-${page} of type TOP_SPORTS.`)],
    ]);
    reports.mockRestore();
  });

  it.each([
    ['no feature shows', { type: 'TOP_SPORTS' }],
    ['are over', { type: 'PROMOTION', endsAt: '2020-01-01T00:00:00.000Z' }],
  ])('is empty with nothing but blocks that %s', async (_, change) => {
    const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage(Page, { ContentPage: contentPage([{ ...fields, id: 'only', ...change }]) });
    expect(screen.getByRole('heading', { name: 'Nothing here right now' })).toBeVisible();
    reports.mockRestore();
  });

  it('says that it is empty without blocks', async () => {
    await renderPage(Page, { ContentPage: contentPage([]) });
    expect(screen.getByRole('heading', { name: 'Nothing here right now' })).toBeVisible();
  });
});

describe('the offers of /promotions/', () => {
  const category = (id: string, label: string) => ({ __typename: 'ContentCategory', id, label });
  const go = { __typename: 'CallToAction', type: 'PAGE_LINK', label: 'Go', url: '/jackpot/' };
  const offer = (id: string, title: string, fields: object = {}) => ({
    ...{ __typename: 'ContentBlock', id, type: 'PROMOTION', title, subtitle: null, text: null, desktopImage: null },
    ...{ mobileImage: null, callToAction: null, listOfGamesSlug: null, startsAt: null, endsAt: null },
    ...{ termsAndConditions: null, category: null, ...fields },
  });
  const offers = [
    offer('welcome', 'Welcome bonus', {
      ...{ category: category('bonus', 'Bonuses'), text: '<p>Doubled</p>', termsAndConditions: '<p>Once each</p>' },
      ...{ startsAt: '2026-11-01T12:00:00.000Z', endsAt: '2126-11-22T12:00:00.000Z' },
    }),
    offer('shows', 'Show time', { category: category('live-casino', 'Live casino'), callToAction: go }),
    offer('else', 'Something else'),
  ];
  const answers = {
    ContentPage: { data: { root: { __typename: 'Root', contentBlocks: offers } } },
    ContentBlock: ({ id }: { id: string }) => ({
      data: { root: { __typename: 'Root', contentBlock: offers.find((known) => known.id === id) ?? null } },
    }),
  };
  const open = (search = '') => renderPage(PromotionsPage, answers, `/en/promotions/${search}`);
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const filter = (name: string) => screen.getByRole('button', { name });

  it('are narrowed down to a category, which stands in the address', async () => {
    const { address } = await open('?category=live-casino');
    expect(titles()).toEqual(['Show time']);
    expect(filter('Live casino')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(filter('Bonuses'));
    await waitFor(() => expect(titles()).toEqual(['Welcome bonus']));
    expect(address()).toBe('/en/promotions/?category=bonus');
    fireEvent.click(filter('All'));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(address()).toBe('/en/promotions/');
  });

  it('keep their place until the next visit, with what later answers say of them', async () => {
    const scene = await open();
    scene.answer({
      ContentPage: {
        data: {
          root: {
            __typename: 'Root',
            contentBlocks: [offer('new', 'New offer'), offer('else', 'Another one', { callToAction: go }), offers[0]],
          },
        },
      },
      ContentBlock: { data: { root: { __typename: 'Root', contentBlock: null } } },
    });
    await act(async () => scene.client.refetch(ContentPageQuery));
    await untilIdle();
    expect(titles()).toEqual(['Welcome bonus', 'Show time', 'Another one']);
    const [, withdrawn, other] = screen.getAllByRole('article').map((card) => within(card));
    expect(withdrawn?.getByRole('button', { name: 'No longer available' })).toBeDisabled();
    expect(withdrawn?.queryByRole('link', { name: 'Go' })).toBeNull();
    expect(other?.getByRole('link', { name: 'Go' })).toBeVisible();
  });

  it.each(['?category=gone', '?category=%3Cscript%3E', '?promotion=%3Cscript%3E'])(
    'are all shown for the address %s',
    async (search) => {
      await open(search);
      expect(titles()).toHaveLength(3);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('are read in full with their terms, by an address of their own that Back leaves', async () => {
    const { address } = await open('?category=bonus');
    fireEvent.click(await screen.findByRole('link', { name: 'Details Welcome bonus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Welcome bonus' });
    expect(address()).toBe('/en/promotions/?category=bonus&promotion=welcome');
    expect(await within(dialog).findByText('Once each')).toBeVisible();
    expect(dialog).toHaveTextContent('From 01/11/2026 until 22/11/2126');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/en/promotions/?category=bonus');
  });

  it('that are withdrawn while their page is open say so when they are opened', async () => {
    const scene = await open();
    const call = Promise.withResolvers<object>();
    scene.answer({ ContentBlock: call.promise });
    fireEvent.click(await screen.findByRole('link', { name: 'Details Show time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Show time' });
    expect(within(dialog).queryByRole('link', { name: 'Go' })).toBeNull();
    await act(async () => call.resolve({ data: { root: { __typename: 'Root', contentBlock: null } } }));
    expect(await within(dialog).findByRole('heading', { name: 'This offer is over' })).toBeVisible();
    expect(within(dialog).queryByText('Go')).toBeNull();
  });

  it('that are over say so to whoever follows a link to them', async () => {
    const { address } = await open('?promotion=gone');
    const dialog = await screen.findByRole('dialog', { name: 'Promotion' });
    expect(await within(dialog).findByRole('heading', { name: 'This offer is over' })).toBeVisible();
    fireEvent.click(within(dialog).getByRole('link', { name: 'To the promotions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/en/promotions/');
  });
});
