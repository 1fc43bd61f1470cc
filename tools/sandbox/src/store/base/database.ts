import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { createEventBus, type EventBus, type StoreEvent } from './events.ts';
import { migrations } from '../migrations/index.ts';

/** Thrown for a number outside the safe integers; nothing was changed. */
export class OutOfRange extends Error {}

/** Shared by the parts of the store: statements, transactions, and events after the commit. */
export interface Database {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Inserts one row; the record's keys are the columns. @throws OutOfRange; Error for a duplicate key */
  insert(table: string, row: Readonly<Record<string, SQLInputValue>>): void;
  /** Changes some columns of the row with this id. @throws OutOfRange */
  update(table: string, id: string, changes: Readonly<Record<string, SQLInputValue>>): void;
  /**
   * Runs work in a transaction; a nested call joins the outer one.
   * @throws TypeError for async work, whose later changes would not be part of the transaction
   */
  transaction<Result>(work: () => Result): Result;
  /** Emits an event after the current transaction is committed; dropped on rollback. */
  emit(event: StoreEvent): void;
  events: EventBus;
  /** The platform's time in ms: the machine's plus the offset set by the console's `clock`. */
  now(): number;
  moveClock(byMs: number): void;
  /** All of its content, for `openDatabase`. */
  serialize(): Uint8Array;
  close(): void;
}

/** @param source a path, `:memory:`, or the content of another database, of which this is a copy in memory */
export function openDatabase(source: string | Uint8Array): Database {
  const file = typeof source === 'string' ? source : ':memory:';
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const connection = new DatabaseSync(file);
  if (typeof source !== 'string') connection.deserialize(source);
  // WAL survives a killed process, FULL also a power failure.
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 3000',
  );
  migrate(connection);

  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = connection.prepare(sql)));
    return statement;
  };
  const events = createEventBus();
  let pendingEvents: StoreEvent[] = [];
  let inTransaction = false;

  const database: Database = {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    insert(table, row) {
      const columns = Object.keys(row);
      const placeholders = columns.map(() => '?').join();
      prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${placeholders})`).run(...checkedValues(row));
    },
    update(table, id, changes) {
      const assignments = Object.keys(changes).map((column) => `${column} = ?`);
      prepare(`UPDATE ${table} SET ${assignments.join()} WHERE id = ?`).run(...checkedValues(changes), id);
    },
    transaction(work) {
      if (inTransaction) return work();
      connection.exec('BEGIN IMMEDIATE');
      inTransaction = true;
      const offsetBefore = clockOffset;
      let result: ReturnType<typeof work>;
      try {
        result = work();
        if (result instanceof Promise) throw new TypeError('A transaction must be synchronous.');
        connection.exec('COMMIT');
      } catch (error) {
        pendingEvents = [];
        clockOffset = offsetBefore;
        connection.exec('ROLLBACK');
        throw error;
      } finally {
        inTransaction = false;
      }
      const committed = pendingEvents;
      pendingEvents = [];
      for (const event of committed) events.emit(event);
      return result;
    },
    emit(event) {
      if (inTransaction) pendingEvents.push(event);
      else events.emit(event);
    },
    events,
    now: () => Date.now() + clockOffset,
    moveClock(byMs) {
      clockOffset += byMs;
      database.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('clockOffset', ?)", String(clockOffset));
    },
    serialize: () => connection.serialize(),
    close: () => connection.close(),
  };
  let clockOffset = Number(
    database.get<{ value: string }>("SELECT value FROM meta WHERE key = 'clockOffset'")?.value ?? 0,
  );
  return database;
}

function checkedValues(row: Readonly<Record<string, SQLInputValue>>): SQLInputValue[] {
  for (const [column, value] of Object.entries(row))
    if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
      throw new OutOfRange(`${value} is out of range for “${column}”.`);
  return Object.values(row);
}

function migrate(connection: DatabaseSync): void {
  const { user_version: version } = connection.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > migrations.length)
    throw new Error('The sandbox data is of a newer version; start with --reset to delete it.');
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    connection.exec(`BEGIN; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
