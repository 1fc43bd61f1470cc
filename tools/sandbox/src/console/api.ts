import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readBody, sendJson, sendText, urlOf } from '../net/http.ts';
import { OutOfRange, Rejected } from '../store/index.ts';
import { accountCommands } from './account.ts';
import { blockCommands } from './blocks.ts';
import { calendarCommands } from './calendar.ts';
import { BadCommand, type Command, type ConsoleContext } from './command.ts';
import { describeArguments } from './describe.ts';
import { documentCommands } from './documents.ts';
import { chatCommands } from './chat.ts';
import { contestCommands } from './contests.ts';
import { gameCommands } from './games.ts';
import { gamificationCommands } from './gamification.ts';
import { jackpotCommands } from './jackpot.ts';
import { limitCommands } from './limits.ts';
import { moneyCommands } from './money.ts';
import { platformCommands } from './platform.ts';
import { playerCommands } from './players.ts';
import { raffleCommands } from './raffle.ts';
import { rewardCommands } from './rewards.ts';
import { shopCommands } from './shop.ts';
import { signInCommands } from './signIn.ts';
import { sportsbookCommands } from './sportsbook.ts';
import { storm } from './storm.ts';

export const commands: Readonly<Record<string, Command>> = {
  ...playerCommands,
  ...accountCommands,
  ...documentCommands,
  ...moneyCommands,
  ...rewardCommands,
  ...shopCommands,
  ...limitCommands,
  ...calendarCommands,
  ...blockCommands,
  ...gameCommands,
  ...platformCommands,
  ...jackpotCommands,
  ...raffleCommands,
  ...gamificationCommands,
  ...contestCommands,
  ...sportsbookCommands,
  ...chatCommands,
  ...signInCommands,
  storm,
};

const base = '/console/';
const assets: Readonly<Record<string, string>> = {
  'console.html': 'text/html; charset=utf-8',
  'console.css': 'text/css; charset=utf-8',
  'console.js': 'text/javascript; charset=utf-8',
};
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Only host names of the loopback interface are accepted, which protects against DNS rebinding. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The operator's console: a page and its HTTP API. The handler returns whether the request was for the console. */
export function createConsole(context: ConsoleContext) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = urlOf(request);
    if (pathname === '/console') {
      response.writeHead(308, { Location: base }).end();
      return true;
    }
    if (!pathname.startsWith(base)) return false;
    const subpath = pathname.slice(base.length);
    if (!loopback.test(request.headers.host ?? '')) sendText(response, 403, 'The console is for this machine alone.');
    else if (subpath === 'api' || subpath === 'api/') list(request, response);
    else if (subpath.startsWith('api/')) await execute(context, subpath.slice(4), request, response);
    else sendAsset(subpath || 'console.html', response);
    return true;
  };
}

function list(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return sendJson(response, 405, { error: 'Ask for the list with GET.' });
  const described = Object.entries(commands).map(([name, { about, args }]) => ({
    name,
    about,
    arguments: describeArguments(args),
  }));
  sendJson(response, 200, { commands: described });
}

async function execute(
  context: ConsoleContext,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reject = (status: number, error: string) => sendJson(response, status, { error });
  if (request.method !== 'POST') return reject(405, 'Commands are sent with POST.');
  // Cross-origin pages cannot send this type without a CORS preflight, which is never granted.
  if (!request.headers['content-type']?.startsWith('application/json'))
    return reject(415, 'Send the arguments as application/json.');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return reject(400, `There is no command “${name}”. GET /console/api lists them.`);
  let input: unknown;
  try {
    input = JSON.parse((await readBody(request)) || '{}');
  } catch {
    return reject(400, 'The arguments are no JSON.');
  }
  if (Array.isArray(input)) return reject(400, 'The arguments are an object, not a list.');
  const args = v.safeParse(command.args, input);
  if (!args.success) return reject(400, args.issues.map(explain).join(' '));
  try {
    sendJson(response, 200, { result: await command.run(context, args.output) });
  } catch (error) {
    if (error instanceof BadCommand || error instanceof OutOfRange || error instanceof Rejected)
      return reject(400, error.message);
    console.error(error);
    reject(500, 'The command failed; see the sandbox’s output.');
  }
}

function explain(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (issue.type === 'strict_object' && issue.expected === 'never') return `There is no argument “${path}”.`;
  return path ? `${path}: ${issue.message}.` : `${issue.message}.`;
}

function sendAsset(name: string, response: ServerResponse): void {
  const type = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!type) return sendText(response, 404, 'Not found.');
  response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    })
    .end(readFileSync(new URL(`./assets/${name}`, import.meta.url)));
}
