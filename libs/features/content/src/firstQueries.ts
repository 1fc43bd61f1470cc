import type { RouteId, RouteQueries } from '@lobby/contracts';
import { graphql, queryRequest } from '@lobby/data';

/** Includes the fields of the blocks, which then read their own data from the cache by id. */
export const ContentPageQuery = graphql(`
  query ContentPage($page: String!, $ipCountryCode: String) {
    root {
      contentBlocks(page: $page, ipCountryCode: $ipCountryCode) {
        id
        type
        title
        subtitle
        text
        desktopImage
        mobileImage
        callToAction {
          type
          label
          url
        }
        listOfGamesSlug
        category {
          id
          label
        }
        startsAt
        endsAt
        termsAndConditions
      }
    }
  }
`);

export const LegalTextQuery = graphql(`
  query LegalText($slug: String!) {
    root {
      legalText(slug: $slug) {
        slug
        title
        text
        version
        updatedAt
      }
    }
  }
`);

const contentPage =
  (page: string): RouteQueries =>
  ({ ipCountryCode }) => [queryRequest(ContentPageQuery, { page, ipCountryCode })];
const legalText =
  (slug: string): RouteQueries =>
  () => [queryRequest(LegalTextQuery, { slug })];

/** What the pages of content request first: sent beside their code, which is why these documents do not stand in the pages. */
export const firstQueries = {
  'privacy-policy': legalText('privacy-policy'),
  'terms-and-conditions': legalText('terms-and-conditions'),
  'bonus-terms-and-conditions': legalText('bonus-terms-and-conditions'),
  promotions: contentPage('promotions'),
  'more-casinos': contentPage('more-casinos'),
} satisfies Partial<Record<RouteId, RouteQueries>>;
