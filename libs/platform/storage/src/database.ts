import { databaseTable } from './storageTable.ts';

type StoreName = keyof typeof databaseTable;

const answerTo = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });

/** Each store has a database of its own: a new version of a shared one would lock tabs with an older build out of their sessions' keys. */
function open(name: StoreName): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseTable[name].database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name));
  return answerTo(request);
}

/** One request in a transaction and a connection of its own: an open connection would hold up a player who clears the site's data. */
async function run<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const connection = await open(name);
  try {
    return await answerTo(request(connection.transaction(name, mode).objectStore(name)));
  } finally {
    connection.close();
  }
}

/** The lobby's stores in IndexedDB. Every call rejects where the browser has none, or refuses it. */
export const database = {
  read: (name: StoreName, key: string): Promise<unknown> => run(name, 'readonly', (store) => store.get(key)),
  keys: (name: StoreName): Promise<IDBValidKey[]> => run(name, 'readonly', (store) => store.getAllKeys()),
  write: (name: StoreName, key: string, value: unknown) => run(name, 'readwrite', (store) => store.put(value, key)),
  remove: (name: StoreName, key: string) => run(name, 'readwrite', (store) => store.delete(key)),
};
