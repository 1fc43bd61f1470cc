// The console's page: forms generated from the API's list of commands.
/** @import { ArgumentDescription } from '../describe.ts' */
/** @typedef {{ name: string, about: string, arguments: ArgumentDescription[] }} Command */

/**
 * An element of the page, or a field of the form.
 * @param {string} id
 * @returns {HTMLElement}
 */
function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`There is no element ${id}.`);
  return node;
}
const filter = /** @type {HTMLInputElement} */ (byId('filter'));

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {object} props
 * @param {Node[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
const element = (tag, props, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};

/** @type {{ commands: Command[] }} */
const { commands } = await (await fetch('/console/api')).json();
/** @type {Command | undefined} */
let chosen;
/** @type {{ email: string, about: string }[]} */
let players = [];

/**
 * @param {string} name
 * @param {object} args
 */
async function send(name, args) {
  const response = await fetch(`/console/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  return response.json();
}

/** @param {ArgumentDescription} argument */
function createControl({ name, type, required, nullable, values, default: fallback }) {
  const id = `field-${name}`;
  if (values || type === 'boolean') {
    const options = values ?? [true, false];
    const select = element('select', { id });
    if (!required || nullable)
      select.append(element('option', { value: '', textContent: nullable ? 'none' : 'unchanged' }));
    for (const value of options) select.append(element('option', { value: String(value), textContent: String(value) }));
    if (fallback !== undefined) select.value = String(fallback);
    return select;
  }
  if (type === 'array' || type === 'record') return element('textarea', { id, rows: 3 });
  const input = element('input', { id, autocomplete: 'off', spellcheck: false });
  if (type === 'number') Object.assign(input, { type: 'number', step: 'any' });
  if (fallback !== undefined) input.value = String(fallback);
  if (name === 'player') input.setAttribute('list', 'players');
  input.required = required && !nullable;
  return input;
}

/**
 * The value of a field; undefined omits the argument.
 * @param {ArgumentDescription} argument
 * @returns {unknown}
 */
function readField({ name, type, nullable, required }) {
  const { value: text } = /** @type {HTMLInputElement} */ (byId(`field-${name}`));
  if (text === '') return nullable && required ? null : undefined;
  if (type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true';
  if (type === 'record') return JSON.parse(text);
  if (type === 'array') return text.split(',').map((part) => part.trim());
  return text;
}

/** @param {Command} command */
function choose(command) {
  chosen = command;
  byId('form').hidden = false;
  byId('name').textContent = command.name;
  byId('about').textContent = command.about;
  byId('fields').replaceChildren(
    element(
      'datalist',
      { id: 'players' },
      ...players.map(({ email, about }) => element('option', { value: email, label: about })),
    ),
    ...command.arguments.map((argument) => {
      const hints = [
        argument.about,
        argument.type === 'array' && 'Separated by commas',
        argument.type === 'record' && 'JSON',
      ];
      const hint = hints.filter(Boolean).join('. ');
      const field = createControl(argument);
      const described = element('p', { className: 'hint', id: `hint-${argument.name}`, textContent: hint });
      field.setAttribute('aria-describedby', described.id);
      const label = element('label', {
        htmlFor: field.id,
        textContent: argument.name + (argument.required ? '' : ' (optional)'),
      });
      return element('div', { className: 'field' }, label, field, described);
    }),
  );
  for (const button of document.querySelectorAll('nav button'))
    button.setAttribute('aria-current', String(button.textContent === command.name));
}

/** @param {{ result?: unknown, error?: string }} answer */
function show(answer) {
  const output = byId('answer');
  output.toggleAttribute('data-error', 'error' in answer);
  output.textContent = answer.error ?? JSON.stringify(answer.result, null, 2);
}

async function showStatus() {
  const { result } = await send('status', {});
  const faults = Object.keys(result.faults);
  byId('status').textContent = [
    result.brand,
    new Date(result.now).toLocaleString(),
    `${result.sockets} open sockets`,
    faults.length > 0 ? `faults: ${faults.join(', ')}` : 'no faults',
  ].join(' · ');
}

function listCommands() {
  const text = filter.value.toLowerCase();
  const shown = commands.filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(text));
  byId('commands').replaceChildren(
    ...shown.map((command) => {
      const button = element('button', { type: 'button', title: command.about, textContent: command.name });
      button.addEventListener('click', () => choose(command));
      return element('li', {}, button);
    }),
  );
}

filter.addEventListener('input', listCommands);
byId('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!chosen) return;
  try {
    /** @type {Record<string, unknown>} */
    const args = {};
    for (const argument of chosen.arguments) {
      const value = readField(argument);
      if (value !== undefined) args[argument.name] = value;
    }
    show(await send(chosen.name, args));
  } catch (error) {
    show({ error: String(error) });
  }
  await showStatus();
});

listCommands();
await showStatus();
players = (await send('players', {})).result;
