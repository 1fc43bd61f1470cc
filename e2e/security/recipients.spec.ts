import type { Request } from '@playwright/test';
import {
  type Recipient,
  type RecipientId,
  recipients,
  type Stage,
  stages,
} from '../../tools/data-protection/recipients.ts';
import { cashierPolicyError, openQuickDeposit, payByCard } from '../support/cashier.ts';
import { fillSignInForm, reachProvider } from '../support/lobby.ts';
import { expect, expectBalance, firstGameSlug, openGame, runningGame, test } from '../support/player.ts';
import type { World } from '../support/world.ts';

test.use({ consent: 'unanswered', expectedErrors: cashierPolicyError });

/** The sandbox's partners share an origin: which recipient of a real operator each path stands for. */
const paths: readonly [RegExp, RecipientId][] = [
  [/^\/realms/, 'identity'],
  [/^\/(art|thumbnails)\//, 'pictures'],
  [/^\/play/, 'games'],
  [/^\/websdk\//, 'kyc'],
  [/^\/jackpot\//, 'jackpot'],
  [/^\/gamification\//, 'gamification'],
  [/^\/partner-login\//, 'loginPartners'],
  [/^\/sportsbook\//, 'sportsbook'],
  [/^\/chat\//, 'chat'],
];

const byConsent: readonly Recipient['basis'][] = ['preferences', 'analytics', 'marketing'];

function recipientOf({ url, partners, cashier }: World, address: string): RecipientId | undefined {
  const { host, pathname } = new URL(address);
  if (host === new URL(url).host) return 'lobby';
  if (host === new URL(cashier).host) return 'cashier';
  if (host !== new URL(partners).host) return undefined;
  return paths.find(([path]) => path.test(pathname))?.[1];
}

test(
  'nothing goes to whom the table of recipients does not name, earlier than it says, or without the consent it needs',
  { tag: '@desktop' },
  async ({ page, context, lobby, account, world }) => {
    let stage: Stage = 'visit';
    let hasConsent = false;
    const seen = new Set<RecipientId>();
    const faults: string[] = [];
    const shared: string[] = [];
    const record = (address: string, headers: Record<string, string> = {}) => {
      if (!/^(https?|wss?):/.test(address)) return;
      const id = recipientOf(world, address);
      if (id === undefined) return void faults.push(`not in the table: ${address}`);
      seen.add(id);
      const { from, basis }: Recipient = recipients[id];
      if (stages.indexOf(from) > stages.indexOf(stage)) faults.push(`${id} at the stage ${stage}: ${address}`);
      const recent = headers['x-recently-played-games'] ?? '';
      if (recent !== '') shared.push(recent);
      if ((byConsent.includes(basis) || recent !== '') && !hasConsent) faults.push(`without consent: ${id} ${recent}`);
    };
    context.on('request', (request: Request) => record(request.url(), request.headers()));
    page.on('websocket', (socket) => record(socket.url()));

    const playDemo = async () => {
      await lobby.follow('/en/game-list/slots/');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Demo / })
        .first()
        .click();
      const ageDialog = page.getByRole('dialog', { name: 'Are you old enough?' });
      await ageDialog.getByRole('button', { name: 'I am 18 or older' }).click();
      await runningGame(page);
    };
    await lobby.open('/en/');
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toBeVisible();
    await playDemo();
    await lobby.open('/en/sports/');
    await expect.poll(() => seen.has('sportsbook')).toBe(true);
    await lobby.open('/en/');
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
    await expect.poll(() => [...seen].toSorted()).toEqual(['games', 'jackpot', 'lobby', 'pictures', 'sportsbook']);

    hasConsent = true;
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('region', { name: 'Cookies, your choice' })).toHaveCount(0);
    await lobby.follow('/en/promotions/');
    await expect.poll(() => shared.length).toBeGreaterThan(0);

    // Nothing of it is loaded before it is requested.
    expect(seen.has('chat')).toBe(false);
    await page.getByRole('button', { name: 'Live chat' }).click();
    await expect.poll(() => seen.has('chat')).toBe(true);

    stage = 'sign-in';
    await lobby.console('balance', { player: account.email, balance: '100.00' });
    await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click();
    await reachProvider(page);
    stage = 'session';
    await fillSignInForm(page, account);
    await expectBalance(page, '€100.00');
    await openGame(page, await firstGameSlug(context, 'slots'));
    await lobby.open('/en/missions/');
    await expect.poll(() => seen.has('gamification')).toBe(true);
    await lobby.follow('/en/promotions/');
    await openQuickDeposit(page);
    await payByCard(page, '50.00', 'success');
    await expectBalance(page, '€150.00');

    expect(faults).toEqual([]);
    expect([...seen].toSorted()).toEqual([
      'cashier',
      'chat',
      'games',
      'gamification',
      'identity',
      'jackpot',
      'lobby',
      'pictures',
      'sportsbook',
    ]);
  },
);
