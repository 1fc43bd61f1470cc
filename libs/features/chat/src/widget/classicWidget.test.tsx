import { consent } from '@lobby/consent';
import { Slot } from '@lobby/composition';
import { cookies, local } from '@lobby/storage';
import { renderScene, type SceneOptions, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { chatFeature } from '../feature.ts';
import { createVendor, newChatSettings } from '../vendor.fixture.ts';

const vendor = createVendor();
/** In the footer and in the menu. */
const entries = () => screen.queryAllByRole('button', { name: 'Contact support' });
const unmounts: (() => void)[] = [];

async function open(options: SceneOptions = {}) {
  setBuild({ enableZendeskWebWidget: true });
  const { unmount, ...scene } = await renderScene(
    <>
      <Slot name="page.corner" />
      <Slot name="footer.help" props={{ className: 'link' }} />
      <Slot name="menu.items" props={{ close: () => {} }} />
      <Slot name="background.page" />
    </>,
    {
      features: [chatFeature()],
      settings: { chat: newChatSettings() },
      ...options,
      answers: {
        GenerateZendeskToken: {
          data: { __typename: 'Mutation', generateZendeskToken: { __typename: 'ZendeskToken', token: 'jwt-1' } },
        },
      },
    },
  );
  unmounts.push(unmount);
  await waitFor(() => expect(entries()).toHaveLength(2));
  await untilIdle();
  return scene;
}
const allow = () => act(async () => consent.update(['preferences']));

beforeEach(() => cookies.set('sessionInfo', JSON.stringify({ sid: 's1', startedAt: 1 })));
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vendor.remove();
  cookies.remove('sessionInfo');
  localStorage.clear();
  sessionStorage.clear();
});

it('is loaded by itself with consent alone, and leaves its launcher to the vendor', async () => {
  await open({ visitor: true });
  expect(vendor.tags()).toEqual([]);
  await allow();
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  expect(window.zESettings).toMatchObject({ webWidget: { zIndex: 45 } });
  await vendor.load();
  expect(vendor.commands('webWidget')).toEqual(['setLocale', 'show']);
  expect(screen.queryByRole('button', { name: /Live chat/ })).toBeNull();
});

it('waits while something new is asked for, whose answers its launcher would cover', async () => {
  await open({ visitor: true });
  consent.newPurposes.set([{ id: 'analytics-counter', category: 'analytics' }]);
  await allow();
  await untilIdle();
  expect(vendor.tags()).toEqual([]);
  consent.newPurposes.set([]);
  await allow();
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
});

it.each([0, 1])('loads on a press where there is no consent, and opens: entry %i', async (index) => {
  await open({ visitor: true });
  fireEvent.click(entries()[index] as HTMLElement);
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await vendor.load();
  expect(vendor.commands('webWidget').slice(-2)).toEqual(['show', 'open']);
});

it('gets the player’s token whenever it requests one', async () => {
  await open();
  await allow();
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await vendor.load();
  await waitFor(() => expect(vendor.commands('webWidget')).toContain('chat:reauthenticate'));
  const settings = vendor.calls.findLast(([, name]) => name === 'updateSettings')?.[2] as {
    webWidget: { authenticate: { chat: { jwtFn: (callback: (jwt: string) => void) => void } } };
  };
  const { promise, resolve } = Promise.withResolvers<string>();
  settings.webWidget.authenticate.chat.jwtFn(resolve);
  expect(await promise).toBe('jwt-1');
});

it('logs a former session out without consent, too, and shows nothing of itself until it is requested (R-4-055)', async () => {
  local.write('chatSession', 'ended');
  await open({ visitor: true });
  await waitFor(() => expect(vendor.tags()).toHaveLength(1));
  await vendor.load();
  await waitFor(() => expect(vendor.commands('webWidget').slice(-3)).toEqual(['hide', 'close', 'logout']));
  await allow();
  await waitFor(() => expect(vendor.commands('webWidget')).toContain('show'));
  const commands = vendor.commands('webWidget');
  expect(commands.lastIndexOf('show')).toBeGreaterThan(commands.lastIndexOf('hide'));
});
