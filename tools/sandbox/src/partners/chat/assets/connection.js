// Calls of the service, and the key to the conversation, which the browser stores as the vendor's widgets do.
import { apiUrl } from './data.js';

/** @import { Conversation } from './data.js' */

const tag = /** @type {HTMLScriptElement} */ (document.currentScript ?? document.getElementById('ze-snippet'));
const key = new URL(tag.src).searchParams.get('key');
const storageKey = `ZD-chat-${key}`;
const pollInterval = 1500;

const storage = {
  read() {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      return null;
    }
  },
  /** @param {string | null} token */
  write(token) {
    try {
      if (token === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, token);
    } catch {
      // The token then lasts as long as the page.
    }
  },
};

/** The service's answer is no success. */
class CallFailed extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** @param {unknown} error */
export const isUnauthorized = (error) => error instanceof CallFailed && error.status === 401;

/**
 * `onChange` gets the conversation whenever it is another one, or has other messages.
 * @param {{ getLocale: () => string, onChange: (conversation: Conversation) => void, onLogout: () => void }} options
 */
export function createConnection({ getLocale, onChange, onLogout }) {
  let token = storage.read();
  /** Counts sign-ins and sign-outs: a response is dropped when there was one since its request. */
  let turn = 0;
  /** @type {string | undefined} */
  let shown;

  /**
   * @param {string} path
   * @param {{ body?: object, bearer?: string | null, keepalive?: boolean }} options
   */
  async function call(path, { body, bearer = token, keepalive = false } = {}) {
    const method = body ? 'POST' : 'GET';
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        'accept-language': getLocale(),
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      credentials: 'omit',
      keepalive,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new CallFailed(`${method} ${path}: ${response.status}`, response.status);
    return response.json();
  }

  /** @param {string | null} next */
  function storeToken(next) {
    token = next;
    storage.write(next);
  }

  /** @param {Conversation} conversation */
  function notify(conversation) {
    const text = JSON.stringify(conversation);
    if (text === shown) return;
    shown = text;
    onChange(conversation);
  }

  /** @type {Conversation} */
  const nothing = { name: null, messages: [], unread: 0 };

  /** A conversation of nobody's begins with its first message. */
  async function ensure() {
    if (token !== null) return;
    const mine = turn;
    const answer = await call('/conversations', { body: { key } });
    if (mine === turn) storeToken(answer.token);
  }

  async function refresh() {
    if (token === null) return notify(nothing);
    const mine = turn;
    try {
      const conversation = await call('/messages');
      if (mine === turn) notify(conversation);
    } catch (error) {
      if (mine !== turn || !isUnauthorized(error)) return;
      storeToken(null);
      notify(nothing);
    }
  }

  async function poll() {
    if (document.visibilityState === 'visible') await refresh();
    setTimeout(poll, pollInterval);
  }
  void poll();

  return {
    get turn() {
      return turn;
    },
    refresh,
    /** @param {string} text */
    async send(text) {
      const mine = turn;
      await ensure();
      if (mine !== turn) return;
      await call('/messages', { body: { text } });
      await refresh();
    },
    async markRead() {
      if (token === null) return;
      await call('/read', { body: {} }).catch(() => {});
      await refresh();
    },
    /**
     * @param {string} jwt
     * @throws for a token that is not taken
     */
    async login(jwt) {
      turn += 1;
      const mine = turn;
      const answer = await call('/login', { body: { key, jwt } });
      if (mine !== turn) return;
      storeToken(answer.token);
      await refresh();
    },
    logout() {
      turn += 1;
      const bearer = token;
      storeToken(null);
      notify(nothing);
      onLogout();
      if (bearer !== null) void call('/logout', { body: {}, bearer, keepalive: true }).catch(() => {});
    },
    forget() {
      storeToken(null);
    },
  };
}
