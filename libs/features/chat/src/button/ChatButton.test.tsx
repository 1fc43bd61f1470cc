import type { CheckId } from '@lobby/contracts';
import { registerCheck } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { type Auth, type AuthState, sessionKey } from '@lobby/auth';
import { cookies, local } from '@lobby/storage';
import { expectConsoleErrors, renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { chatStore } from '../chatStore.ts';
import { chatFeature } from '../feature.ts';
import { createVendor, newChatSettings } from '../vendor.fixture.ts';

const vendor = createVendor();
const button = () => screen.queryByRole('button', { name: /^Live chat/ });
const token = (text: string) => ({
  data: { __typename: 'Mutation', generateZendeskToken: { __typename: 'ZendeskToken', token: text } },
});
const unmounts: (() => void)[] = [];

async function open(options: SceneOptions = {}) {
  const scene = await renderScene(
    <>
      <Slot name="page.corner" />
      <Slot name="dialog.help" props={{ close: () => void closeOverlay() }} />
      <Slot name="background.page" />
    </>,
    {
      features: [chatFeature()],
      settings: { chat: newChatSettings() },
      ...options,
      answers: { GenerateZendeskToken: token('jwt-1'), ...options.answers },
    },
  );
  unmounts.push(scene.unmount);
  return scene;
}
const press = () =>
  act(async () => {
    fireEvent.click(button() as HTMLElement);
    await untilIdle();
  });

beforeEach(() => cookies.set('sessionInfo', JSON.stringify({ sid: 's1', startedAt: 1 })));
afterEach(() => {
  jest.useRealTimers();
  for (const unmount of unmounts.splice(0)) unmount();
  vendor.remove();
  vendor.opensByItself = true;
  cookies.remove('sessionInfo');
  localStorage.clear();
});

it('requests the vendor’s script with the first press alone, and opens the chat', async () => {
  const chat = newChatSettings();
  await open({ visitor: true, settings: { chat } });
  expect(vendor.tags()).toEqual([]);
  await press();
  expect(vendor.tags().map(({ src }) => src)).toEqual([`${chat.scriptUrl}?key=${chat.key}`]);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await vendor.load();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(vendor.commands('messenger')).toEqual(['close', 'hide', 'show', 'open']);
  expect(vendor.calls).toContainEqual(['messenger:set', 'cookies', 'functional']);
  await press();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(vendor.commands('messenger').at(-1)).toBe('hide');
});

it('is out of the way while the page is scrolled down, unless there is a message', async () => {
  await open();
  const place = () => button()?.parentElement;
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top });
    fireEvent.scroll(window);
  };
  scrollTo(300);
  expect(place()).toHaveAttribute('data-withdrawn');
  scrollTo(297);
  expect(place()).toHaveAttribute('data-withdrawn');
  scrollTo(200);
  expect(place()).not.toHaveAttribute('data-withdrawn');
  scrollTo(-60);
  scrollTo(0);
  expect(place()).not.toHaveAttribute('data-withdrawn');
  scrollTo(300);
  act(() => chatStore.set({ ...chatStore.get(), unread: 1 }));
  expect(place()).not.toHaveAttribute('data-withdrawn');
  act(() => chatStore.set({ ...chatStore.get(), unread: 0 }));
  scrollTo(0);
});

it('leaves visitors anonymous', async () => {
  const { names } = await open({ visitor: true });
  await press();
  await vendor.load();
  expect(vendor.commands('messenger')).not.toContain('loginUser');
  expect(names()).not.toContain('GenerateZendeskToken');
});

it('logs a player in with a token of the platform’s, and keeps none (R-7-012)', async () => {
  const { sent } = await open();
  await press();
  await vendor.load();
  expect(await vendor.askToken()).toBe('jwt-1');
  expect(sent.filter(({ operationName }) => operationName === 'GenerateZendeskToken')).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('jwt-1');
});

it('logs nobody out where nobody has chatted, or where the session goes on (R-4-055)', async () => {
  await open({ visitor: true });
  local.write('chatSession', sessionKey() ?? '');
  await open();
  expect(vendor.tags()).toEqual([]);
});

it.each<[string, SceneOptions]>([
  ['a visitor', { visitor: true }],
  ['another player', {}],
])('logs a session out that ended on an earlier page, before a press of %s (R-4-055)', async (_, options) => {
  local.write('chatSession', 'ended');
  await open(options);
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await vendor.load();
  await waitFor(() => expect(vendor.commands('messenger').at(-1)).toBe('logoutUser'));
  expect(vendor.commands('messenger')).not.toContain('show');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('leaves the logout to the chat that was opened meanwhile', async () => {
  local.write('chatSession', 'ended');
  await open({ visitor: true });
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await press();
  await vendor.load();
  const commands = vendor.commands('messenger');
  expect(commands.filter((name) => name === 'logoutUser')).toHaveLength(1);
  expect(commands.indexOf('logoutUser')).toBeLessThan(commands.indexOf('open'));
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it('tries again on the next page where the script is blocked', async () => {
  local.write('chatSession', 'ended');
  await open({ visitor: true });
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await vendor.answer('error');
  expect(local.read('chatSession')).toBe('ended');
  expect(button()).not.toHaveAttribute('aria-busy');
});

it.each<[string, Partial<AuthState>]>([
  ['a sign-out has begun', { isEnding: true }],
  ['the session ends', { status: 'anonymous', session: null }],
])('logs out as soon as %s, whether this page has opened the chat or an earlier one (R-4-055)', async (_, ended) => {
  const listeners = new Set<() => void>();
  const subscribe: Auth['subscribe'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  async function end({ auth }: Awaited<ReturnType<typeof open>>) {
    Object.assign(auth, { state: { ...auth.state, ...ended } });
    await act(async () => {
      for (const listener of listeners) listener();
      await untilIdle();
    });
  }
  const opened = await open({ session: { subscribe } });
  await press();
  await vendor.load();
  await waitFor(() => expect(vendor.commands('messenger')).toContain('loginUser'));
  await end(opened);
  await waitFor(() => expect(vendor.commands('messenger').at(-1)).toBe('logoutUser'));
  opened.unmount();
  vendor.remove();

  const later = await open({ session: { subscribe } });
  expect(vendor.tags()).toEqual([]);
  await end(later);
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await vendor.load();
  await waitFor(() => expect(vendor.commands('messenger').at(-1)).toBe('logoutUser'));
});

it('stays anonymous where the platform gives no token (A-124)', async () => {
  expectConsoleErrors(/^Error generating token$/);
  const { names } = await open({ answers: { GenerateZendeskToken: { errors: [{ message: 'Broken' }] } } });
  await press();
  await vendor.load();
  expect(await vendor.askToken()).toBeUndefined();
  expect(names().filter((name) => name === 'GenerateZendeskToken')).toHaveLength(1);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it('follows the page’s language', async () => {
  const { router } = await open({ visitor: true });
  await press();
  await vendor.load();
  expect(vendor.calls).toContainEqual(['messenger:set', 'locale', 'en-GB']);
  await act(() => router.navigate('/fi/'));
  await untilIdle();
  expect(vendor.calls).toContainEqual(['messenger:set', 'locale', 'fi-FI']);
});

it('counts unread messages, and says how many there are', async () => {
  await open({ visitor: true });
  await press();
  await vendor.load();
  await press();
  await vendor.emit('unreadMessages', 2);
  expect(button()).toHaveAccessibleName('Live chat, 2 unread messages');
  expect(screen.getByRole('status')).toHaveTextContent('Live chat, 2 unread messages');
  await vendor.emit('unreadMessages', 'many');
  expect(button()).toHaveAccessibleName('Live chat');
});

it('takes the focus back that the vendor’s window takes with it', async () => {
  await open({ visitor: true });
  await press();
  await vendor.load();
  (document.activeElement as HTMLElement).blur();
  await vendor.emit('close');
  await waitFor(() => expect(button()).toHaveFocus());
});

it.each<[string, Partial<SceneOptions>, CheckId | null]>([
  ['on the sports page', { path: '/en/sports/' }, null],
  ['while a check is active', {}, 'terms'],
  ['without a chat in the settings', { settings: {} }, null],
])('is not there %s (R-2-069)', async (_, options, check) => {
  const release = check && registerCheck(check, 'active');
  await open(options);
  expect(button()).toBeNull();
  act(() => release?.());
});

it.each<[string, Partial<SceneOptions>, CheckId | null]>([
  ['while a check is active', { settings: { chat: newChatSettings(), supportEmail: 'help@acme.test' } }, 'kyc'],
  ['where there is no chat', { settings: { supportEmail: 'help@acme.test' } }, null],
])('leads from a dialog to support by e-mail %s', async (_, options, check) => {
  const release = check && registerCheck(check, 'active');
  await open(options);
  const link = await screen.findByRole('link', { name: 'Support: help@acme.test' });
  expect(link).toHaveAttribute('href', 'mailto:help@acme.test');
  expect(screen.queryByRole('button', { name: 'Contact support' })).toBeNull();
  act(() => release?.());
  expect(screen.queryByRole('link', { name: /^Support/ }) === null).toBe(check !== null);
});

it('closes the chat where a check becomes active, and comes back without it', async () => {
  await open({ visitor: true });
  await press();
  await vendor.load();
  let release = () => {};
  act(() => (release = registerCheck('reality-check', 'active')));
  expect(button()).toBeNull();
  expect(vendor.commands('messenger').at(-1)).toBe('hide');
  act(() => release());
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('closes below a dialog, which offers support and gives way to it', async () => {
  await open({ visitor: true });
  await press();
  await vendor.load();
  await act(async () => void openOverlay({ variant: 'quick-deposit', title: 'Deposit', content: 'Card' }));
  expect(vendor.commands('messenger').at(-1)).toBe('hide');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(await screen.findByRole('button', { name: 'Contact support' }));
  await act(untilIdle);
  expect(vendor.commands('messenger').slice(-2)).toEqual(['show', 'open']);
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it('says that the chat cannot be reached, and tries again with the next press', async () => {
  expectConsoleErrors(/^Livechat failed to load after maximum retries$/);
  await open({ visitor: true });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const pass = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      await untilIdle();
    });
  await press();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(vendor.tags()).toHaveLength(1);
    await vendor.answer('error');
    await pass(500);
  }
  expect(vendor.tags()).toEqual([]);
  expect(button()).not.toHaveAttribute('aria-busy');
  await press();
  await vendor.load();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});
