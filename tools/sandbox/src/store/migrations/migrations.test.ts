import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '../index.ts';
import { migrations } from './index.ts';
import { defaultProfile } from '../players/profile.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens data of the version before the migration that has this in its SQL. */
function openOlder(file: string, sql: string): DatabaseSync {
  const older = new DatabaseSync(file);
  const before = migrations.findIndex((migration) => migration.includes(sql));
  older.exec(`${migrations.slice(0, before).join(';')}; PRAGMA user_version = ${before}`);
  return older;
}

it('moves the documents that were requested out of the profile', () => {
  const file = join(folder, 'older.sqlite');
  const older = openOlder(file, 'CREATE TABLE documentRequests');
  const documents = [{ comment: 'A payslip', requestedFundingType: 'Salary' }];
  const profile = JSON.stringify({
    ...defaultProfile('FI', 'fi_FI'),
    sourceOfWealth: { status: 'Required', dueDate: null, documents, completed: [] },
  });
  older.prepare('INSERT INTO players VALUES (?, ?, ?, ?, 0)').run('requested', 'requested@lobby.test', '', profile);
  older.prepare('INSERT INTO players VALUES (?, ?, ?, ?, 0)').run('other', 'other@lobby.test', '', '{}');
  older.close();

  const newer = createStore(file);
  expect(newer.documentRequests.ofPlayer('requested')).toMatchObject([
    { kind: 'SourceOfWealth', comment: 'A payslip', requestedFundingType: 'Salary', status: 'Requested' },
  ]);
  expect(newer.documentRequests.ofPlayer('other')).toEqual([]);
  expect(newer.players.find('requested')?.profile.sourceOfWealth).toEqual({
    status: 'Required',
    dueDate: null,
    completed: [],
  });
  newer.close();
});

it('has the names of older data as English ones', () => {
  const file = join(folder, 'older.sqlite');
  const older = openOlder(file, 'UPDATE playerRewards SET reward');
  const insert = (table: string, row: Readonly<Record<string, string | number>>) =>
    older
      .prepare(`INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row).fill('?').join()})`)
      .run(...Object.values(row));
  const type = { kind: 'MoneyDrop', name: 'Gift', amount: 100 };
  const points = { kind: 'Points', amount: 5 };
  const reward = (id: string, terms: object) => {
    const row = { assignationId: id, playerId: 'player', status: 'Unclaimed', assignedAt: 0, updatedAt: 0 };
    insert('playerRewards', { ...row, reward: JSON.stringify({ name: 'Gift', type, ...terms }) });
  };
  insert('players', { id: 'player', email: 'player@lobby.test', passwordHash: '', profile: '{}', createdAt: 0 });
  insert('studios', { slug: 'studio', name: 'Studio', position: 0 });
  insert('games', {
    ...{ lookupId: 'g', idx: 0, slug: 'game', title: 'Game', studioSlug: 'studio', kind: 'slot', volatility: 'low' },
    ...{ rtp: 96, minBet: 10, isLiveCasinoGame: 0, hasJackpot: 0, bonusAllowed: 1, demoAllowed: 1, isNew: 0 },
    ...{ blockedCountries: '[]', description: 'Five reels' },
  });
  reward('r-1', { rewardReason: 'Thanks', callToAction: { type: 'DEPOSIT', label: 'Deposit' } });
  reward('r-2', { rewardReason: 'RewardsShop' });
  reward('r-3', { rewardReason: null });
  insert('shopItems', {
    ...{ id: 'item', name: '{"en":"Item"}', description: '{"en":""}', price: 1, position: 0, isOffered: 1 },
    reward: JSON.stringify(type),
  });
  insert('gamificationTournaments', {
    ...{ id: 'cup', name: '{"en":"Cup"}', startsAt: 0, endsAt: 1, others: 0 },
    prizes: JSON.stringify([type, points]),
  });
  insert('freeSpins', {
    ...{ id: 'r-1', playerId: 'player', name: 'Spins', lookupId: 'g', value: 20, betLevel: 1, spins: 1 },
    ...{ spinsLeft: 1, won: 0, wageringRequirementFactor: 1, expiresAt: 0 },
  });
  insert('bonuses', {
    ...{ id: 'bonus', playerId: 'player', name: 'Bonus', amount: 1, currency: 'EUR', status: 'Active' },
    ...{ wageringRequired: 1, wageringDone: 0 },
  });
  older.close();

  const newer = createStore(file);
  const gift = { kind: 'MoneyDrop', name: { en: 'Gift' }, amount: 100 };
  expect(newer.rewards.ofPlayer('player').map((each) => each.reward)).toEqual([
    { type: gift, rewardReason: { en: 'Thanks' }, callToAction: { type: 'DEPOSIT', label: { en: 'Deposit' } } },
    { type: gift, rewardReason: 'RewardsShop' },
    { type: gift, rewardReason: null },
  ]);
  expect(newer.shop.find('item')?.reward).toEqual(gift);
  expect(newer.gamification.tournaments.find('cup')?.prizes).toEqual([gift, points]);
  expect(newer.freeSpins.find('r-1')?.name).toEqual({ en: 'Spins' });
  expect(newer.bonuses.find('bonus')?.name).toEqual({ en: 'Bonus' });
  newer.close();
});
