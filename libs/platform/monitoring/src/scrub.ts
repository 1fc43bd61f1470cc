const replacements: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens, wherever they stand.
  [/\beyJ[\w-]*\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  // Parameters and JSON members whose names say that they are secret.
  [/((?:token|secret|password|authorization|ssn)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi, '$1[removed]'],
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  // Query and fragment of any address or path.
  [/((?:[a-z][a-z\d+.-]*:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
];

/** A text without tokens, e-mail addresses and query strings. */
export const scrubText = (text: string): string =>
  replacements.reduce((scrubbed, [pattern, replacement]) => scrubbed.replaceAll(pattern, replacement), text);

/** Members that are removed with their value. */
const secretKeys = /^(authorization|cookies?|query_string|set-cookie|x-.*|.*token|password|ssn|e-?mail|ip_address)$/i;

/** A copy with every text scrubbed and secret members removed; values nested deeper than 12 levels are left out. */
export function scrub<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return scrubText(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 12) return undefined as Value;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1)) as Value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretKeys.test(key))
      .map(([key, member]) => [key, scrub(member, depth + 1)]),
  ) as Value;
}
