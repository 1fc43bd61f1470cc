import { renderScene } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { contentFeature } from '../feature.tsx';
import { MoreCasinosPage, PromotionsPage } from './BlocksPage.tsx';
import { BonusTermsAndConditionsPage, PrivacyPolicyPage, TermsAndConditionsPage } from './LegalPage.tsx';

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
function renderPage(Page: ComponentType, answers: Record<string, unknown>) {
  return renderScene(<Page />, { answers, features: [contentFeature()], path: '/fi/' });
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
    await renderPage(PrivacyPolicyPage, { LegalText: { data: { root: { __typename: 'Root', legalText: null } } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing here right now' })).toBeVisible();
  });

  it('that fails to load can be loaded again', async () => {
    const scene = await renderPage(PrivacyPolicyPage, { LegalText: { errors: [{ message: 'Broken' }] } });
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
    startsAt: null,
    endsAt: null,
    termsAndConditions: null,
  };

  it('shows its blocks under its name (R-2-028, A-067)', async () => {
    const block = { ...fields, id: 'b1', type: 'PROMOTION' };
    const scene = await renderPage(Page, {
      ContentPage: contentPage([block, { ...fields, id: 'b2', type: 'TOP_SPORTS', title: 'Unknown' }]),
      ContentBlock: { data: { root: { __typename: 'Root', contentBlock: block } } },
    });
    expect(scene.sent.find(({ operationName }) => operationName === 'ContentPage')?.variables).toEqual({
      page,
      ipCountryCode: 'FI',
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'An offer' })).toBeVisible();
    expect(screen.queryByText('Unknown')).toBeNull();
  });

  it('says that it is empty without blocks', async () => {
    await renderPage(Page, { ContentPage: contentPage([]) });
    expect(screen.getByRole('heading', { name: 'Nothing here right now' })).toBeVisible();
  });
});
