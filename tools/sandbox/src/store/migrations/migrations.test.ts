import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore } from '../index.ts';
import { migrations } from './index.ts';
import { defaultProfile } from '../players/profile.ts';

it('moves the documents that were requested out of the profile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'older.sqlite');
  const older = new DatabaseSync(file);
  const before = migrations.findIndex((sql) => sql.includes('CREATE TABLE documentRequests'));
  older.exec(`${migrations.slice(0, before).join(';')}; PRAGMA user_version = ${before}`);
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
  rmSync(folder, { recursive: true });
});
