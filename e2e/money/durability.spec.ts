import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openQuickDeposit, quickDeposit } from '../support/cashier.ts';
import { demoPlayer, expect, test } from '../support/lobby.ts';
import { euro, expectBalance, firstGameSlug, nextMove, openGame } from '../support/player.ts';
import { worldsHost } from '../support/world.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Behind those of any number of workers.
const port = worldsHost.port + 300;

// This file kills its platform, so it has a process of its own. Requests and sockets fail while it is down, and so does the
// browser's look at the service worker.
test.use({
  baseURL: `http://localhost:${port}/`,
  // Parts of a page that it loads when it is idle are among what a platform that is killed does not answer.
  expectedErrors:
    /Failed to load resource|WebSocket|ERR_CONNECTION|\[Network\]|when fetching the script|Failed to fetch dynamically imported module/,
});

/** Starts a sandbox on the data of a directory and waits until it is ready. */
async function startSandbox(directory: string, cashierPort: number): Promise<ChildProcess> {
  const sandbox = spawn(`${root}node_modules/.bin/node`, ['tools/sandbox/src/main.ts', '--brand', 'infiniza'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PARTNERS_PORT: String(port + 100),
      // A port that is taken: this one has no cashier.
      CASHIER_PORT: String(cashierPort),
      SANDBOX_DIR: directory,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const lines of sandbox.stdout) if (String(lines).includes('Lobby ready')) break;
  return sandbox;
}

async function stopSandbox(sandbox: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const exited = once(sandbox, 'exit');
  sandbox.kill(signal);
  await exited;
}

/** The balance after a round, in cents. */
async function playRound(page: Page, slug: string): Promise<number> {
  const frame = await openGame(page, slug);
  const move = nextMove(page);
  await frame.getByRole('button', { name: 'Spin' }).click();
  const { balance } = await move;
  await expectBalance(page, euro(balance.balance / 100));
  return balance.balance;
}

test(
  'balances survive a restart and a kill of the platform, an open page reconnects, and an unreachable cashier is explained',
  { tag: '@desktop' },
  async ({ page, context, lobby, cashierPort }, testInfo) => {
    const directory = testInfo.outputPath('sandbox');
    let sandbox = await startSandbox(directory, cashierPort);
    try {
      await lobby.open('/en/login/');
      await lobby.signInByForm(demoPlayer);
      await expectBalance(page, '€250.00', '€25.00');
      const slug = await firstGameSlug(context, 'slots');
      // A round that wins its stake leaves the balance as it was. What the page shows may be what the stake has left.
      let afterRound = await playRound(page, slug);
      while (afterRound === 25_000) afterRound = await playRound(page, slug);

      await test.step('killed: the page that stayed open receives balance updates again', async () => {
        await stopSandbox(sandbox, 'SIGKILL');
        sandbox = await startSandbox(directory, cashierPort);
        const args = { player: demoPlayer.email, bonusBalance: '26.00' };
        await page.request.post(`http://127.0.0.1:${port + 100}/console/api/balance`, { data: args });
        // Attempts to reconnect are at most ten seconds apart.
        await expect(page.getByRole('banner')).toContainText('Bonus€26.00', { timeout: 30_000 });
        await expectBalance(page, euro(afterRound / 100), '€26.00');
      });

      // In a tab of its own, since the open page may reload itself: parts of it could not be had while the platform was down.
      const tab = await context.newPage();
      await test.step('restarted: a new page shows the same', async () => {
        await stopSandbox(sandbox, 'SIGTERM');
        sandbox = await startSandbox(directory, cashierPort);
        await tab.goto('/en/', { waitUntil: 'domcontentloaded' });
        await expectBalance(tab, euro(afterRound / 100), '€26.00');
      });
      await openQuickDeposit(tab);
      await expect(quickDeposit(tab).getByRole('alert')).toContainText('The cashier cannot be reached right now');
      expect(await lobby.cookie('refreshToken')).toBeDefined();
    } finally {
      await stopSandbox(sandbox, 'SIGKILL');
    }
  },
);
