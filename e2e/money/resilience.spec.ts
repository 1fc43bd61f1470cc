import { expect, expectBalance, test } from '../support/player.ts';

// What this test provokes is logged to the browser's console.
test.use({ expectedErrors: /WebSocket|\[Network\]|\[GraphQL\]/ });

test(
  'a balance that changed while the socket was dropped is shown, and malformed frames change nothing',
  { tag: '@desktop' },
  async ({ page, lobby, signInAndOpen }) => {
    let subscriptionId = '';
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (text.includes('balanceUpdated')) subscriptionId = (JSON.parse(text) as { id: string }).id;
      }),
    );
    const account = await signInAndOpen();
    const { email } = account;
    await test.step('what was missed is requested, and later pushes arrive', async () => {
      await lobby.console('dropSockets', { player: email });
      await lobby.console('balance', { player: email, balance: '77.00' });
      await expectBalance(page, '€77.00');
      await lobby.waitForSubscriptions(account);
      await lobby.console('balance', { player: email, balance: '78.00' });
      await expectBalance(page, '€78.00');
    });
    await test.step('malformed frames', async () => {
      const nextFrame = (payload: unknown) => JSON.stringify({ type: 'next', id: subscriptionId, payload });
      for (const text of [
        'not JSON',
        '{}',
        'null',
        '[]',
        '{"type":"nonsense"}',
        nextFrame(null),
        nextFrame({ data: null }),
        nextFrame({ data: { balanceUpdated: { balance: 'a fortune' } } }),
        nextFrame({ data: { balanceUpdated: 12 } }),
      ]) {
        await lobby.console('sendFrame', { player: email, text });
        await expectBalance(page, '€78.00');
      }
      await lobby.console('balance', { player: email, balance: '81.00' });
      await expectBalance(page, '€81.00');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('region', { name: /^Hot games/ })).toBeVisible();
    });
  },
);
