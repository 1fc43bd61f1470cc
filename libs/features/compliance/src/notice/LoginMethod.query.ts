import { graphql } from '@lobby/data';

/** How the players of a country sign in. */
export const LoginMethod = graphql(`
  query LoginMethod($countryCode: String) {
    root {
      flowSettings(countryCode: $countryCode) {
        loginFlow
      }
    }
  }
`);
