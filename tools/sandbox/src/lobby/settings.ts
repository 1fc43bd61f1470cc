import { isIP } from 'node:net';
import type { LobbySettings } from '../../../../libs/contracts/src/lobby-settings.ts';
import { ipCountryOf, type Platform } from '../graphql/context.ts';
import { dpopSetting } from '../auth/dpop.ts';
import { merchantId } from '../graphql/mutations.ts';
import { chatKeyOf, chatScriptPath } from '../partners/chat/index.ts';
import { gamificationPath } from '../partners/gamification/index.ts';
import { jackpotPath } from '../partners/jackpot/index.ts';
import { sportsbookPath } from '../partners/sportsbook/index.ts';

/** Services of third parties that the sandbox has no stand-in for, and the partners of the operator's own scripts. */
export type ServiceAddresses = Pick<
  LobbySettings,
  'sentryDsn' | 'errorReportingScriptUrl' | 'fontStylesheetUrl' | 'fontOrigins' | 'consentPartners'
>;

function servicesOfEnvironment(): ServiceAddresses {
  const sentryDsn = process.env['SENTRY_DSN'];
  const errorReportingScriptUrl = process.env['ERROR_REPORTING_SCRIPT_URL'];
  const fontStylesheetUrl = process.env['FONT_STYLESHEET_URL'];
  const fontOrigins = process.env['FONT_ORIGINS'];
  return {
    ...(sentryDsn && { sentryDsn }),
    ...(errorReportingScriptUrl && { errorReportingScriptUrl }),
    ...(fontStylesheetUrl && { fontStylesheetUrl }),
    ...(fontOrigins && { fontOrigins: fontOrigins.split(' ') }),
  };
}

/** The page's settings at run time: its brand and the addresses of its services. */
export function lobbySettings(platform: Platform, cashierAvailable: boolean): LobbySettings {
  const { brand, origins, store } = platform;
  return {
    brand: brand.id,
    siteDataName: brand.id,
    license: brand.license,
    operator: brand.operator,
    identityHost: origins.identity,
    ...(brand.toggles.Keycloak && isIP(new URL(origins.identity).hostname) === 0 && { passkeys: true }),
    ...(dpopSetting(store).on && { senderConstrainedTokens: true }),
    ipCountryCode: ipCountryOf(platform),
    gameOrigins: [origins.partners],
    twoGames: true,
    cashier: {
      environment: 'development',
      merchantId: merchantId(brand.id),
      origin: origins.cashier,
      available: cashierAvailable,
    },
    jackpotHost: `${origins.partners}${jackpotPath}`,
    ...(brand.gamification && {
      gamificationHost: `${origins.partners}${gamificationPath}`,
      gamificationClientId: store.documents.get<{ clientId: string }>('setting', 'gamification')?.clientId,
    }),
    ...(brand.toggles.Sportsbook && { sportsbook: { url: `${origins.partners}${sportsbookPath}/` } }),
    chat: { scriptUrl: `${origins.partners}${chatScriptPath}`, key: chatKeyOf(brand.id) },
    supportEmail: `support@${brand.id}.example`,
    ...(store.documents.get<ServiceAddresses>('setting', 'services') ?? servicesOfEnvironment()),
    theme: store.documents.get<Record<string, unknown>>('setting', 'themeTokens'),
    // As `root.themeSettings` answers.
    themeSettings: store.documents.get<Record<string, unknown> | null>('setting', 'theme') ?? undefined,
    timings: store.documents.get<Record<string, number>>('setting', 'timings'),
    release: 'sandbox',
  };
}
