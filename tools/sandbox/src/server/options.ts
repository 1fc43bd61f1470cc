import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { BuildFolders } from '../../../host/node.ts';
import { apps, defaultOperator, pagesFolderOf, root } from '../../../start/operator.ts';

const port = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'not a port'), v.transform(Number), v.maxValue(65_535)),
    String(fallback),
  );

const environmentSchema = v.object({
  PORT: port(4200),
  PARTNERS_PORT: port(4300),
  /** For tests: the cashier's library supports 5000 only. */
  CASHIER_PORT: port(5000),
  SANDBOX_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), `${root}.sandbox`),
  SANDBOX_ART_DIR: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

export interface Options {
  brand: string;
  seed?: number;
  reset: boolean;
  specificationOnly: boolean;
  /** Port at which players open the lobby; differs from `port` while Vite serves it. */
  lobbyPort: number;
  port: number;
  partnersPort: number;
  cashierPort: number;
  /** Folder of the database files. */
  directory: string;
  /** Folder of the rendered pictures, which are the same for all brands. */
  artDirectory: string;
  /** The built app, unless another server serves it. */
  build?: BuildFolders;
}

/** Parses command line and environment. @throws Error with a message for the terminal */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      brand: { type: 'string', default: defaultOperator },
      seed: { type: 'string' },
      reset: { type: 'boolean', default: false },
      specification: { type: 'boolean', default: false },
      'lobby-port': { type: 'string' },
      'no-static': { type: 'boolean', default: false },
    },
  });
  const {
    PORT,
    PARTNERS_PORT,
    CASHIER_PORT,
    SANDBOX_DIR,
    SANDBOX_ART_DIR = `${SANDBOX_DIR}/art`,
  } = readEnvironment(environment);
  const { brand } = values;
  if (!apps.includes(brand)) throw new Error(`There is no brand “${brand}” in apps/.`);
  const folder = `${root}dist/apps/${brand}`;
  const isServed = !values['no-static'] && values['lobby-port'] === undefined;
  if (isServed && !existsSync(`${folder}/index.html`))
    throw new Error(`${brand} is not built yet: npx nx build ${brand}`);
  return {
    brand,
    seed: values.seed === undefined ? undefined : wholeNumber('--seed', values.seed),
    reset: values.reset,
    specificationOnly: values.specification,
    lobbyPort: values['lobby-port'] === undefined ? PORT : wholeNumber('--lobby-port', values['lobby-port']),
    port: PORT,
    partnersPort: PARTNERS_PORT,
    cashierPort: CASHIER_PORT,
    directory: SANDBOX_DIR,
    artDirectory: SANDBOX_ART_DIR,
    build: isServed ? { folder, pages: pagesFolderOf(brand) } : undefined,
  };
}

/** Port and folder of the rendered pictures for `worldsMain.ts`. @throws Error with a message for the terminal */
export function readHostOptions(environment: NodeJS.ProcessEnv): { port: number; artDirectory: string } {
  const { PORT, SANDBOX_DIR, SANDBOX_ART_DIR = `${SANDBOX_DIR}/art` } = readEnvironment(environment);
  return { port: PORT, artDirectory: SANDBOX_ART_DIR };
}

function readEnvironment(environment: NodeJS.ProcessEnv): v.InferOutput<typeof environmentSchema> {
  const { success, output, issues } = v.safeParse(environmentSchema, environment);
  if (success) return output;
  const [issue] = issues;
  throw new Error(`${v.getDotPath(issue)}: “${String(issue.input)}” cannot be used.`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} takes a whole number, not “${text}”.`);
  return Number(text);
}
