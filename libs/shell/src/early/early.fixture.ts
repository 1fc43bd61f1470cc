import { createAuth } from '@lobby/auth';
import {
  type Brand,
  type FeatureModule,
  licenses,
  type LobbySettings,
  operators,
  thumbnailSize,
} from '@lobby/contracts';
import { graphql, queryRequest } from '@lobby/data';
import { prepareSession } from '@lobby/player';
import { cookies, local } from '@lobby/storage';
import { createLobbyData } from '../router/lobbyData.ts';
import { recordRequests } from '../server/recordRequests.ts';

const ListQuery = graphql(`
  query List($country: String, $thumbnailSize: Float!) {
    personalized(ipCountryCode: $country) {
      listOfGames(slug: "slots") {
        slug
        games(first: 1) {
          edges {
            node {
              thumbnail(size: $thumbnailSize)
            }
          }
        }
      }
    }
  }
`);

const PlayedQuery = graphql(`
  query Played($lookupIds: [ID!]!, $country: String, $thumbnailSize: Float!) {
    personalized(ipCountryCode: $country) {
      gamesByLookupId(lookupIds: $lookupIds) {
        lookupId
        thumbnail(size: $thumbnailSize)
      }
    }
  }
`);

let size: number;
/** Games played last, by the browser's storage; without any in the page that is recorded. */
let played: string[] | null;
/** A feature as games is: its first queries depend on the market, on the window, and on the games played last. */
const feature: FeatureModule = {
  id: 'games',
  routes: {
    games: {
      load: async () => ({ default: () => null }),
      queries: ({ ipCountryCode }) => {
        const variables = { country: ipCountryCode, thumbnailSize: size };
        return [
          queryRequest(ListQuery, variables),
          ...(played ? [queryRequest(PlayedQuery, { lookupIds: played, ...variables })] : []),
        ];
      },
    },
  },
  cache: { keys: { GameList: 'slug' }, windowVariables: ['thumbnailSize'] },
};
const brand = { locales: ['en', 'fi'], defaultCountry: 'EE', defaultCurrency: 'EUR' } as unknown as Brand;
const settings = {
  brand: 'acme',
  siteDataName: 'acme-eu',
  operator: operators[0],
  license: licenses[0],
  identityHost: 'id.acme.test',
  ipCountryCode: 'FI',
} as LobbySettings;
const path = '/fi/games/';

const dataOptions = () => {
  const auth = createAuth({ settings, getLocale: () => 'fi', getSignedOutPath: () => '/' });
  return { auth, options: { brand, settings, features: [feature], auth, locale: 'fi' } as const };
};

/** What the lobby sends at its start, once its scripts are there. */
export function startScripts() {
  size = thumbnailSize(window.innerWidth, window.devicePixelRatio);
  played = local.read('recentlyPlayedGames');
  const { auth, options } = dataOptions();
  const data = createLobbyData(options);
  const client = data.clientOf(auth.session ?? 'visitor');
  prepareSession(auth, client);
  data.sendFirstQueries(path);
  return { auth, client };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const tokenOf = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.${part(claims).slice(-12)}`;

const issuer = 'https://id.acme.test/realms/acme';

/** Cookies and storage of a player, as the lobby leaves them. */
export function signIn({ claims = {}, info = {} }: { claims?: object; info?: object } = {}): string {
  const exp = Math.floor(Date.now() / 1000) + 300;
  const token = tokenOf({ sub: 'anna', iss: issuer, exp, ...claims });
  cookies.set('idpAccessToken', token);
  cookies.set('refreshToken', 'refresh');
  const written = { startedAt: 1, sid: 's1', expiresAt: exp, issuer, tokenEnds: [token.slice(-12)], ...info };
  cookies.set('sessionInfo', JSON.stringify(written));
  local.write('playerSession', `${written.sid} ${written.startedAt}`);
  return token;
}

/** A player's page as the host sends it. */
export async function openPage({ ipCountryCode = 'FI' } = {}): Promise<void> {
  window.history.replaceState(null, '', path);
  size = 381;
  played = [];
  document.documentElement.lang = 'fi-FI';
  const { auth, options } = dataOptions();
  const player = { ...auth, status: 'authenticated', session: 'player' } as const;
  const record = await recordRequests(path, false, { ...options, auth: player });
  document.body.innerHTML = `<div id="content"></div>
    <div><div data-amount="balance"><b>Saldo</b><i translate="no"><span></span></i></div>
    <div data-amount="bonus"><b>Bonus</b><i translate="no"><span></span></i></div></div><main></main>`;
  const renewal = [{ file: 'assets/engine.js', integrity: 'sha384-e' }];
  const values = { 'early-requests': { ...record, renewal }, 'lobby-settings': { ...settings, ipCountryCode } };
  for (const [id, value] of Object.entries(values)) {
    const element = document.createElement('script');
    Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(value) });
    document.body.append(element);
  }
}
