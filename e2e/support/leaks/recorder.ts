import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { errorReportPath } from '../lobby.ts';
import { operationOf } from '../requests.ts';
import { worldsHost, type World } from '../world.ts';
import { readStored, watchWrites } from './inPage.ts';
import { isPermitted, type Permission } from './permissions.ts';
import { kindOf, Secrets, type Finding, type Trace } from './secrets.ts';

/** Begins the message of the error that is nobody's. */
const planted = 'Planted';

interface ReportItem {
  message?: string;
  exception?: { values: { type?: string; value?: string }[] };
}

/** One line each: the report's header, and header and content of each item. */
function errorsIn(report: string): string[] {
  const items = report.split('\n').flatMap((line) => (line ? [JSON.parse(line) as ReportItem] : []));
  return items.flatMap(({ message, exception }) => {
    const values = exception?.values.map(({ type, value }) => `${type}: ${value}`) ?? [];
    return [message, ...values].filter((text) => text !== undefined).join(' ') || [];
  });
}

/** What the browser knows of a request; null where it fails, or has no answer within five seconds: the page may have been left. */
const inTime = <Value>(answer: Promise<Value>): Promise<Value | null> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 5_000).unref());
  return Promise.race([answer, late]).catch(() => null);
};

/** Records all that leaves a browser's memory during a journey, and learns meanwhile what of it is secret. */
export class Recorder {
  readonly secrets = new Secrets();
  readonly traces: Trace[] = [];
  readonly #context: BrowserContext;
  readonly #world: World;
  readonly #logStart: number;
  readonly #pending: Promise<void>[] = [];
  /** Origins of which a document was shown. */
  readonly #origins = new Set<string>();
  /** The link that began the journey: in the request, and in the first address of the page. */
  #link = { url: '', times: 0 };

  constructor(context: BrowserContext, world: World) {
    this.#context = context;
    this.#world = world;
    this.#logStart = this.#log().length;
  }

  /**
   * Begins. Error reports are switched on, and each trace is sampled.
   *
   * @param requestsTokens - Whether the test calls the token endpoint in the page's place, so that it misses no response. Off where the browser
   *   goes offline: the test's own request would still get through.
   */
  async start({ requestsTokens = true } = {}): Promise<void> {
    const context = this.#context;
    await context.exposeBinding('recordTrace', (_, trace: Trace) => void this.traces.push(trace));
    await context.addInitScript(watchWrites);
    const { origin, host } = new URL(this.#world.url);
    await context.addInitScript(
      ([lobby, sentryDsn]) => {
        if (location.origin !== lobby) return;
        Object.defineProperty(window, 'lobbySettings', {
          configurable: true,
          get: () => ({
            ...(JSON.parse(document.querySelector('#lobby-settings')?.textContent ?? '{}') as object),
            sentryDsn,
          }),
          set(value: unknown) {
            Object.defineProperty(window, 'lobbySettings', { value });
          },
        });
        const { random } = Math;
        Math.random = () => random() / 2;
      },
      [origin, `http://key@${host}/1`] as const,
    );
    await context.route(`**${errorReportPath}*`, (route) => route.fulfill({ json: {} }));
    // Read before the page has them, since an answer is gone once its page is left.
    if (requestsTokens)
      await context.route('**/protocol/openid-connect/token', async (route) => {
        const response = await route.fetch(this.#reachable(route.request()));
        this.secrets.learn(await response.json().catch(() => null));
        await route.fulfill({ response });
      });
    context.on('console', (message) => {
      this.#record('console', message.type(), `${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => {
      const { message, stack = message } = error.error();
      this.#record('console', 'page error', stack);
    });
    context.on('request', (request) => this.#recordRequest(request));
    context.on('page', (page) => this.#watch(page));
    for (const page of context.pages()) this.#watch(page);
  }

  /** Opens a link that somebody else has made, such as a message's: its own address is nobody's fault. */
  async openLink(page: Page, path: string): Promise<void> {
    const { href, searchParams } = new URL(path, this.#world.url);
    this.#link = { url: href, times: 2 };
    this.secrets.add('link token', searchParams.get('token'));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
  }

  /** Texts of the error reports so far. */
  get reports(): string[] {
    return this.traces.filter(({ place }) => place === 'report').map(({ text }) => text);
  }

  /** The lobby's own errors that it reports, as a console would name them. */
  get reportedErrors(): string[] {
    return this.traces
      .filter(({ place, at }) => place === 'report' && at.endsWith(errorReportPath))
      .flatMap(({ text }) => errorsIn(text))
      .filter((error) => !error.includes(planted));
  }

  /** An error of nobody's, such as an extension's, with all that is secret in its message; the browser prints nothing. */
  async throwIn(page: Page): Promise<void> {
    const message = `${planted}: ${this.secrets.echo}`;
    await page.evaluate((text) => dispatchEvent(new ErrorEvent('error', { error: new Error(text) })), message);
  }

  /** Whether it was reported. */
  get hasReportedThrown(): boolean {
    return this.reports.some((text) => text.includes(planted));
  }

  /** Reads what is stored at this moment: history, storage, cookies. */
  async readStored(page: Page): Promise<void> {
    const cookies = await this.#context.cookies();
    for (const { name, value } of cookies) this.secrets.learn({ [name]: decodeURIComponent(value) });
    const isPlayer = cookies.some(({ name }) => kindOf(name)?.endsWith('token'));
    const place = isPlayer ? 'stored' : 'stored without a session';
    for (const url of await this.#historyOf(page)) this.#record('history', this.#nameOf(url), url);
    this.#record('referrer', 'of the document', await page.evaluate(() => document.referrer));
    for (const { at, text } of await page.evaluate(readStored)) this.#record(place, at, text);
    for (const { name, value, domain } of cookies) this.#record(place, `cookie ${name}`, `${domain} ${value}`);
  }

  /**
   * Reads what is left at the end, of each origin that was visited, and searches everything.
   *
   * @param permitted - Besides what always is.
   */
  async finish(permitted: readonly Permission[] = []): Promise<Finding[]> {
    const pages = this.#context.pages();
    for (const page of pages) {
      await this.readStored(page);
      this.#origins.delete(new URL(page.url()).origin);
    }
    // A document of the origin that runs no script.
    await this.#context.route('**/nothing.txt', (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
    for (const origin of this.#origins) {
      await pages[0]?.goto(`${origin}/nothing.txt`).catch(() => undefined);
      for (const { at, text } of (await pages[0]?.evaluate(readStored)) ?? []) this.#record('stored', at, text);
    }
    await Promise.all(this.#pending);
    this.#record('log of the host', 'sandbox', this.#log().slice(this.#logStart));
    return this.secrets.findIn(this.traces).filter((finding) => !isPermitted(finding, permitted));
  }

  /** The addresses that a page can go back to, and its own. */
  async #historyOf(page: Page): Promise<string[]> {
    for (let attempt = 0; ; attempt += 1) {
      await page.waitForLoadState('domcontentloaded');
      const session = await this.#context.newCDPSession(page);
      try {
        const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
        // The provider's page that ends a session sends itself on, in its own place: what stays behind is not known before.
        const isLeaving = /\/openid-connect\/logout\?/.test(entries[currentIndex]?.url ?? '');
        if (!isLeaving || attempt > 200) return entries.map(({ url }) => url);
      } catch (error) {
        // The document was making way for the next one.
        if (attempt > 200) throw error;
      } finally {
        await session.detach().catch(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  #record(place: string, at: string, text: string): void {
    this.traces.push({ place, at, text });
  }

  #recordAddress(type: string, url: string): void {
    const isLink = url === this.#link.url && this.#link.times > 0;
    if (isLink) this.#link.times -= 1;
    this.#record(isLink ? 'link' : 'address', `${type} ${this.#nameOf(url)}`, url);
  }

  #log(): string {
    const { log } = worldsHost;
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  }

  #watch(page: Page): void {
    page.on('framenavigated', (frame) => {
      const url = frame.url();
      this.#recordAddress('document', url);
      if (/^https?:/.test(url) && frame === page.mainFrame()) this.#origins.add(new URL(url).origin);
    });
    page.on('websocket', (socket) => this.#recordAddress('socket', socket.url()));
  }

  #recordRequest(request: Request): void {
    const url = request.url();
    const operation = operationOf(request);
    this.#recordAddress(request.isNavigationRequest() ? 'document' : request.resourceType(), url);
    const { pathname, searchParams } = new URL(url);
    if (pathname.includes('login-handler')) this.secrets.add('authorization code', searchParams.get('code'));
    const body = request.postData() ?? '';
    const isReport = pathname === errorReportPath || pathname === '/api/csp-reports';
    const at = `${this.#nameOf(url)} ${operation ?? ''}`.trim();
    if (body) this.#record(isReport ? 'report' : 'request', at, body);
    if (operation !== undefined) this.secrets.learn(request.postDataJSON());
    else if (at.startsWith('provider')) this.secrets.learn(Object.fromEntries(new URLSearchParams(body)));
    if (operation !== undefined || pathname.endsWith('/openid-connect/token')) {
      const learnAnswer = async () => this.secrets.learn(await (await request.response())?.json());
      // Where the page has been left before, its tokens are learned from its cookies.
      this.#pending.push(inTime(learnAnswer()).then(() => undefined));
    }
    this.#pending.push(this.#recordHeaders(request, at));
  }

  /** Those that scripts may set, and the referrer; cookies are the browser's. */
  async #recordHeaders(request: Request, at: string): Promise<void> {
    const headers = (await inTime(request.allHeaders())) ?? request.headers();
    const { referer = '' } = headers;
    if (referer) this.#record('referrer', `to ${at}`, referer);
    this.#record('request', at, JSON.stringify({ ...headers, referer: undefined, cookie: undefined }));
  }

  /** A request to the provider by the address of its server: only browsers know the host name that it may have. */
  #reachable(request: Request): { url: string; headers: Record<string, string> } {
    const { partners, identity } = this.#world;
    const url = request.url().replace(identity, partners);
    return { url, headers: { ...request.headers(), host: new URL(request.url()).host } };
  }

  /** Who an address belongs to, and its path. */
  #nameOf(address: string): string {
    if (!/^(https?|wss?):/.test(address)) return 'other';
    const url = new URL(address.replace(/^ws/, 'http'));
    const { url: lobby, partners, identity } = this.#world;
    if (url.origin === new URL(lobby).origin) return `lobby ${url.pathname}`;
    if (![partners, identity].some((site) => url.origin === new URL(site).origin))
      return `${url.origin} ${url.pathname}`;
    const isSignIn = /^\/(realms|partner-login)\//.test(url.pathname);
    return `${isSignIn ? 'provider' : 'partner'} ${url.pathname}`;
  }
}
