import { graphql } from '@lobby/data';

export const RegisterPlayer = graphql(`
  mutation RegisterPlayer($registrationId: ID!, $registration: RegistrationInput!) {
    registerPlayer(registrationId: $registrationId, registration: $registration) {
      accessToken
      refreshToken
    }
  }
`);
