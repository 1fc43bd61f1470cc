import { CommandError } from '../../start/command.ts';

/** nginx takes a backslash within quotes for itself only before these. */
const escapable = /\\(?=["'\\nrt])|"/g;
const quoted = (value: string): string => `"${value.replaceAll(escapable, '\\$&')}"`;

/**
 * A value that is sent as it is.
 * @throws CommandError for what nginx would replace or cannot hold: it has no way to write a dollar sign
 */
export function literal(value: string): string {
  if (/[$\0\r\n]/.test(value))
    throw new CommandError(`nginx cannot be given “${value}”: it would replace what follows “$”.`);
  // nginx reads its configuration in pieces of 4 kB.
  if (value.length > 3800)
    throw new CommandError(`nginx takes no value of ${value.length} characters: “${value.slice(0, 60)}…”`);
  return quoted(value);
}

/** A regular expression, whose syntax nginx shares for what is used here. */
export const pattern = ({ source }: RegExp): string => quoted(`~${source}`);

const indented = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? line : `  ${line}`));

export const block = (name: string, lines: readonly string[]): string =>
  [`${name} {`, ...indented(lines), '}'].join('\n');

export const map = (
  source: string,
  variable: string,
  entries: readonly (readonly [key: string, value: string])[],
): string =>
  block(
    `map ${source} ${variable}`,
    entries.map(([key, value]) => `${key} ${value};`),
  );
