// Calls of the service, and the key to the conversation, which the browser keeps as the vendor's widgets do.

const key = new URL((document.currentScript ?? document.getElementById('ze-snippet')).src).searchParams.get('key');
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
  write(token) {
    try {
      if (token === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, token);
    } catch {
      // Kept for the page alone.
    }
  },
};

/** `onChange` gets the conversation whenever it is another one, or has other messages. */
function createConnection({ getLocale, onChange, onLogout }) {
  let token = storage.read();
  /** Counts who is here: what was asked for somebody else is dropped. */
  let turn = 0;
  let shown;

  async function call(path, { method = 'GET', body, bearer = token, keepalive = false } = {}) {
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
    if (!response.ok)
      throw Object.assign(new Error(`${method} ${path}: ${response.status}`), { status: response.status });
    return response.json();
  }

  function keep(next) {
    token = next;
    storage.write(next);
  }

  function tell(conversation) {
    const text = JSON.stringify(conversation);
    if (text === shown) return;
    shown = text;
    onChange(conversation);
  }

  const nothing = { name: null, messages: [], unread: 0 };

  /** A conversation of nobody's begins with its first message. */
  async function ensure() {
    if (token !== null) return;
    const mine = turn;
    const answer = await call('/conversations', { method: 'POST', body: { key } });
    if (mine === turn) keep(answer.token);
  }

  async function refresh() {
    if (token === null) return tell(nothing);
    const mine = turn;
    try {
      const conversation = await call('/messages');
      if (mine === turn) tell(conversation);
    } catch (error) {
      if (mine !== turn || error.status !== 401) return;
      keep(null);
      tell(nothing);
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
    async send(text) {
      const mine = turn;
      await ensure();
      if (mine !== turn) return;
      await call('/messages', { method: 'POST', body: { text } });
      await refresh();
    },
    async markRead() {
      if (token === null) return;
      await call('/read', { method: 'POST', body: {} }).catch(() => {});
      await refresh();
    },
    /** @throws for a token that is not taken */
    async login(jwt) {
      turn += 1;
      const mine = turn;
      const answer = await call('/login', { method: 'POST', body: { key, jwt } });
      if (mine !== turn) return;
      keep(answer.token);
      await refresh();
    },
    logout() {
      turn += 1;
      const bearer = token;
      keep(null);
      tell(nothing);
      onLogout();
      if (bearer !== null) void call('/logout', { method: 'POST', body: {}, bearer, keepalive: true }).catch(() => {});
    },
    forget() {
      keep(null);
    },
  };
}
