import type { Request } from '@playwright/test';
import { expect, expectBalance, test } from '../support/player.ts';
import { tokenRequests, operationOf, recordRequests, routeOperation } from '../support/requests.ts';

// The failures that these tests provoke are logged to the browser's console.
test.use({ expectedErrors: /Failed to load resource|WebSocket|\[Network\]|\[GraphQL\]/ });

/** Malformed GraphQL responses, by what is wrong with them. */
const malformedBodies: Readonly<Record<string, string>> = {
  'no JSON': '<html>Bad gateway</html>',
  nothing: '',
  'a list': '[]',
  'no data': '{"data":null}',
  'an error without a message': '{"errors":[{}]}',
  'errors that are no list': '{"errors":"broken"}',
  'data without its parts': '{"data":{"root":null,"personalized":null}}',
};

test(
  'malformed responses show an error, and a retry succeeds',
  { tag: '@desktop' },
  async ({ page, context, lobby }) => {
    test.slow();
    let body = '';
    await routeOperation(context, 'LobbyPage', (route) => route.fulfill({ contentType: 'application/json', body }));
    const alert = page.getByRole('alert').filter({ hasText: 'These games did not load' });
    for (const [name, answer] of Object.entries(malformedBodies))
      await test.step(name, async () => {
        body = answer;
        await lobby.openShellPage('/en/');
        await expect(alert).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      });
    await context.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    await expect(alert).toBeHidden();
  },
);

test(
  'when every request fails the page says so, and a retry succeeds',
  { tag: '@desktop' },
  async ({ page, context, lobby }) => {
    await context.route('**/api/graphql', (route) => route.fulfill({ status: 500, body: 'Internal error' }));
    await lobby.openShellPage('/en/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Infiniza' })).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: 'These games did not load' });
    await expect(alert).toBeVisible();
    await context.unrouteAll({ behavior: 'wait' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
  },
);

test(
  'while the platform is slow the page shows its frame and can be used',
  { tag: '@phone' },
  async ({ page, context, lobby }) => {
    const release = Promise.withResolvers<void>();
    await routeOperation(context, 'LobbyPage', async (route) => {
      await release.promise;
      await route.continue();
    });
    await lobby.openShellPage('/en/');
    await expect(page.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'All games' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Hot games/ })).toHaveCount(0);
    release.resolve();
    await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
  },
);

test(
  'changes missed while a socket was dropped are shown after it reconnects',
  { tag: '@desktop' },
  async ({ page, lobby, signInAndOpen }) => {
    const { email } = await signInAndOpen();
    await lobby.console('dropSockets', { player: email });
    await lobby.console('balance', { player: email, balance: '77.00' });
    await expectBalance(page, '€77.00');
    // Later pushes arrive as well.
    await lobby.console('balance', { player: email, balance: '78.00' });
    await expectBalance(page, '€78.00');
  },
);

test(
  'malformed frames change nothing, and later valid ones take effect',
  { tag: '@desktop' },
  async ({ page, lobby, signInAndOpen }) => {
    let subscriptionId = '';
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (text.includes('balanceUpdated')) subscriptionId = (JSON.parse(text) as { id: string }).id;
      }),
    );
    const { email } = await signInAndOpen();
    await expect.poll(() => subscriptionId).not.toBe('');
    const nextFrame = (payload: unknown) => JSON.stringify({ type: 'next', id: subscriptionId, payload });
    const frames = [
      'not JSON',
      '{}',
      'null',
      '[]',
      '{"type":"nonsense"}',
      nextFrame(null),
      nextFrame({ data: null }),
      nextFrame({ data: { balanceUpdated: { balance: 'a fortune' } } }),
      nextFrame({ data: { balanceUpdated: 12 } }),
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
    `${name} refreshes the token and repeats the operation once (R-7-008)`,
    { tag: '@desktop' },
    async ({ page, context, signInAndOpen }) => {
      // This page's own request must have ended before the reload.
      const customerInfo = page.waitForResponse((response) => operationOf(response.request()) === 'GetCustomerInfo');
      await signInAndOpen();
      await customerInfo;
      const requests = recordRequests(context);
      let refusedToken = '';
      await routeOperation(context, 'GetCustomerInfo', async (route) => {
        const token = bearer(route.request());
        refusedToken ||= token;
        if (token === refusedToken) await route.fulfill(refusal);
        else await route.fallback();
      });
      await page.reload();
      const sentTokens = () => requests.filter((request) => operationOf(request) === 'GetCustomerInfo').map(bearer);
      // A third one follows where the socket has been opened at a second try.
      await expect.poll(() => sentTokens().length).toBeGreaterThanOrEqual(2);
      await expectBalance(page, '€100.00');
      expect(tokenRequests(requests, 'refresh_token').length).toBe(1);
      expect(sentTokens().filter((token) => token === refusedToken)).toEqual([refusedToken]);
      expect(sentTokens()[1]).toMatch(/^Bearer ./);
    },
  );
