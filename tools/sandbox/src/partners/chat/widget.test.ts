/** @jest-environment ./tools/jest/browser-environment.cjs */
import { waitFor } from '@testing-library/dom';
import { openDatabase, type Database } from '../../store/base/database.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createChatFaults } from '../../faults/chat.ts';
import { chatScriptPath, createChatService, type ChatService } from './index.ts';
import { widgetScript } from './widget.ts';

type Command = (...command: unknown[]) => unknown;
const zE: Command = (...command) => (window as unknown as { zE: Command }).zE(...command);

const key = 'acme-support';
let database: Database;
let service: ChatService;
let server: TestServer;

beforeEach(async () => {
  database = openDatabase(':memory:');
  server = await serve((origin) => {
    service = createChatService(
      { database },
      {
        ...{ lobbyOrigins: [location.origin], origin, key, isClassic: false, faults: createChatFaults() },
        verifyToken: async (jwt) =>
          jwt.startsWith('jwt of ') ? { playerId: jwt.slice(7), name: jwt.slice(7) } : undefined,
        fault: () => Promise.resolve(undefined),
      },
    );
    return service.handle;
  });
  // What the environment lacks: style sheets made by scripts.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
  Reflect.deleteProperty(window, 'zE');
  localStorage.clear();
  document.body.replaceChildren();
});
afterEach(async () => {
  await server.close();
  database.close();
});

function start({ isClassic = false, settings }: { isClassic?: boolean; settings?: object } = {}) {
  document.head.innerHTML = `<script id="ze-snippet" type="text/plain" src="${server.origin}${chatScriptPath}?key=${key}"></script>`;
  Object.assign(window, { zESettings: settings });
  // oxlint-disable-next-line no-new-func, no-implied-eval -- as the page runs it: a classic script
  new Function(widgetScript({ isClassic, apiUrl: `${server.origin}/chat/api` }))();
}
/** In the widget's shadow root, where queries by role do not look. */
const part = (selector: string) =>
  document.querySelector('[data-product="web_widget"]')?.shadowRoot?.querySelector<HTMLElement>(selector);
const isOpen = () => part('.panel')?.hidden === false;
const log = () => part('[role="log"]')?.textContent;
const identity = () => part('.identity')?.textContent;
const login = (jwt: string) =>
  new Promise((resolve) => zE('messenger', 'loginUser', (callback: (token: string) => void) => callback(jwt), resolve));

it('opens and closes by commands, and reports both', async () => {
  start();
  const events: string[] = [];
  for (const name of ['open', 'close']) zE('messenger:on', name, () => events.push(name));
  zE('messenger', 'hide');
  zE('messenger', 'open');
  expect(events).toEqual([]);
  zE('messenger', 'close');
  zE('messenger', 'show');
  zE('messenger', 'open');
  expect(isOpen()).toBe(true);
  zE('messenger', 'close');
  expect(isOpen()).toBe(false);
  expect(events).toEqual(['close', 'open', 'close']);
});

it('knows the player by a token, says where it takes none, and forgets at sign-out', async () => {
  start();
  zE('messenger:set', 'locale', 'en-GB');
  zE('messenger', 'open');
  expect(await login('nonsense')).toMatchObject({ type: 'LoginFailedError' });
  expect(identity()).toBe('You chat as a guest');
  expect(await login('jwt of Aino')).toBeNull();
  await waitFor(() => expect(identity()).toBe('You chat as Aino'));
  zE('messenger', 'logoutUser');
  expect(identity()).toBe('You chat as a guest');
  expect(localStorage).toHaveLength(0);
});

it('keeps nothing for the next one of what was typed and not sent', async () => {
  start();
  zE('messenger', 'open');
  await login('jwt of Aino');
  const input = part('input') as HTMLInputElement;
  input.value = 'My number is';
  zE('messenger', 'logoutUser');
  expect(input.value).toBe('');
});

it('says how many messages are unread while it is closed', async () => {
  start();
  const counts: unknown[] = [];
  zE('messenger:on', 'unreadMessages', (count: unknown) => counts.push(count));
  await login('jwt of Aino');
  const [conversation] = database.all<{ id: string }>('SELECT id FROM partner_chat_conversations');
  service.conversations.add({ id: conversation?.id ?? '', playerId: 'Aino', name: 'Aino' }, 'agent', 'Are you there?');
  await waitFor(() => expect(counts).toEqual([1]), { timeout: 20_000 });
  zE('messenger', 'open');
  expect(counts).toEqual([1, 0]);
  expect(log()).toContain('Are you there?');
});

it('takes the language of the page, English where it has none', () => {
  start();
  zE('messenger', 'open');
  zE('messenger:set', 'locale', 'fi-FI');
  expect(identity()).toBe('Keskustelet vieraana');
  zE('messenger:set', 'locale', 'nb');
  expect(identity()).toBe('Du chatter som gjest');
  for (const locale of ['sv-SE', 'fil-PH']) {
    zE('messenger:set', 'locale', 'fi-FI');
    zE('messenger:set', 'locale', locale);
    expect(identity()).toBe('You chat as a guest');
  }
});

it('has a launcher of its own in the classic widget, which requests the token by itself', async () => {
  const jwtFn = (callback: (jwt: string) => void) => callback('jwt of Aino');
  start({ isClassic: true, settings: { webWidget: { authenticate: { chat: { jwtFn } } } } });
  zE('webWidget', 'setLocale', 'en-GB');
  part('.launcher')?.click();
  expect(isOpen()).toBe(true);
  await waitFor(() => expect(identity()).toBe('You chat as Aino'));
  zE('webWidget', 'logout');
  expect(identity()).toBe('You chat as a guest');
});

it('only warns of a command that it does not have', () => {
  start();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  zE('messenger', 'dance');
  zE('toString', 'call');
  expect(warn).toHaveBeenCalledTimes(2);
});
