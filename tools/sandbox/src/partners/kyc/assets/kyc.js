// The page inside the frame of SumSub's web SDK. It speaks the messages of the SDK's version 2.9.
/** @type {{ lobbyOrigins: string[], languages: [code: string, language: string][], texts: Record<string, Record<string, string>> }} */
const { lobbyOrigins, languages, texts } = JSON.parse(document.querySelector('#kyc')?.textContent ?? '');
const languageByCode = new Map(languages);
/** @typedef {{ applicantId: string, missing: string[], result: string | null }} Applicant */

const frameId = new URLSearchParams(location.search).get('_') ?? '';
const sessionId = crypto.randomUUID();
const content = /** @type {HTMLElement} */ (document.querySelector('#content'));

/** @type {string | undefined} */
let lobbyOrigin;
/** @type {string | undefined} */
let token;
let language = 'en';
/**
 * What is to be done once the lobby has brought a new token.
 * @type {(() => Promise<void>) | undefined}
 */
let waiting;

/**
 * @param {string} id
 * @param {Record<string, string>} values
 */
const t = (id, values = {}) =>
  (texts[language]?.[id] ?? id).replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => values[name] ?? '');

/**
 * The first message is for any lobby, since the page does not know yet which one frames it.
 * @param {string} method
 */
function post(method, payload = {}) {
  for (const origin of lobbyOrigin ? [lobbyOrigin] : lobbyOrigins)
    parent.postMessage({ method, frameId, sessionId, ...payload }, origin);
}

/** @param {(Node | string | false | undefined)[]} parts */
function show(...parts) {
  content.replaceChildren(...parts.filter((part) => part !== false && part !== undefined));
  post('idCheck.onResize', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}
/**
 * @param {string} name
 * @param {string} text
 */
function el(name, text, attributes = {}) {
  const element = Object.assign(document.createElement(name), attributes);
  element.textContent = text;
  return element;
}

/** @param {RequestInit} options */
async function ask(options) {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch('/websdk/applicant', { ...options, headers });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: {} };
  }
}

/**
 * Runs again with the next token if the present one is no longer valid.
 * @param {RequestInit} options
 * @param {(body: Applicant) => void} onDone
 * @returns {Promise<void>}
 */
async function step(options, onDone) {
  show(el('p', t('waiting')));
  const { status, body } = await ask(options);
  if (status === 401) {
    waiting = () => step(options, onDone);
    return post('idCheck.onError', { code: 'invalid-token', error: 'The access token is not valid.' });
  }
  if (status !== 200) {
    const onclick = () => void step(options, onDone);
    return show(el('h1', t('title')), el('p', t('failed')), el('button', t('again'), { onclick }));
  }
  onDone(body);
}

/** @type {Record<string, object>} */
const statuses = {
  approved: { reviewAnswer: 'GREEN' },
  retry: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' },
  rejected: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' },
};

/** @param {Applicant} applicant */
function showApplicant({ applicantId, missing, result }, isNew = false) {
  post('idCheck.onApplicantLoaded', { applicantId });
  if (isNew) {
    post('idCheck.onApplicantSubmitted', { applicantId });
    const reviewResult = result === null ? undefined : statuses[result];
    post('idCheck.onApplicantStatusChanged', { applicantId, reviewStatus: 'completed', reviewResult });
  }
  const list = new Intl.ListFormat(language).format(missing.map((name) => t(name)));
  const choose = (/** @type {string} */ outcome) =>
    el('button', t(outcome), {
      onclick: () =>
        void step({ method: 'POST', body: JSON.stringify({ outcome }) }, (body) => showApplicant(body, true)),
    });
  const isOpen = result !== 'approved' && result !== 'rejected';
  show(
    el('h1', t('title')),
    result !== null && el('p', t(`${result}_result`), { className: result }),
    isOpen && list !== '' && el('p', t('missing', { list })),
    isOpen && el('p', t('about'), { className: 'about' }),
    ...(isOpen ? ['approved', 'retry', 'rejected'].map(choose) : []),
  );
}

/** @type {Record<string, (message: { accessToken?: string, lang?: string, language?: string }) => void>} */
const handlers = {
  'idCheck.init'({ accessToken, lang }) {
    token = accessToken;
    setLanguage(lang);
    post('idCheck.onInitialized');
    void step({}, (body) => showApplicant(body));
  },
  'idCheck.updateAccessToken'({ accessToken }) {
    const next = waiting;
    waiting = undefined;
    if (!accessToken) return show(el('h1', t('title')), el('p', t('failed')));
    token = accessToken;
    void next?.();
  },
  'idCheck.callSetLanguage': ({ language: lang }) => setLanguage(lang),
};

function setLanguage(lang = 'en') {
  const [code = ''] = lang.toLowerCase().split(/[-_]/);
  language = languageByCode.get(code) ?? 'en';
  document.documentElement.lang = language;
  document.title = t('title');
}

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !lobbyOrigins.includes(origin)) return;
  lobbyOrigin = origin;
  if (Object.hasOwn(handlers, data?.method)) handlers[data.method]?.(data);
});
post('idCheck.onReady');
