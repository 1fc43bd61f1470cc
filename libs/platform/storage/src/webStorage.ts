import * as v from 'valibot';
import { localSchemas, sessionSchemas } from './storageTable.ts';

type Schemas = Record<string, v.GenericSchema>;

/** Values of one browser storage, each parsed by its schema when read. */
interface TypedStorage<Table extends Schemas> {
  /** Null when absent, unreadable or not what the schema asks for. */
  read<Key extends keyof Table & string>(key: Key): v.InferOutput<Table[Key]> | null;
  /** False when the browser refused: storage full or switched off. The value then lives as long as the page. */
  write<Key extends keyof Table & string>(key: Key, value: v.InferInput<Table[Key]>): boolean;
  remove(key: keyof Table & string): void;
}

function typedStorage<Table extends Schemas>(table: Table, browserStorage: () => Storage): TypedStorage<Table> {
  /** What the browser would not keep. */
  const memory = new Map<string, string>();

  const readText = (key: string): string | null => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return browserStorage().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    read: (key) => {
      const text = readText(key);
      if (text === null) return null;
      const result = v.safeParse(table[key] as v.GenericSchema, parseJson(text));
      return result.success ? (result.output as v.InferOutput<Table[typeof key]>) : null;
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
    remove: (key) => {
      memory.delete(key);
      try {
        browserStorage().removeItem(key);
      } catch {
        // Switched off: there is nothing to remove.
      }
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
export const local = typedStorage(localSchemas, () => window.localStorage);
/** Session storage, one per tab (R-3-078). */
export const session = typedStorage(sessionSchemas, () => window.sessionStorage);
