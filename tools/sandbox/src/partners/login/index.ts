import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BodyTooLarge, readBody } from '../../net/http.ts';
import { parsePersonalNumber } from '../../store/players/personalNumbers.ts';
import { send, sendText, type Handler } from '../http.ts';
import { languageOf } from '../language.ts';
import type { PartnerPorts, PartnerVisit } from '../ports.ts';
import { loginPage, loginPath, overPage, waitingPage } from './page.ts';
import { personOf } from './people.ts';

/** How the partner answers the next players who confirm. */
export interface PartnerLoginFault {
  /** `replay`: with the code of the last sign-in; `forged`: with a state of its own; `slow`: late; `none`: not at all. */
  answer: 'normal' | 'replay' | 'forged' | 'slow' | 'none';
  latencyMs: number;
  times: number;
}

export interface PartnerLoginService {
  handle: Handler;
  setFault(fault: PartnerLoginFault): void;
}

const choices = ['confirm', 'cancel', 'fail', 'wait'] as const;

async function formOf(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  try {
    return new URLSearchParams(await readBody(request, 16_384));
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

/** Plays the banks and identity services that sign players in: without cookies, scripts or tables of its own. */
export function createPartnerLogin(
  { partnerLogins, brands }: Pick<PartnerPorts, 'partnerLogins' | 'brands'>,
  { lobbyOrigin }: { lobbyOrigin: string },
): PartnerLoginService {
  const brand = brands[0]?.name ?? '';
  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      'img-src data:',
      "base-uri 'none'",
      // The form's answer leads to the lobby.
      `form-action 'self' ${lobbyOrigin}`,
      "frame-ancestors 'none'",
    ].join('; '),
  };
  let fault: PartnerLoginFault = { answer: 'normal', latencyMs: 0, times: 0 };
  let lastCode: string | undefined;

  function nextFault(): PartnerLoginFault['answer'] {
    if (fault.times === 0) return 'normal';
    fault = { ...fault, times: fault.times - 1 };
    return fault.answer;
  }

  const addressOf = ({ locale, partner }: PartnerVisit, params: Record<string, string>): string =>
    `${lobbyOrigin}/${locale}/${partner.toLowerCase()}-login-handler/?${new URLSearchParams(params)}`;

  async function confirm(key: string, visit: PartnerVisit, personalNumber: string): Promise<string | undefined> {
    const kind = nextFault();
    if (kind === 'none') return 'none';
    const replayed = kind === 'replay' ? lastCode : undefined;
    const answer = partnerLogins.answer(key, { outcome: 'confirmed', person: personOf(personalNumber) });
    if (!answer?.code) return undefined;
    lastCode = answer.code;
    if (kind === 'slow') await wait(fault.latencyMs);
    const state = kind === 'forged' ? randomBytes(32).toString('base64url') : answer.state;
    return addressOf(visit, { state, code: replayed ?? answer.code });
  }

  /** @returns where the player is sent to; `none` to let the player wait, undefined where nobody waits for an answer */
  async function leave(key: string, visit: PartnerVisit, choice: 'cancel' | 'fail'): Promise<string | undefined> {
    const outcome = choice === 'cancel' ? 'cancelled' : 'failed';
    const answer = partnerLogins.answer(key, { outcome });
    return answer && addressOf(visit, { state: answer.state, error: outcome });
  }

  async function handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    if (!url.pathname.startsWith(loginPath)) return false;
    if (url.pathname === `${loginPath}login.css`) {
      const body = readFileSync(new URL('./assets/login.css', import.meta.url));
      return send(request, response, { type: 'text/css; charset=utf-8', body });
    }
    const html = (body: string, status = 200): true =>
      send(request, response, { status, type: 'text/html; charset=utf-8', body, headers });
    const isPost = request.method === 'POST';
    if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(request, response, 405, 'Only GET and POST');
    const form = isPost ? await formOf(request) : new URLSearchParams();
    if (!form) return sendText(request, response, 413, 'Too large');
    const key = (isPost ? form.get('visit') : url.searchParams.get('visit')) ?? '';
    const visit = partnerLogins.visit(key);
    const over = () => html(overPage(languageOf(visit?.locale ?? request.headers['accept-language'])), 410);
    if (!visit || url.pathname !== `${loginPath}${visit.partner.toLowerCase()}/`) return over();
    const page = { brand, key, visit };
    const choice = choices.find((each) => each === form.get('choice'));
    if (!isPost || !choice) return html(loginPage(page), isPost ? 422 : 200);
    if (choice === 'wait') return html(waitingPage(visit));

    const personalNumber = visit.personalNumber ?? parsePersonalNumber(form.get('personalNumber') ?? '');
    if (choice === 'confirm' && personalNumber === undefined) return html(loginPage({ ...page, isInvalid: true }), 422);
    const location = await (choice === 'confirm'
      ? confirm(key, visit, personalNumber ?? '')
      : leave(key, visit, choice));
    if (location === 'none') return html(waitingPage(visit));
    if (!location) return over();
    return send(request, response, { status: 303, type: 'text/plain; charset=utf-8', body: '', headers: { location } });
  }

  return { handle, setFault: (next) => void (fault = next) };
}
