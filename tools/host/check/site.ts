import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import type { Brand } from '../../../libs/contracts/src/brand.ts';
import type { LobbySettings } from '../../../libs/contracts/src/lobby-settings.ts';
import { lobbySettingsSchema } from '../../../libs/contracts/src/lobbySettingsSchema.ts';
import { apps, root } from '../../start/operator.ts';
import { releaseCookie } from '../traffic.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A host that is examined. */
export interface Site {
  origin: string;
  /** Does not follow redirects. @throws where nothing answers, or the body is not what its headers say */
  get(path: string, sent?: Sent): Promise<Answer>;
  /** Address of the lobby page. */
  home: string;
  /** Address of the page that visitors see first: the lobby, or in brands that show visitors no games, the sign-in. */
  path: string;
  page: Answer;
  document: Document;
  /** Undefined where the page has none that the lobby could start with; `settingsProblem` says why. */
  settings?: LobbySettings;
  settingsProblem?: string;
  /** Of the operator that the settings name. */
  brand?: Brand;
}

/** What differs from what a lobby needs, with its path or header; undefined: nothing. */
export type Problem = string | undefined;

export interface Check {
  /** What is examined, such as “caching of pages”. */
  about: string;
  /** Is not run where the page has no settings, or is for no known operator. */
  needsSettings?: true;
  /** Is run for https alone. */
  needsHttps?: true;
  run(site: Site & Required<Pick<Site, 'settings' | 'brand'>>): Problem | Promise<Problem>;
}

/** A host of several releases needs it, whatever a visitor has consented to. */
export const isReleaseCookie = (cookie: string): boolean => cookie.startsWith(`${releaseCookie}=`);

async function sendTo(origin: string, path: string, { method = 'GET', headers = {} }: Sent = {}): Promise<Answer> {
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** @throws where no page answers */
export async function readSite(origin: string): Promise<Site> {
  // Of a visitor, who has one release.
  let release = '';
  const get = async (path: string, { headers, ...sent }: Sent = {}) => {
    const cookie = [headers?.['cookie'], release].filter(Boolean).join('; ');
    const answer = await sendTo(origin, path, { ...sent, headers: { ...headers, ...(cookie && { cookie }) } });
    const [value] = answer.headers.getSetCookie().filter(isReleaseCookie);
    release ||= value?.split(';')[0] ?? '';
    return answer;
  };
  const read = async (path: string) => {
    const page = await get(path);
    return { path, page, document: new JSDOM(String(page.body)).window.document };
  };
  const first = await read('/');
  const { settings, problem: settingsProblem } = settingsOf(first.document, origin);
  const app = apps.find((name) => name === settings?.operator.toLowerCase());
  if (!app) return { origin, get, home: '/', ...first, settings, settingsProblem };
  const { default: brand } = (await import(`${root}apps/${app}/brand.ts`)) as { default: Brand };
  const home = `/${brand.defaultLocale}/`;
  const page = await read(brand.visitorBrowsing ? home : `${home}login/`);
  return { origin, get, home, ...page, settings, settingsProblem, brand };
}

function settingsOf(document: Document, origin: string): { settings?: LobbySettings; problem?: string } {
  const text = document.querySelector('#lobby-settings')?.textContent;
  if (!text) return { problem: '/ carries no lobby settings' };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: 'the lobby settings of / are not JSON' };
  }
  const parsed = v.safeParse(lobbySettingsSchema(origin), content);
  if (parsed.success) return { settings: parsed.output };
  const [issue] = parsed.issues;
  return { problem: `the lobby settings of / are not valid at “${v.getDotPath(issue) ?? '.'}”: ${issue.message}` };
}

/** Fails where a header is not as expected. */
export function headerProblem(
  { headers }: Answer,
  path: string,
  name: string,
  expected: RegExp,
  words: string,
): Problem {
  const value = headers.get(name);
  return expected.test(value ?? '')
    ? undefined
    : `${path} has ${value === null ? `no ${name}` : `${name}: ${value}`}; needed: ${words}`;
}

export const statusProblem = ({ status }: Answer, path: string, expected: number): Problem =>
  status === expected ? undefined : `${path} answers ${status}; needed: ${expected}`;

export async function firstProblem(problems: Iterable<Problem | Promise<Problem>>): Promise<Problem> {
  for (const problem of problems) {
    const found = await problem;
    if (found !== undefined) return found;
  }
  return undefined;
}
