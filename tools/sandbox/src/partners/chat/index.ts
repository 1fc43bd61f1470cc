import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { ChatPlayer } from '../../auth/tokens.ts';
import { createCors } from '../cors.ts';
import { languageOf } from '../language.ts';
import { readJson, send, sendJson, sendText, type Handler } from '../http.ts';
import type { PartnerPorts } from '../ports.ts';
import { answerTo } from './agent.ts';
import { createConversations, type Conversation, type Conversations } from './conversations.ts';
import { type ChatFaults, lateBy } from '../../faults/chat.ts';
import { widgetScript } from './widget.ts';

/** Where the support vendor is on the partners' origin, and its script there. */
export const chatPath = '/chat';
export const chatScriptPath = `${chatPath}/ekr/snippet.js`;
/** Of the brand's widget at the vendor. */
export const chatKeyOf = (brandId: string): string => `${brandId}-support`;

interface ChatServiceOptions {
  /** Of the only sites that may read the answers. */
  lobbyOrigins: readonly string[];
  /** Of the vendor. */
  origin: string;
  key: string;
  /** The operator has the classic widget. */
  isClassic: boolean;
  /** By the secret that operator and vendor share. Undefined for a token that is not valid. */
  verifyToken: (jwt: string) => Promise<ChatPlayer | undefined>;
  faults: ChatFaults;
  /** The status of a fault set at the console. */
  fault(): Promise<number | undefined>;
}

export interface ChatService {
  handle: Handler;
  /** What the operator's agents see. */
  conversations: Pick<Conversations, 'all' | 'add' | 'messages'>;
}

const keySchema = v.object({ key: v.string() });
const loginSchema = v.object({ key: v.string(), jwt: v.pipe(v.string(), v.nonEmpty()) });
const messageSchema = v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)) });

/** The support vendor: its widget, and the conversations that it shows. */
export function createChatService(
  { database }: Pick<PartnerPorts, 'database'>,
  options: ChatServiceOptions,
): ChatService {
  const conversations = createConversations(database);
  const { faults, key, verifyToken } = options;
  const cors = createCors(options.lobbyOrigins, { methods: 'GET, POST', headers: 'authorization, content-type' });

  const tokenOf = ({ headers }: IncomingMessage) => /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '')?.[1];

  async function sendScript(request: IncomingMessage, response: ServerResponse, url: URL): Promise<true> {
    if (url.searchParams.get('key') !== key) return sendText(request, response, 404, 'There is no such widget.');
    const fault = faults.script();
    if (fault === 'hanging') return true;
    if (fault === 'blocked') return sendText(request, response, 503, 'A fault set at the console.');
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, lateBy));
    // For a script element without credentials of any page.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const body =
      fault === 'throwing'
        ? "throw new Error('A fault set at the console.');"
        : widgetScript({ isClassic: options.isClassic, apiUrl: `${options.origin}${chatPath}/api` });
    return send(request, response, { type: 'text/javascript; charset=utf-8', body });
  }

  /** For whoever shows this widget; a conversation begins with it. */
  async function begin(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const parsed = v.safeParse(keySchema, await readJson(request));
    if (!parsed.success || parsed.output.key !== key)
      return sendJson(request, response, 400, { error: 'invalid_request' });
    return sendJson(request, response, 201, { token: conversations.issueToken(conversations.begin()) });
  }

  async function login(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const parsed = v.safeParse(loginSchema, await readJson(request));
    if (!parsed.success || parsed.output.key !== key)
      return sendJson(request, response, 400, { error: 'invalid_request' });
    const player = await verifyToken(parsed.output.jwt);
    if (!player || faults.token(player.playerId) === 'rejected')
      return sendJson(request, response, 401, { error: 'invalid_token' });
    const token = tokenOf(request);
    const conversation = conversations.ofPlayer(player, token === undefined ? undefined : conversations.byToken(token));
    if (token !== undefined) conversations.revokeToken(token);
    return sendJson(request, response, 200, { token: conversations.issueToken(conversation) });
  }

  async function converse(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    conversation: Conversation,
    token: string,
  ): Promise<true> {
    const show = () =>
      sendJson(request, response, 200, {
        name: conversation.name,
        messages: conversations.messages(conversation),
        unread: conversations.unread(conversation),
      });
    if (path === '/messages' && request.method === 'GET') return show();
    if (request.method !== 'POST') return sendJson(request, response, 405, { error: 'method_not_allowed' });
    if (path === '/logout') {
      conversations.revokeToken(token);
      return sendJson(request, response, 200, {});
    }
    if (path === '/read') {
      conversations.markRead(conversation);
      return sendJson(request, response, 200, {});
    }
    if (path !== '/messages') return sendJson(request, response, 404, { error: 'not_found' });
    const parsed = v.safeParse(messageSchema, await readJson(request));
    if (!parsed.success) return sendJson(request, response, 400, { error: 'invalid_request' });
    const { text } = parsed.output;
    database.transaction(() => {
      conversations.add(conversation, 'visitor', text);
      conversations.add(conversation, 'agent', answerTo(text, languageOf(request.headers['accept-language'])));
    });
    return show();
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<true> {
    const errorStatus = await options.fault();
    if (errorStatus) return sendText(request, response, errorStatus, 'A fault set at the console.');
    if (path === '/conversations' && request.method === 'POST') return begin(request, response);
    if (path === '/login' && request.method === 'POST') return login(request, response);
    const token = tokenOf(request);
    const conversation = token === undefined ? undefined : conversations.byToken(token);
    if (token === undefined || !conversation) return sendJson(request, response, 401, { error: 'invalid_token' });
    return converse(request, response, path, conversation, token);
  }

  return {
    conversations,
    async handle(request, response, url) {
      if (!url.pathname.startsWith(`${chatPath}/`)) return false;
      if (cors(request, response)) return true;
      if (url.pathname === chatScriptPath) return sendScript(request, response, url);
      const path = url.pathname.slice(`${chatPath}/api`.length);
      return url.pathname.startsWith(`${chatPath}/api/`)
        ? answer(request, response, path)
        : sendText(request, response, 404, 'Not found.');
    },
  };
}
