/** Names of what is secret, or identifies the player. Not `statusCode`: what stands before `code` must end a word. */
const secretNames =
  'token|secret|password|authorization|ssn|personal_?number|phone_?number|date_?of_?birth|e-?mail|(?<![a-z\\d])code(?:_?verifier)?';
/** Up to the value, in an address, in JSON or in JSON within a text. */
const secretMember = `(?:${secretNames})\\\\?["']?\\s*[=:]\\s*`;

const replacements: readonly (readonly [RegExp, string])[] = [
  // JSON Web Tokens, wherever they stand.
  [/\beyJ[\w-]*\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  // Parameters and JSON members with these names; between quotes a value may have spaces.
  [new RegExp(`(${secretMember}\\\\?(["']))(?:(?!\\\\?\\2)[^\\n])+`, 'gi'), '$1[removed]'],
  [new RegExp(`(${secretMember})[^\\s"'\\\\&,;}]+`, 'gi'), '$1[removed]'],
  [/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  // Phone numbers in the form of E.164.
  [/\+[1-9]\d{6,14}\b/g, '[phone]'],
  // Personal numbers and one-time codes without a name before them; a number that is part of a name stays.
  [/(?<![\w.-])\d{6}(?:\d*|[-+A-FU-Y]\d{3}[\dA-Z])(?!\w|[.-]\w)/g, '[number]'],
  // Query and fragment of any address or path.
  [/((?:[a-z][a-z\d+.-]*:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1'],
];

/** A text without tokens, codes, e-mail addresses, phone and personal numbers and query strings. */
export const scrubText = (text: string): string =>
  replacements.reduce((scrubbed, [pattern, replacement]) => scrubbed.replaceAll(pattern, replacement), text);

/** Members that are removed with their value. */
const secretKeys =
  /^(authorization|cookies?|query_string|set-cookie|x-.*|.*token|.*password|ssn|.*e-?mail|ip_address|personal_?number|phone(_?number)?|date_?of_?birth|code(_?verifier)?)$/i;

/** The SDK's own, which may happen to be a number. */
const ownKeys = /^(release|dist|(event|trace|span|parent_span)_id)$/;

/** A copy with every text scrubbed and secret members removed; values nested deeper than 12 levels are left out. */
export function scrub<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return scrubText(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 12) return undefined as Value;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1)) as Value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretKeys.test(key))
      .map(([key, member]) => [key, ownKeys.test(key) ? member : scrub(member, depth + 1)]),
  ) as Value;
}
