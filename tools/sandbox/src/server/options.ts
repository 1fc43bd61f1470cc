import type { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { BuildFolders } from '../../../host/node.ts';
import { buildOf, CommandError, operatorNamed } from '../../../start/command.ts';
import { defaultOperator, pagesFolderOf, root } from '../../../start/operator.ts';
import { usageOfSandboxOptions } from '../../../start/sandboxOptions.ts';
import { defaultSize, largestSize } from '../seed/index.ts';

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
  /** Games in the catalogue. */
  games?: number;
  reset: boolean;
  specificationOnly: boolean;
  passkeys: boolean;
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

/** The command line. */
export const optionTable = {
  brand: { type: 'string', default: defaultOperator },
  seed: { type: 'string' },
  games: { type: 'string' },
  reset: { type: 'boolean', default: false },
  specification: { type: 'boolean', default: false },
  passkeys: { type: 'boolean', default: false },
  'lobby-port': { type: 'string' },
  static: { type: 'boolean', default: true },
} as const;

export const usage = `npx node tools/sandbox/src/main.ts [options]

Runs the embedded platform of an operator, with its built lobby. PORT is the lobby's, 4200 by default; PARTNERS_PORT, CASHIER_PORT,
SANDBOX_DIR and SANDBOX_ART_DIR are in tools/sandbox/README.md.

  --brand <name>     ${defaultOperator} by default
${usageOfSandboxOptions}
  --no-static        without the lobby's pages and files, which another host serves
  --lobby-port <n>   port of that host`;

type Values = ReturnType<typeof parseArgs<{ options: typeof optionTable }>>['values'];

/** @throws CommandError with a message for the terminal */
export function readOptions(values: Values, environment: NodeJS.ProcessEnv): Options {
  const {
    PORT,
    PARTNERS_PORT,
    CASHIER_PORT,
    SANDBOX_DIR,
    SANDBOX_ART_DIR = `${SANDBOX_DIR}/art`,
  } = readEnvironment(environment);
  const brand = operatorNamed(values.brand);
  const isServed = values.static && values['lobby-port'] === undefined;
  return {
    brand,
    seed: values.seed === undefined ? undefined : wholeNumber('--seed', values.seed),
    games: values.games === undefined ? undefined : catalogueSize(values.games),
    reset: values.reset,
    specificationOnly: values.specification,
    passkeys: values.passkeys,
    lobbyPort: values['lobby-port'] === undefined ? PORT : wholeNumber('--lobby-port', values['lobby-port']),
    port: PORT,
    partnersPort: PARTNERS_PORT,
    cashierPort: CASHIER_PORT,
    directory: SANDBOX_DIR,
    artDirectory: SANDBOX_ART_DIR,
    build: isServed ? { folder: buildOf(brand), pages: pagesFolderOf(brand) } : undefined,
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
  throw new CommandError(`${v.getDotPath(issue)}: “${String(issue.input)}” cannot be used.`);
}

function catalogueSize(text: string): number {
  const size = wholeNumber('--games', text);
  if (size >= defaultSize && size <= largestSize) return size;
  throw new CommandError(`--games takes a number from ${defaultSize} to ${largestSize}, not “${text}”.`);
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandError(`${name} takes a whole number, not “${text}”.`);
  return Number(text);
}
