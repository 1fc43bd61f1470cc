import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { hashOf } from './inlineScripts.ts';

interface Source {
  hash: string;
  imports: readonly string[];
}

/**
 * A hash of a module's source and of those that it imports, directly or not: all that its evaluation depends on, but for
 * packages. Files are read once.
 *
 * @param aliases paths of `tsconfig.base.json`
 */
export function hashWithImports(root: string, aliases: Readonly<Record<string, readonly string[]>>) {
  const sources = new Map<string, Source>();
  const hashes = new Map<string, string>();

  const pathOf = (specifier: string, importer: string): string | undefined => {
    if (specifier.startsWith('.')) return join(dirname(importer), specifier);
    const alias = aliases[specifier]?.[0];
    return alias && join(root, alias);
  };

  const read = (file: string): Source => {
    const known = sources.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const imports = specifiersIn(file, text).flatMap((specifier) => pathOf(specifier, file) ?? []);
    const source = { hash: hashOf(text), imports };
    sources.set(file, source);
    return source;
  };

  return (file: string): string => {
    const known = hashes.get(file);
    if (known !== undefined) return known;
    const reached = new Set([file]);
    for (const next of reached) for (const imported of read(next).imports) reached.add(imported);
    const result = hashOf(JSON.stringify([...reached].toSorted().map((path) => [path, read(path).hash])));
    hashes.set(file, result);
    return result;
  };
}

function specifiersIn(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    // The text of the expression: of a literal with its quotes.
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ].filter((specifier) => specifier !== '');
}
