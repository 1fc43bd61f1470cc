import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { useMarket } from '@lobby/player';

export const RaffleSettingsFields = graphql(`
  fragment RaffleSettingsFields on RaffleSettings @_unmask {
    enabled
    raffles {
      gameStudio {
        slug
        name
      }
      raffleSpotlightImage
    }
    pageMobileBackgroundImage
    pageDesktopBackgroundImage
  }
`);

export type RaffleSettings = ResultOf<typeof RaffleSettingsFields>;

const RaffleSettingsQuery = graphql(
  `
    query RaffleSettings($ipCountryCode: String) {
      root {
        raffleSettings(ipCountryCode: $ipCountryCode) {
          ...RaffleSettingsFields
        }
      }
    }
  `,
  [RaffleSettingsFields],
);

/** The raffle's settings in the visitor's country; undefined until known, null where there is no raffle. */
export function useRaffleSettings(): RaffleSettings | null | undefined {
  const { ipCountryCode, isSettled } = useMarket();
  const [{ data, error }] = useQuery({
    query: RaffleSettingsQuery,
    variables: { ipCountryCode },
    pause: !isSettled,
  });
  if (!data) return error ? null : undefined;
  const settings = data.root.raffleSettings;
  return settings?.enabled ? settings : null;
}
