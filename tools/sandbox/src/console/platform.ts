import * as v from 'valibot';
import { bannerKinds } from '../../../../libs/contracts/src/enums.ts';
import { regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import type { BannerDocument } from '../store/base/content.ts';
import { endpoints, faultSchema } from '../faults/index.ts';
import type { DpopSetting } from '../auth/dpop.ts';
import type { ServiceAddresses } from '../lobby/settings.ts';
import { identityFaults } from '../partners/oidc/misbehaviour.ts';
import {
  asyncCommand,
  BadCommand,
  command,
  countryArg,
  dateArg,
  findPlayer,
  playerArg,
  putSetting,
  type ConsoleContext,
} from './command.ts';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(-366 * 86_400), v.maxValue(366 * 86_400));
const endpointArg = v.picklist(endpoints);
const locales = Object.values(regionalCodes);

const showClock = ({ store }: ConsoleContext) => ({ now: new Date(store.now()).toISOString() });
const idOf = (context: ConsoleContext, player: string | undefined) =>
  player === undefined ? undefined : findPlayer(context, player).id;

/** Commands for the platform as a whole: clock, faults, texts and settings. */
export const platformCommands = {
  status: command('Shows the platform’s time, faults, sockets and subscriptions', {}, (context) => ({
    brand: context.brand.id,
    ...showClock(context),
    faults: context.faults.all(),
    sockets: context.sockets.count(),
    jackpotSockets: context.jackpot.sockets.count(),
    sportsbookSockets: context.sportsbook.sockets.count(),
    subscriptions: context.store.events.count(),
  })),
  clock: command(
    'Moves the platform’s clock by a number of seconds, or to a date, within the years 2000 to 2100',
    { by: v.optional(seconds), to: v.optional(dateArg) },
    (context, { by, to }) => {
      const { store } = context;
      if ((by === undefined) === (to === undefined)) throw new BadCommand('Give either “by” or “to”.');
      const byMs = to === undefined ? (by ?? 0) * 1000 : Date.parse(to) - store.now();
      const year = new Date(store.now() + byMs).getUTCFullYear();
      if (year < 2000 || year > 2100) throw new BadCommand('The platform’s time stays within the years 2000 to 2100.');
      store.moveClock(byMs);
      return showClock(context);
    },
  ),
  resetClock: command('Resets the platform’s clock to the machine’s', {}, (context) => {
    context.store.moveClock(Date.now() - context.store.now());
    return showClock(context);
  }),
  fault: command(
    'Makes an endpoint fail until the fault is cleared',
    { endpoint: endpointArg, ...faultSchema.entries },
    ({ faults }, { endpoint, ...fault }) => {
      if (fault.malformedFrames && endpoint !== 'realtime' && endpoint !== 'sportsbook')
        throw new BadCommand('Only the endpoints “realtime” and “sportsbook” have frames.');
      faults.set(endpoint, fault);
      return faults.all();
    },
  ),
  clearFaults: command(
    'Clears the faults of one endpoint or of all',
    { endpoint: v.optional(endpointArg) },
    ({ faults }, { endpoint }) => {
      faults.clear(endpoint);
      return faults.all();
    },
  ),
  identityFault: command(
    'Makes the identity provider misbehave, by the cases of the conformance suite for relying parties; null ends it',
    { fault: v.nullable(v.picklist(identityFaults)) },
    ({ setIdentityFault }, { fault }) => {
      setIdentityFault(fault);
      return { fault };
    },
  ),
  dropSockets: asyncCommand(
    'Drops open sockets without a closing handshake, or closes them with a code: those of the platform, of the jackpot, of the sportsbook, or all',
    {
      player: v.optional(playerArg),
      of: v.optional(v.picklist(['realtime', 'jackpot', 'sportsbook'])),
      code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3000), v.maxValue(4999))),
    },
    async (context, { player, of, code }) => {
      const playerId = idOf(context, player);
      const all = {
        realtime: context.sockets,
        jackpot: context.jackpot.sockets,
        sportsbook: context.sportsbook.sockets,
      };
      const chosen = of === undefined ? Object.values(all) : [all[of]];
      const counts = await Promise.all(
        chosen.map((sockets) => (code === undefined ? sockets.drop(playerId) : sockets.close(code, playerId))),
      );
      return { sockets: counts.reduce((sum, count) => sum + count, 0) };
    },
  ),
  sendFrame: command(
    'Sends a raw frame to open sockets',
    { text: v.pipe(v.string(), v.nonEmpty()), player: v.optional(playerArg) },
    (context, { text, player }) => ({ sockets: context.sockets.sendRaw(text, idOf(context, player)) }),
  ),
  realtimeProtocol: command(
    'Restricts the server to one WebSocket protocol; null for both',
    { protocol: v.nullable(v.picklist(['graphql-transport-ws', 'graphql-ws'])) },
    (context, { protocol }) => putSetting(context, 'realtimeProtocol', protocol),
  ),
  singleSession: command('Whether a sign-in ends the player’s other sessions', { on: v.boolean() }, (context, { on }) =>
    putSetting(context, 'singleSession', on),
  ),
  dpop: command(
    'Whether the identity provider offers to bind tokens to a key of the browser (DPoP); sessions that have begun keep what they have',
    {
      on: v.boolean(),
      nonce: v.optional(v.pipe(v.boolean(), v.description('The API takes only proofs that carry its nonce')), false),
    },
    (context, setting: DpopSetting) => putSetting(context, 'dpop', setting),
  ),
  country: command(
    'Sets the country of the visitors’ IP addresses; null for the brand’s default',
    { code: v.nullable(countryArg) },
    (context, { code }) => putSetting(context, 'ipCountryCode', code),
  ),
  text: command(
    'Overrides a text of the message catalogues; null removes the override',
    { locale: v.picklist(locales), key: v.pipe(v.string(), v.nonEmpty()), value: v.nullable(v.string()) },
    ({ store }, { locale, key, value }) => {
      if (value === null) store.documents.remove('translation', `${locale}:${key}`);
      else store.documents.put('translation', `${locale}:${key}`, value);
      return { locale, key, value };
    },
  ),
  theme: command(
    'Adds theme tokens to the page’s settings; null for the brand’s own',
    { tokens: v.nullable(v.record(v.string(), v.unknown())) },
    (context, { tokens }) => putSetting(context, 'themeTokens', tokens),
  ),
  themeSettings: command(
    'Sets the theme settings of the back end, which the page’s settings have, too; null for the brand’s own',
    { settings: v.nullable(v.record(v.string(), v.unknown())) },
    (context, { settings }) => putSetting(context, 'theme', settings),
  ),
  timings: command(
    'Gives time limits of the lobby other values, in ms by library and name, such as "cashier.cashierTimeout"; null for its own. Builds that allow overrides alone take them',
    { timings: v.nullable(v.record(v.string(), v.pipe(v.number(), v.finite(), v.gtValue(0)))) },
    (context, { timings }) => putSetting(context, 'timings', timings),
  ),
  services: command(
    'Gives the page’s settings the addresses of third parties’ services, and the operator’s partners that need consent; null for those of the environment',
    {
      services: v.nullable(
        v.strictObject({
          sentryDsn: v.optional(v.string()),
          errorReportingScriptUrl: v.optional(v.string()),
          fontStylesheetUrl: v.optional(v.string()),
          fontOrigins: v.optional(v.array(v.string())),
          consentPartners: v.optional(
            v.array(
              v.strictObject({
                id: v.string(),
                name: v.string(),
                category: v.picklist(['preferences', 'analytics', 'marketing', 'uncategorized']),
              }),
            ),
          ),
        }),
      ),
    },
    (context, { services }) => putSetting(context, 'services', services satisfies ServiceAddresses | null),
  ),
  banner: command(
    'Shows a banner on every page from a date on (default: now), or removes it',
    {
      kind: v.picklist(bannerKinds),
      on: v.boolean(),
      text: v.optional(v.string()),
      startsAt: v.nullish(dateArg, null),
      endsAt: v.nullish(dateArg, null),
      country: v.nullish(countryArg, null),
    },
    ({ store }, { kind, on, text, startsAt, endsAt, country }) => {
      const banner: BannerDocument = {
        kind,
        text: text === undefined ? null : { en: text },
        startsAt: startsAt ?? new Date(store.now()).toISOString(),
        endsAt,
        country,
      };
      if (on) store.documents.put('banner', kind, banner);
      else store.documents.remove('banner', kind);
      return { kind, on };
    },
  ),
};
