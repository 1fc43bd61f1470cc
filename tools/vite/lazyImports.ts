import MagicString from 'magic-string';

const lazyImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(["'])([^"']+)\1\s*\)/g;

/**
 * Rewrites the lazy imports of a compiled module; null if it has none to rewrite. To be called after the compilers, when what
 * looks like an import is one, not a type.
 *
 * @param rewrite the call in its new form, by what it imports; null leaves it
 */
export async function rewriteLazyImports(
  code: string,
  rewrite: (specifier: string, call: string) => Promise<string | null>,
): Promise<MagicString | null> {
  const output = new MagicString(code);
  for (const { 0: call, 2: specifier = '', index } of code.matchAll(lazyImport)) {
    const rewritten = await rewrite(specifier, call);
    if (rewritten !== null) output.update(index, index + call.length, rewritten);
  }
  return output.hasChanged() ? output : null;
}
