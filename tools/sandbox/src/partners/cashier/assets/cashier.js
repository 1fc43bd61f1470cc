// The hosted cashier's page: the payment form, its submission and the result.
import { detailFields, errorText, icon, setFieldError, validate } from './fields.js';
import {
  data,
  decimalOf,
  el,
  lobbyOrigins,
  minor,
  money,
  parseAmount,
  post,
  session,
  t,
  typed,
  postEvent,
} from './kit.js';

/** @typedef {{ value: string, title: string, hint: string, method: string }} Choice */
/** @typedef {{ id: string, sessionId: string, [name: string]: unknown }} Payment */
/** @typedef {{ txRefId: string, txType: string, provider: string, txAmount: string, txAmountCy: string }} Transaction */
/** @typedef {{ outcome: string, rejected?: string, field?: string, balance?: string, transactionId?: string, bankPath?: string }} Answer */

const capitalized = (/** @type {string} */ method) => method.charAt(0).toUpperCase() + method.slice(1);
const txType = (/** @type {string} */ method) =>
  `${capitalized(method)}${kind === 'deposit' ? 'Deposit' : 'Withdrawal'}`;
/** Banks are called by their own names. */
const nameOf = (/** @type {string} */ method) => (method in data.texts ? t(method) : capitalized(method));
const hintOf = (/** @type {string} */ method) => t(`${method}Hint` in data.texts ? `${method}Hint` : 'BANK_HINT');
const methodOf = (/** @type {string} */ choice) =>
  session.accounts.find(({ id }) => `account:${id}` === choice)?.method ?? choice;

const kind = data.method;
/** As it stands in the field. */
let amount = data.session ? typed(data.amount) : '';

const content = el('main', { id: 'content' });
const pausedText = el('p', { id: 'paused', role: 'status', hidden: true }, t('PAUSED'));
document.body.append(content, pausedText);

/** Accounts used before come first. Where the lobby has opened one method, there is no other, and of accounts the named one. */
function choices() {
  /** @type {readonly string[]} */
  const methods = session[`${kind}Methods`];
  const used = session.accounts.map(({ id, method, label }) => ({
    value: `account:${id}`,
    title: nameOf(method),
    hint: label,
    method,
  }));
  const added = methods
    .filter((method) => kind === 'deposit' || takesNewAccounts(method))
    .map((method) => ({ value: method, title: nameOf(method), hint: hintOf(method), method }));
  if (!methods.includes(data.providerType)) return [...used, ...added];
  const isOpened = (/** @type {Choice} */ { method }) => method === data.providerType;
  const named = used.filter((choice) => isOpened(choice) && choice.value === `account:${data.accountId}`);
  const others = added.filter(isOpened);
  if (named.length > 0) return named;
  return others.length > 0 ? others : used.filter(isOpened);
}

/** Money goes out to a card or through a bank only where it has come from. */
const takesNewAccounts = (/** @type {string} */ method) =>
  !session.closedLoop && (method === 'bank' || method === 'ewallet');

/** @param {Choice[]} offered */
function preselected(offered) {
  // A new account is what a deposit begins with; a withdrawal, with one that the money has come from.
  const wanted = [
    `account:${data.accountId}`,
    kind === 'deposit' ? data.providerType || session.depositMethods[0] : '',
  ];
  const found = wanted.flatMap((choice) => offered.find(({ value }) => value === choice) ?? []);
  return (found[0] ?? offered[0])?.value;
}

function quickAmounts() {
  const minimum = minor(session.minimum[kind]) ?? 0;
  return [1, 2, 5, 10].map((times) => {
    const decimal = decimalOf(minimum * times);
    return el('button', { type: 'button', class: 'quick', onclick: () => setAmount(typed(decimal)) }, typed(decimal));
  });
}

/** @param {string} value */
function setAmount(value) {
  amount = value;
  /** @type {HTMLInputElement | null} */
  const input = document.querySelector('#amount');
  const button = document.querySelector('#submit');
  if (!input || !button) return;
  if (input.value !== value) input.value = value;
  setFieldError('amount', undefined);
  const sum = parseAmount(value);
  button.textContent = sum ? t(`SUBMIT_${kind}`, { amount: money(decimalOf(sum)) }) : t(kind.toUpperCase());
  const decimal = sum === undefined ? value : decimalOf(sum);
  postEvent('PAYMENT_AMOUNT_CHANGE', { amount: decimal, currency: session.currency });
}

function amountHint() {
  const minimum = money(session.minimum[kind]);
  const maximum = kind === 'deposit' ? session.maximum.deposit : null;
  return maximum ? t('BETWEEN', { minimum, maximum: money(maximum) }) : t('MINIMUM', { minimum });
}

function show() {
  const offered = choices();
  const blockedText = session.blocked[kind] ? 'blocked' : offered.length === 0 ? 'NO_ACCOUNTS' : undefined;
  if (blockedText) return content.replaceChildren(el('p', { class: 'notice', role: 'alert' }, t(blockedText)));

  const details = el('div', { class: 'details' });
  const select = (/** @type {string} */ value) => {
    details.replaceChildren(...(detailFields[value]?.() ?? []));
    postEvent('SELECTED_TX_METHOD', { txType: txType(methodOf(value)), providerType: methodOf(value) });
  };
  const first = preselected(offered) ?? '';
  const methods = offered.map(({ value, title, hint, method }) =>
    el(
      'label',
      { class: 'method' },
      el('input', { type: 'radio', name: 'method', value, checked: value === first, onchange: () => select(value) }),
      icon(method),
      el('span', {}, el('b', {}, title), el('small', {}, hint)),
    ),
  );
  const form = el(
    'form',
    { novalidate: true, onsubmit: submit },
    el(
      'fieldset',
      { hidden: offered.length === 1 && data.providerType !== '' },
      el('legend', {}, t('METHOD')),
      el('div', { class: 'methods' }, methods),
    ),
    el(
      'div',
      { class: 'field', 'data-field': 'amount' },
      el('label', { for: 'amount' }, t('AMOUNT'), el('small', { id: 'amount-minimum' }, amountHint())),
      el(
        'div',
        { class: 'money' },
        el('input', {
          id: 'amount',
          name: 'amount',
          inputmode: 'decimal',
          autocomplete: 'off',
          maxlength: 16,
          'aria-describedby': 'amount-minimum',
          oninput: (/** @type {{ target: HTMLInputElement }} */ { target }) => setAmount(target.value),
        }),
        el('span', {}, session.currency),
      ),
      el('p', { class: 'error', id: 'amount-error', hidden: true }),
      el('div', { class: 'quicks' }, quickAmounts()),
    ),
    details,
    el('p', { class: 'error', id: 'form-error', role: 'alert', hidden: true }),
    el('button', { type: 'submit', class: 'primary', id: 'submit' }),
    el('p', { class: 'balance' }, `${t('BALANCE')} `, el('b', {}, money(session.balance))),
  );
  content.replaceChildren(el('h1', { class: 'unseen' }, t(kind.toUpperCase())), form);
  select(first);
  setAmount(amount);
}

/** @param {Record<string, string>} errors */
function showErrors(errors) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = content.querySelectorAll('.field input');
  for (const input of inputs) setFieldError(input.name, errors[input.name]);
  setFieldError('form', t('E_FORM'));
  focusOn('[aria-invalid]');
  postEvent('TX_VALIDATION_FAILED', { fields: Object.keys(errors) });
}

// --- paying -----------------------------------------------------------------------------------------------------

/** @param {SubmitEvent & { target: HTMLFormElement }} event */
async function submit(event) {
  event.preventDefault();
  const values = /** @type {Record<string, string> & Record<'method' | 'amount', string>} */ (
    Object.fromEntries(new FormData(event.target))
  );
  const errors = validate(values, { kind, method: methodOf(values.method) });
  if (Object.keys(errors).length) return showErrors(errors);
  const { method: choice, amount: entered, ...fields } = values;
  const method = methodOf(choice);
  const sum = decimalOf(parseAmount(entered) ?? 0);
  const details = choice.startsWith('account:')
    ? { method: 'account', accountId: choice.slice('account:'.length) }
    : { method: choice, ...fields };
  const transaction = {
    txRefId: '',
    txType: txType(method),
    provider: method,
    txAmount: sum,
    txAmountCy: session.currency,
  };

  const form = [...content.childNodes];
  postEvent('TRANSACTION_INIT', transaction);
  // The id is the idempotency key: however often it is sent, the payment is executed once.
  const id = crypto.randomUUID();
  const { returnUrl, locale } = data;
  const payment = { id, sessionId: session.id, type: kind, amount: sum, details, returnUrl, locale };
  await pay(payment, transaction, form);
}

/**
 * @param {Payment} payment
 * @param {Transaction} transaction
 * @param {Node[]} form
 * @returns {Promise<void>}
 */
async function pay(payment, transaction, form) {
  const cancel = el('button', { type: 'button', class: 'quiet', onclick: () => void requestCancel() }, t('CANCEL'));
  // The payment's own response says whether the cancellation was in time.
  async function requestCancel() {
    cancel.disabled = true;
    const { id, sessionId } = payment;
    const answer = await send('/api/payments/cancel', { id, sessionId });
    cancel.disabled = answer !== undefined && !answer.rejected;
  }
  content.replaceChildren(
    el(
      'div',
      { class: 'working', role: 'status' },
      el('span', { class: 'spinner' }),
      el('p', {}, t('WORKING')),
      cancel,
    ),
  );
  postEvent('IS_LOADING');
  const answer = await send('/api/payments', payment);
  postEvent('DONE_LOADING');

  if (!answer) return showConnectionLost(() => pay(payment, transaction, form));
  if (answer.rejected === 'form') {
    content.replaceChildren(...form);
    const { field = 'form' } = answer;
    return showErrors({ [field]: errorText(field) });
  }
  if (answer.bankPath !== undefined) return leaveForBank(answer.bankPath);
  finish(answer, { ...transaction, txRefId: answer.transactionId ?? '' });
}

/**
 * The whole page goes to the bank, since none lets itself be framed; the payment is under way until it has answered.
 * @param {string} path
 */
function leaveForBank(path) {
  content.replaceChildren(
    el('div', { class: 'working', role: 'status' }, el('span', { class: 'spinner' }), el('p', {}, t('TO_BANK'))),
  );
  postEvent('TOP_URL_REPLACE', { url: new URL(path, location.href).href });
}

const requestTimeout = 30_000;

/**
 * The response, or undefined if none arrived: the payment's outcome is then unknown.
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Answer | undefined>}
 */
async function send(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(requestTimeout),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}

/** @type {Record<string, string>} */
const messages = {
  completed: 'TX_SUCCESS',
  pending: 'TX_PENDING',
  declined: 'TX_FAILED',
  unresolved: 'TX_UNRESOLVED',
  cancelled: 'TX_CANCELLED',
};

/**
 * @param {Answer} answer
 * @param {Transaction} transaction
 */
function finish({ outcome, rejected, balance }, transaction) {
  const sum = money(transaction.txAmount);
  if (balance) session.balance = balance;
  const title = t(rejected ? 'declined' : outcome);
  const text = rejected
    ? t(rejected)
    : t(outcome === 'completed' ? `completed_${kind}` : `${outcome}_text`, { amount: sum });
  const failed = rejected ?? (outcome === 'declined' ? 'declined' : undefined);
  postEvent(
    rejected ? 'TX_FAILED' : (messages[outcome] ?? 'TX_UNRESOLVED'),
    failed ? { ...transaction, errorCode: failed, errorMessage: text } : transaction,
  );
  showResult(rejected ? 'declined' : outcome, [
    el('h1', {}, title),
    el('p', {}, text),
    outcome === 'completed' && balance && el('p', {}, `${t('NEW_BALANCE')} `, el('b', {}, money(balance))),
    transaction.txRefId && el('p', { class: 'reference' }, `${t('REFERENCE')} ${transaction.txRefId}`),
    backButton('primary'),
    el('button', { type: 'button', class: 'quiet', onclick: () => show() }, t('AGAIN')),
  ]);
}

/**
 * Offers no new payment, since the lost one may have been executed.
 * @param {() => Promise<void>} sendAgain
 */
function showConnectionLost(sendAgain) {
  showResult('unresolved', [
    el('h1', {}, t('unresolved')),
    el('p', {}, t('LOST')),
    el('button', { type: 'button', class: 'primary', onclick: () => void sendAgain() }, t('SEND_AGAIN')),
    backButton('quiet'),
  ]);
}

/**
 * @param {string} name
 * @param {import('./kit.js').Child[]} parts
 */
function showResult(name, parts) {
  const sign = el('span', { class: 'sign', 'aria-hidden': 'true' });
  content.replaceChildren(el('div', { class: `result ${name}`, role: 'status' }, sign, ...parts));
  focusOn('.primary');
}

/** @param {string} selector */
function focusOn(selector) {
  /** @type {HTMLElement | null} */
  const node = content.querySelector(selector);
  node?.focus();
}

/** @param {string} className */
function backButton(className) {
  const onclick = () => post({ type: 'closeQuickDeposit' });
  return el('button', { type: 'button', class: className, onclick }, t('BACK'));
}

// --- the lobby around the frame ----------------------------------------------------------------------------------

/** @type {Record<string, (payload: { config?: { themeMode?: string, amount?: unknown } }) => void>} */
const runtime = {
  UPDATE_DATA({ config = {} }) {
    const { themeMode } = config;
    if (themeMode && ['light', 'dark', 'auto'].includes(themeMode)) document.documentElement.dataset.theme = themeMode;
    // Keep a payment in progress or a result on the screen.
    if (!content.querySelector('form')) return;
    if (config.amount !== undefined) setAmount(typed(String(config.amount)));
  },
  CASHIER_PAUSE: () => pause(true),
  CASHIER_RESUME: () => pause(false),
};
addEventListener('message', ({ origin, source, data: message }) => {
  if (source !== parent || !lobbyOrigins.includes(origin)) return;
  const handler = Object.hasOwn(runtime, message?.eventType) ? runtime[message.eventType] : undefined;
  handler?.(message.payload ?? {});
});

/** @param {boolean} paused */
function pause(paused) {
  content.toggleAttribute('inert', paused);
  pausedText.hidden = !paused;
}

// --- start ------------------------------------------------------------------------------------------------------

if (data.autoHeight) {
  new ResizeObserver(() =>
    postEvent('APP_SET_HEIGHT', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body);
}
if (data.session) show();
else {
  content.append(el('p', { class: 'notice', role: 'alert' }, t('session-expired')), backButton('primary'));
}
