import type { RouteQueries } from '@lobby/contracts';
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

// What the pages of content request first: sent beside their code, which is why these documents do not stand in the pages.

export const contentPage =
  (page: string): RouteQueries =>
  ({ ipCountryCode }) => [queryRequest(ContentPageQuery, { page, ipCountryCode })];

export const legalText =
  (slug: string): RouteQueries =>
  () => [queryRequest(LegalTextQuery, { slug })];
