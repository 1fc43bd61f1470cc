import { graphql } from '@lobby/data';

/** What the operator has set up for a country (R-7-024); null where there is no jackpot. */
export const JackpotSettingsQuery = graphql(`
  query JackpotSettings($ipCountryCode: String) {
    root {
      jackpotSettings(ipCountryCode: $ipCountryCode) {
        enabled
        sourceId
        instanceId
        operatorId
        initialContributionValue
        contributionOptions
        enabledCommunity
        logo
        winnerNotificationImage
        colorPalette {
          highlight
          background
          darkBackground
          backgroundGradient
          detailsContentBackground
          detailsBackground
          detailsModalBackground
          body
          backgroundContrast
          buttonBackground
        }
      }
    }
  }
`);

/** Words and pictures of `/jackpot/` (R-7-026). */
export const JackpotPageQuery = graphql(`
  query JackpotPage($ipCountryCode: String) {
    root {
      jackpotPage(ipCountryCode: $ipCountryCode) {
        enabled
        desktopImage
        mobileImage
        titleRows
        text
        termsAndConditions
      }
    }
  }
`);

export const JackpotTermsQuery = graphql(`
  query JackpotTerms($slug: String!) {
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

/** The terms' name at the back end. */
export const termsSlug = 'jackpot-terms';
