import * as v from 'valibot';
import { localTable, sessionTable, type StorageEntry } from './storageTable.ts';

type Table = Record<string, StorageEntry>;

/** Values of one browser storage, each parsed by its schema when read. */
interface TypedStorage<Entries extends Table> {
  /** Null when absent, unreadable or not what the schema requires. */
  read<Key extends keyof Entries & string>(key: Key): v.InferOutput<Entries[Key]['schema']> | null;
  /** False when the browser refused: storage full or switched off. The value then lives as long as the page. */
  write<Key extends keyof Entries & string>(key: Key, value: v.InferInput<Entries[Key]['schema']>): boolean;
  remove(key: keyof Entries & string): void;
  /** Removes all that belongs to the signed-in player (R-4-023). */
  removeOfPlayer(): void;
}

function typedStorage<Entries extends Table>(table: Entries, browserStorage: () => Storage): TypedStorage<Entries> {
  /** Values that the browser could not store. */
  const memory = new Map<string, string>();

  const readText = (key: string): string | null => {
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
    try {
      return browserStorage().getItem(key);
    } catch {
      return null;
    }
  };

  const remove = (key: string) => {
    memory.delete(key);
    try {
      browserStorage().removeItem(key);
    } catch {
      // Switched off: there is nothing to remove.
    }
  };

  return {
    read: (key) => {
      const text = readText(key);
      if (text === null) return null;
      const result = v.safeParse((table[key] as StorageEntry).schema, parseJson(text));
      return result.success ? (result.output as v.InferOutput<Entries[typeof key]['schema']>) : null;
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      try {
        browserStorage().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove,
    removeOfPlayer() {
      for (const [key, { ofPlayer }] of Object.entries(table)) if (ofPlayer) remove(key);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Local storage (R-3-077). */
export const local = typedStorage(localTable, () => window.localStorage);
/** Session storage, one per tab (R-3-078). */
export const session = typedStorage(sessionTable, () => window.sessionStorage);
