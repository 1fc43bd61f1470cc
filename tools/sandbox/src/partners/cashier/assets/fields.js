// The form's fields and their validation.
import { decimalOf, el, minor, money, parseAmount, session, t, testCards, typed } from './kit.js';

/**
 * @param {string} name
 * @param {string} label
 * @param {Record<string, unknown>} attributes
 */
export function field(name, label, attributes) {
  return el(
    'div',
    { class: 'field', 'data-field': name },
    el('label', { for: name }, label),
    el('input', { id: name, name, required: true, autocomplete: 'off', ...attributes }),
    el('p', { class: 'error', id: `${name}-error`, hidden: true }),
  );
}

/** @type {Record<string, string>} */
const icons = {
  creditcard: 'M2 6h20v12H2zM2 10h20M6 15h4',
  bank: 'M3 10 12 4l9 6M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  ewallet: 'M3 7h15a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM3 7a3 3 0 0 1 3-3h10M16.5 13.5h.01',
};
/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', icons[name] ?? icons.bank ?? '');
  svg.append(shape);
  return svg;
}

/** @type {Record<string, () => HTMLElement[]>} */
export const detailFields = {
  creditcard: () => [
    field('number', t('CARD_NUMBER'), {
      inputmode: 'numeric',
      maxlength: 23,
      placeholder: '4111 1111 1111 1111',
      oninput: groupDigits,
    }),
    el(
      'div',
      { class: 'two' },
      field('expiry', t('EXPIRY'), { inputmode: 'numeric', maxlength: 5, placeholder: '08/31', oninput: slashExpiry }),
      field('cvc', t('CVC'), { inputmode: 'numeric', maxlength: 3, placeholder: '123' }),
    ),
    el('details', { class: 'tests' }, el('summary', {}, t('TEST')), el('ul', {}, testCards.map(testCard))),
  ],
  bank: () => [
    field('iban', t('IBAN'), { autocapitalize: 'characters', maxlength: 42, placeholder: 'FI21 1234 5600 0007 85' }),
  ],
  ewallet: () => [
    field('email', t('WALLET_EMAIL'), { type: 'email', maxlength: 120, placeholder: 'name@example.com' }),
  ],
};
/** @type {Record<string, string>} */
const outcomeText = {
  completed: 'TEST_SUCCESS',
  declined: 'TEST_DECLINE',
  pending: 'TEST_PENDING',
  unresolved: 'TEST_TIMEOUT',
};
const grouped = (/** @type {string} */ number) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** @param {[number: string, outcome: string]} card */
function testCard([number, outcome]) {
  const outcomeName = t(outcomeText[outcome] ?? outcome);
  const use = () => {
    for (const [name, value] of Object.entries({ number: grouped(number), expiry: '12/39', cvc: '123' })) {
      /** @type {HTMLInputElement} */ (document.getElementById(name)).value = value;
      setFieldError(name, undefined);
    }
  };
  const label = t('USE', { digits: number.slice(-4), outcome: outcomeName });
  return el(
    'li',
    {},
    el(
      'button',
      { type: 'button', class: 'test', 'aria-label': label, onclick: use },
      el('code', {}, grouped(number)),
      el('span', {}, outcomeName),
    ),
  );
}

/** @param {InputEvent} event */
function groupDigits(event) {
  const target = /** @type {HTMLInputElement} */ (event.target);
  const digits = target.value.replace(/\D/g, '').slice(0, 19);
  target.value = grouped(digits);
}
/** @param {InputEvent} event */
function slashExpiry(event) {
  const target = /** @type {HTMLInputElement} */ (event.target);
  const digits = target.value.replace(/\D/g, '').slice(0, 4);
  if (event.inputType !== 'deleteContentBackward' || digits.length > 2)
    target.value = digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/**
 * @param {string} name
 * @param {string | undefined} text
 */
export function setFieldError(name, text) {
  const note = document.getElementById(`${name}-error`);
  const input = document.getElementById(name);
  if (!note) return;
  note.hidden = !text;
  note.textContent = text ?? '';
  if (!input) return;
  if (text) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  const described = [name === 'amount' && 'amount-minimum', text && `${name}-error`].filter(Boolean).join(' ');
  if (described) input.setAttribute('aria-describedby', described);
  else input.removeAttribute('aria-describedby');
}

/** @type {Record<string, string>} */
const errorTextIds = {
  number: 'E_CARD',
  expiry: 'E_EXPIRY',
  cvc: 'E_CVC',
  iban: 'E_IBAN',
  email: 'E_EMAIL',
  amount: 'E_AMOUNT',
};
/** @param {string} field */
export const errorText = (field) => t(errorTextIds[field] ?? 'E_FORM', { example: typed(decimalOf(5000)) });

/** @type {Record<string, (value: string) => boolean>} */
const validators = {
  number: (value) => testCards.some(([number]) => number === value.replace(/\D/g, '')),
  expiry: (value) => /^(0[1-9]|1[0-2])\/\d\d$/.test(value),
  cvc: (value) => /^\d{3}$/.test(value),
  iban: (value) => value.replace(/\s/g, '').length >= 15,
  email: (value) => /^\S+@\S+\.\S+$/.test(value),
};

/**
 * Error messages by field; empty for a valid form.
 * @param {Record<string, string>} values
 * @param {{ kind: 'deposit' | 'withdrawal', method: string }} payment
 */
export function validate(values, { kind, method }) {
  /** @type {Record<string, string>} */
  const errors = {};
  const sum = parseAmount(values.amount ?? '');
  const least = session.minimum[kind];
  const most = session.maximumOf[method];
  const limit = kind === 'deposit' ? session.maximum.deposit : null;
  const isAbove = (/** @type {string | null | undefined} */ decimal) =>
    typeof decimal === 'string' && (sum ?? 0) > (minor(decimal) ?? Infinity);
  if (sum === undefined) errors.amount = errorText('amount');
  else if (limit !== null && isAbove(limit)) errors.amount = t('E_LIMIT', { amount: money(limit) });
  else if (sum < (minor(least) ?? 0)) errors.amount = t('E_MINIMUM', { amount: money(least) });
  else if (most !== undefined && isAbove(most)) errors.amount = t('E_MAXIMUM', { amount: money(most) });
  else if (kind === 'withdrawal' && isAbove(session.balance))
    errors.amount = t('E_FUNDS', { amount: money(session.balance) });
  for (const [name, isValid] of Object.entries(validators)) {
    const value = values[name];
    if (value !== undefined && !isValid(value)) errors[name] = errorText(name);
  }
  return errors;
}
