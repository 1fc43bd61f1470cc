import { existsSync } from 'node:fs';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { closest } from 'fastest-levenshtein';
import { apps, root } from './operator.ts';

/** What whoever runs a command has to put right. Its message is printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Arguments<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; allowNegative: true }>
>;

interface Command<Options extends ParseArgsOptionsConfig> {
  /** What `--help` prints, and a wrong option. */
  usage: string;
  options: Options;
  run(values: Arguments<Options>['values'], positionals: string[]): void | Promise<void>;
}

/** The code of a command that was not understood, as of Bash's own commands. */
const usageCode = 2;

/** Runs a command with the arguments of this process. Exits with 1 after a `CommandError`, with 2 for unknown options. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(command.usage);
  let parsed: Arguments<Options>;
  try {
    parsed = parseArgs({ args, options: command.options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${command.usage}`);
    process.exitCode = usageCode;
    return;
  }
  try {
    await command.run(parsed.values, parsed.positionals);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @throws CommandError with the operators, and the one that was probably meant */
export function operatorNamed(name = ''): string {
  const operator = name.toLowerCase();
  if (apps.includes(operator)) return operator;
  const list = `Operators: ${apps.join(', ')}.`;
  throw new CommandError(
    name === ''
      ? `Name an operator. ${list}`
      : `There is no operator “${name}”. Did you mean ${closest(operator, apps)}? ${list}`,
  );
}

/** @throws CommandError with the command that makes the build, where there is none */
export function buildOf(operator: string): string {
  const folder = `${root}dist/apps/${operator}`;
  if (!existsSync(`${folder}/index.html`))
    throw new CommandError(`There is no build of ${operator}. Make it with: npx nx build ${operator}`);
  return folder;
}
