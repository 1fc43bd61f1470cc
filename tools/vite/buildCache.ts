import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** All that a result depends on: sources, options, versions of tools. */
type Inputs = readonly (string | Uint8Array)[];

/** Keeps what builds compute from the same inputs: brands have most of their sources in common, and so have two builds of one. */
export interface BuildCache {
  bytes(inputs: Inputs, compute: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** A result that JSON can hold. */
  json<Result>(inputs: Inputs, compute: () => Promise<Result>): Promise<Result>;
  /** Removes what no build has used for a month. */
  removeUnused(): void;
}

/** ms */
const month = 30 * 24 * 60 * 60 * 1000;

/** @param folder of the results, a file for each; several processes may use it at once */
export function createBuildCache(folder: string): BuildCache {
  const results = new Map<string, Promise<Uint8Array>>();

  const read = (file: string): Uint8Array | undefined => {
    try {
      const bytes = readFileSync(file);
      utimesSync(file, new Date(), new Date());
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

  const readOrCompute = async (file: string, compute: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = read(file);
    if (known) return known;
    const bytes = await compute();
    // Another build may write the same file at the same time.
    mkdirSync(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
    return bytes;
  };

  const bytes: BuildCache['bytes'] = (inputs, compute) => {
    const file = join(folder, keyOf(inputs));
    const result = results.get(file) ?? readOrCompute(file, compute);
    results.set(file, result);
    result.catch(() => results.delete(file));
    return result;
  };

  return {
    bytes,
    async json<Result>(inputs: Inputs, compute: () => Promise<Result>) {
      const result = await bytes(inputs, async () => Buffer.from(JSON.stringify((await compute()) ?? null)));
      return JSON.parse(Buffer.from(result).toString()) as Result;
    },
    removeUnused() {
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        const file = join(folder, name);
        // Another build may have removed it meanwhile.
        const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
        if (mtimeMs < Date.now() - month) rmSync(file, { force: true });
      }
    },
  };
}

function keyOf(inputs: Inputs): string {
  const hash = createHash('sha256');
  // With the lengths, no two lists of inputs are the same bytes.
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}:`).update(input);
  return hash.digest('hex').slice(0, 32);
}
