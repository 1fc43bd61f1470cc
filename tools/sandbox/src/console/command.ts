import * as v from 'valibot';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Faults } from '../faults/index.ts';
import type { CustomTokens } from '../auth/tokens.ts';
import type { ChatService } from '../partners/chat/index.ts';
import type { GamificationService } from '../partners/gamification/index.ts';
import type { JackpotService } from '../partners/jackpot/index.ts';
import type { Identity } from '../partners/oidc/index.ts';
import type { PartnerLoginService } from '../partners/login/index.ts';
import type { SportsbookService } from '../partners/sportsbook/index.ts';
import type { Sockets } from '../net/sockets.ts';
import type { Player, Store, Wallet } from '../store/index.ts';
import { toDecimal, toMinor } from '../store/base/money.ts';

/** Dependencies of the commands. */
export interface ConsoleContext {
  store: Store;
  brand: Brand;
  faults: Faults;
  sockets: Sockets;
  jackpot: Pick<JackpotService, 'sockets' | 'setFaults'>;
  gamification: Omit<GamificationService, 'handle'>;
  sportsbook: Pick<SportsbookService, 'sockets' | 'expireTokens' | 'setScriptFault'>;
  chat: ChatService['conversations'];
  partnerLogin: Pick<PartnerLoginService, 'setFault'>;
  customTokens: CustomTokens;
  /** Ends a player's tokens at the KYC provider before their time. */
  expireKycTokens(playerId: string): void;
  setIdentityFault: Identity['setFault'];
  secondFactorCodes: Identity['secondFactorCodes'];
  /** Ends a player's sessions at the identity provider. @returns their ids */
  endProviderSessions(playerId: string): Promise<string[]>;
}

/** A command that cannot be executed; the message is for the operator, and nothing was changed. */
export class BadCommand extends Error {}

type Arguments = v.ObjectEntries;

export interface Command {
  about: string;
  args: v.StrictObjectSchema<Arguments, undefined>;
  /** Resolves once the command has completed. */
  run(context: ConsoleContext, args: unknown): Promise<unknown>;
}

type Run<Entries extends Arguments> = (
  context: ConsoleContext,
  args: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
) => unknown;

/** A synchronous command, executed in one transaction that is rolled back on error. `run` gets validated arguments. */
export const command = <const Entries extends Arguments>(about: string, entries: Entries, run: Run<Entries>): Command =>
  asyncCommand(about, entries, (context, args) => context.store.transaction(() => run(context, args)));

/** A command that awaits something other than the store and manages its own transactions. */
export function asyncCommand<const Entries extends Arguments>(
  about: string,
  entries: Entries,
  run: Run<Entries>,
): Command {
  return { about, args: v.strictObject(entries), run: async (context, args) => run(context, args as never) };
}

/** Arguments used by many commands. */
export const playerArg = v.pipe(v.string(), v.nonEmpty(), v.description('E-mail address or id'));
export const amountArg = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'An amount is written like 12.50, up to 999999999.99'),
  v.description('Decimal up to 999999999.99, in the player’s currency'),
);
const isoSchema = v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]);
export const dateArg = v.pipe(
  v.string(),
  v.check(isDate, 'A date is written like 2026-12-24 or 2026-12-24T12:00:00Z, and is in the calendar'),
  v.transform((text) => new Date(text).toISOString()),
  v.description('ISO 8601: a day, or a time with its zone'),
);
export const countryArg = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'A country is written like FI'),
  v.description('Two letters, ISO 3166-1'),
);

function isDate(text: string): boolean {
  if (!v.is(isoSchema, text) || Number.isNaN(Date.parse(text))) return false;
  // Date parses 30 February as 2 March.
  const day = text.slice(0, 10);
  return new Date(day).toISOString().startsWith(day);
}

export function findPlayer({ store }: ConsoleContext, name: string): Player {
  const player = store.players.findByEmail(name) ?? store.players.find(name);
  if (!player) throw new BadCommand(`There is no player “${name}”.`);
  return player;
}

/** Omits undefined fields. */
export const definedFields = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** Stores a setting, or removes it when null. */
export function putSetting({ store }: ConsoleContext, key: string, value: unknown): object {
  if (value === null) store.documents.remove('setting', key);
  else store.documents.put('setting', key, value);
  return { [key]: value };
}

/** Minor units. @throws BadCommand for zero */
export function parsePositiveAmount(amount: string, currency: string): number {
  const minor = parseAmount(amount, currency);
  if (minor === 0) throw new BadCommand('The amount must be greater than zero.');
  return minor;
}

/** Minor units of an amount. @throws BadCommand */
export function parseAmount(amount: string, currency: string): number {
  const minor = toMinor(amount, currency);
  if (minor === null) throw new BadCommand(`“${amount}” is no amount of ${currency}.`);
  return minor;
}

export const showWallet = ({ currency, balance, bonusBalance }: Wallet) => ({
  currency,
  balance: toDecimal(balance, currency),
  bonusBalance: toDecimal(bonusBalance, currency),
});

/** A player in the console's responses; `sockets` counts those that are authenticated as this player. */
export function showPlayer({ store, sockets }: ConsoleContext, { id, email, profile }: Player) {
  const sessions = store.sessions.ofPlayer(id).map((session) => session.id);
  const wallet = showWallet(store.wallets.ofPlayer(id));
  return { id, email, wallet, sessions, sockets: sockets.count(id), profile };
}
