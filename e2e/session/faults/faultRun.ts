import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import type { BrandId } from '../../support/brands.ts';
import type { Recorder } from '../../support/leaks/recorder.ts';
import type { Account, Lobby } from '../../support/lobby.ts';
import type { World } from '../../support/world.ts';

/** What a player is doing when something fails. */
export const stages = ['signing in', 'playing', 'depositing', 'signing out'] as const;
export type Stage = (typeof stages)[number];

/** Only a browser has them. */
export type FaultName =
  | 'storage full'
  | 'cookies blocked'
  | 'socket dropped, offline, then online'
  | 'two tabs refresh at once'
  | 'callback opened twice'
  | 'back after signing in';

/** How players sign in, which decides how their sessions are renewed and ended. */
export interface SignInMethod {
  name: 'provider' | 'phone' | 'partner';
  /** What is met by a player who is doing this. */
  faults: Readonly<Partial<Record<Stage, readonly FaultName[]>>>;
  /** Whose players these are. */
  brand: BrandId;
  /** Opens what a sign-in ends on. */
  openForm: (run: FaultRun) => Promise<void>;
  /** Fills that in and sends it. */
  sendForm: (run: FaultRun) => Promise<void>;
  /** Signs in without a page. */
  signIn: (run: FaultRun) => Promise<void>;
}

/** One player's browser in one cell of the matrix. */
export interface FaultRun {
  page: Page;
  context: BrowserContext;
  lobby: Lobby;
  account: Account;
  stage: Stage;
  method: SignInMethod;
  world: World;
  /** Of this player alone. */
  phoneNumber: string;
  /** With the brand's locale. */
  pathOf: (path: string) => string;
  /** An amount as the page shows it. */
  money: (amount: string) => string;
  /** The provider's answer that signed this player in. */
  callback: string | null;
  game: FrameLocator | null;
  /** What leaves the browser's memory, and what of it is secret. */
  leaks: Recorder;
  /** That the tab has loaded since the fault began. */
  documents: number;
}

const isCallback = (address: string): boolean => /login-handler\/\?.*code=/.test(address);

type FaultRunOptions = Pick<
  FaultRun,
  'leaks' | 'page' | 'context' | 'lobby' | 'account' | 'stage' | 'method' | 'world'
>;

export async function createFaultRun(options: FaultRunOptions): Promise<FaultRun> {
  const { page, lobby, account, world } = options;
  const { wallet } = await lobby.console<{ wallet: { currency: string } }>('player', { player: account.email });
  const locale = world.brand === 'herion' ? 'en_CA' : 'en';
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'en-CA', {
    ...{ style: 'currency', currency: wallet.currency, currencyDisplay: 'narrowSymbol' },
  });
  const run: FaultRun = {
    ...options,
    phoneNumber: `+3725${crypto.randomUUID().replaceAll(/\D/g, '').padEnd(7, '0').slice(0, 7)}`,
    pathOf: (path) => `/${locale}/${path}`,
    money: (amount) => format.format(Number(amount)),
    ...{ callback: null, game: null, documents: 0 },
  };
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    run.documents += 1;
    // From the document: the event of its request has been seen to be missing.
    if (isCallback(frame.url())) run.callback = frame.url();
  });
  return run;
}
