import type { Brand } from '../../libs/contracts/src/brand.ts';
import type { Deployment } from './settingsFile.ts';

/** Names that no public site has, and this machine's own. */
const isPrivate = (address: string): boolean =>
  /^(?:\w+:\/\/)?(?:localhost|127\.|\[::1\]|[^/]*\.(?:localhost|test|example|invalid|local)(?:[:/]|$))/.test(address);

/** Of a lobby whose address is not known yet: nobody's, and treated as public. */
export const unknownOrigin = 'https://lobby.invalid';

/** All texts of the settings with the path of each field. */
const textsOf = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path ? `${path}.${name}` : name));
};

/**
 * What a lobby starts with, and what is nevertheless likely to be wrong.
 * @param brand of the build that the settings are for
 */
export function warningsOf({ settings, hosting }: Deployment, brand: Brand): string[] {
  const isPublic = !isPrivate(hosting.origin) || hosting.origin === unknownOrigin;
  const { cashier } = settings;
  const unreachable = textsOf(settings, '').filter(([, text]) => isPrivate(text));
  const checks: [isLikelyWrong: boolean, warning: string][] = [
    [settings.brand !== brand.id, `brand: the build’s is ${brand.id}, by which its realm at the provider is named`],
    [
      isPublic && cashier.environment !== 'production',
      `cashier.environment: ${cashier.environment}, and no deposit on ${hosting.origin} is real`,
    ],
    [
      isPublic && /test|sandbox|demo/i.test(cashier.merchantId),
      `cashier.merchantId: ${cashier.merchantId} looks like a test account`,
    ],
    [!cashier.available, 'cashier.available: false, and players can neither deposit nor withdraw'],
    ...unreachable.map(([path, text]): [boolean, string] => [
      isPublic,
      `${path}: ${text} cannot be reached by players`,
    ]),
    [settings.gameOrigins.length === 0, 'gameOrigins: none, and no game can be played'],
    [
      brand.toggles.Sportsbook && !settings.sportsbook,
      'sportsbook: the brand has a sportsbook, and its page says that it cannot be had',
    ],
    [
      brand.gamification && !(settings.gamificationHost && settings.gamificationClientId),
      'gamificationHost, gamificationClientId: the brand has a loyalty programme, which is not there without both',
    ],
    [
      brand.toggles.SumSubFlow && !hosting.identityCheck,
      'hosting.identityCheck: the policy forbids the frame in which identities are checked',
    ],
    [
      settings.chat !== undefined && !hosting.sources,
      'hosting.sources: the support chat needs sources that its vendor names (docs/configuration.md)',
    ],
    [!hosting.pictures?.length, 'hosting.pictures: pictures of the back end come from the lobby’s own origin alone'],
    [!hosting.reports, 'hosting.reports: nobody hears of what the policy blocks'],
    [!settings.sentryDsn, 'sentryDsn: nobody hears of errors on players’ devices'],
    [!settings.supportEmail, 'supportEmail: dialogs offer no address to players who cannot have the chat'],
    [settings.ipCountryCode !== undefined, 'ipCountryCode: is ignored, as the host names the country of each visitor'],
    [settings.timings !== undefined, 'timings: builds for players take none'],
  ];
  return checks.flatMap(([isLikelyWrong, warning]) => (isLikelyWrong ? [warning] : []));
}
