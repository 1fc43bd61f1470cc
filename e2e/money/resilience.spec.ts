import { expect, expectBalance, test } from '../support/player.ts';

// The failures that these tests provoke are logged to the browser's console.
test.use({ expectedErrors: /Failed to load resource|WebSocket|\[Network\]|\[GraphQL\]/ });

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
