import type { Request } from '@playwright/test';
import { expect, expectBalance, test } from '../support/player.ts';
import { grants, operationOf, recordRequests, routeOperation } from '../support/wire.ts';

// What is provoked here is reported on the browser's console, as it should be.
test.use({ expectedErrors: /Failed to load resource|WebSocket|\[Network\]|\[GraphQL\]/ });

/** Answers of a platform that is broken in one way or another. */
const malformed: Readonly<Record<string, string>> = {
  'no JSON': '<html>Bad gateway</html>',
  nothing: '',
  'a list': '[]',
  'no data': '{"data":null}',
  'an error without a message': '{"errors":[{}]}',
  'errors that are no list': '{"errors":"broken"}',
  'data without its parts': '{"data":{"root":null,"personalized":null}}',
};

test(
  'malformed answers are explained, and another try succeeds',
  { tag: '@desktop' },
  async ({ page, context, lobby }) => {
    test.slow();
    let body = '';
    await routeOperation(context, 'LobbyPage', (route) => route.fulfill({ contentType: 'application/json', body }));
    const alert = page.getByRole('alert').filter({ hasText: 'These games did not load' });
    for (const [name, answer] of Object.entries(malformed))
      await test.step(name, async () => {
        body = answer;
        await lobby.open('/en/');
        await expect(alert).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      });
    await context.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await expect(alert).toBeHidden();
  },
);

test('a platform that fails altogether leaves a page that says so, and comes back', async ({
  page,
  context,
  lobby,
}) => {
  await context.route('**/api/graphql', (route) => route.fulfill({ status: 500, body: 'Internal error' }));
  await lobby.open('/en/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Infiniza' })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'These games did not load' });
  await expect(alert).toBeVisible();
  await context.unrouteAll({ behavior: 'wait' });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
});

test('a slow platform: the page has its frame and can be used meanwhile', async ({ page, context, lobby }) => {
  const held = Promise.withResolvers<void>();
  await routeOperation(context, 'LobbyPage', async (route) => {
    await held.promise;
    await route.continue();
  });
  await lobby.open('/en/');
  await expect(page.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'All games' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Hot games/ })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
});

test(
  'a dropped socket: what was missed is there after it has come back',
  { tag: '@desktop' },
  async ({ page, lobby, enter }) => {
    const { email } = await enter();
    await lobby.console('dropSockets', { player: email });
    await lobby.console('balance', { player: email, balance: '77.00' });
    await expectBalance(page, '€77.00');
    // And pushes arrive again.
    await lobby.console('balance', { player: email, balance: '78.00' });
    await expectBalance(page, '€78.00');
  },
);

test(
  'malformed frames change nothing, and later ones are heard',
  { tag: '@desktop' },
  async ({ page, lobby, enter }) => {
    let id = '';
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (text.includes('balanceUpdated')) id = (JSON.parse(text) as { id: string }).id;
      }),
    );
    const { email } = await enter();
    await expect.poll(() => id).not.toBe('');
    const push = (payload: unknown) => JSON.stringify({ type: 'next', id, payload });
    const frames = [
      'not JSON',
      '{}',
      'null',
      '[]',
      '{"type":"nonsense"}',
      push(null),
      push({ data: null }),
      push({ data: { balanceUpdated: { balance: 'a fortune' } } }),
      push({ data: { balanceUpdated: 12 } }),
    ];
    for (const text of frames) {
      await lobby.console('sendFrame', { player: email, text });
      await expectBalance(page, '€100.00');
    }
    await lobby.console('balance', { player: email, balance: '81.00' });
    await expectBalance(page, '€81.00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
  },
);

const bearer = (request: Request): string => request.headers()['authorization'] ?? '';
const refusals = {
  'HTTP 401': { status: 401, body: '' },
  AuthenticationFailure: {
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({
      data: null,
      errors: [{ message: 'Token expired', extensions: { type: '$AuthenticationFailure' } }],
    }),
  },
} as const;

for (const [name, refusal] of Object.entries(refusals))
  test(
    `${name} refreshes the token and sends the operation once more (R-7-008)`,
    { tag: '@desktop' },
    async ({ page, context, enter }) => {
      // This page's request must be over before the reload.
      const known = page.waitForResponse((response) => operationOf(response.request()) === 'GetCustomerInfo');
      await enter();
      await known;
      const requests = recordRequests(context);
      let refused = '';
      await routeOperation(context, 'GetCustomerInfo', async (route) => {
        const token = bearer(route.request());
        refused ||= token;
        if (token === refused) await route.fulfill(refusal);
        else await route.fallback();
      });
      await page.reload();
      const sent = () => requests.filter((request) => operationOf(request) === 'GetCustomerInfo').map(bearer);
      await expect.poll(() => sent().length).toBe(2);
      expect(grants(requests, 'refresh_token').length).toBe(1);
      await expectBalance(page, '€100.00');
      expect(sent()).toEqual([refused, expect.stringMatching(/^Bearer ./)]);
      expect(sent()[1]).not.toBe(refused);
    },
  );
