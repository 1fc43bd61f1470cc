import type { Messages } from '@lingui/core';
import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

export interface ServedText {
  key: string;
  value: string | null;
}

/** Why a served text was rejected. */
export interface TextProblem {
  key: string;
  reason: 'malformed' | 'placeholders';
}

/** What lingui can format at run time; any other kind would throw while a page renders. */
const formattable = new Set(['number', 'date', 'time']);
const choices = new Set(['plural', 'selectordinal', 'select']);
const ID = /^[A-Z][A-Z0-9_]*$/;

/**
 * Compiles served texts, plain or ICU, against the catalogue's messages of the same ids. The
 * compiler is loaded only if one of them needs it. An empty text is none.
 */
export async function compileServed(
  texts: readonly ServedText[],
  catalogue: Messages,
): Promise<{ messages: Messages; problems: TextProblem[] }> {
  const messages: Messages = {};
  const problems: TextProblem[] = [];
  for (const { key, value } of texts) {
    if (!value || !ID.test(key)) continue;
    const message = await compile(value);
    const original = catalogue[key];
    if (message === null) problems.push({ key, reason: 'malformed' });
    else if (original !== undefined && !haveSamePlaceholders(message, original)) {
      problems.push({ key, reason: 'placeholders' });
    } else messages[key] = message;
  }
  return { messages, problems };
}

async function compile(text: string): Promise<CompiledMessage | null> {
  if (!/[{}]/.test(text)) return [text];
  const { compileMessageOrThrow } = await import('@lingui/message-utils/compileMessage');
  try {
    const message = compileMessageOrThrow(text);
    return tokensOf(message).every(isFormattable) ? message : null;
  } catch {
    return null;
  }
}

/** Whether two messages name the same arguments and tags, in whatever order. */
export function haveSamePlaceholders(one: CompiledMessage, other: Messages[string]): boolean {
  return signatureOf(one) === signatureOf(other);
}

function signatureOf(message: string | CompiledMessage): string {
  return [...new Set(placeholdersOf(message))].toSorted().join(' ');
}

/** Names of arguments and tags: `count`, `<0>`. */
function placeholdersOf(message: string | CompiledMessage): string[] {
  return tokensOf(message).flatMap((token) => {
    if (typeof token === 'string') return [...token.matchAll(/<\/?(\w+)\s*\/?>/g)].map(([, tag]) => `<${tag}>`);
    return [token[0]];
  });
}

function isFormattable(token: CompiledMessageToken): boolean {
  if (typeof token === 'string') return true;
  const [, kind, format] = token;
  if (kind === undefined) return true;
  // A choice without a branch for the rest throws as well.
  if (choices.has(kind)) return typeof format === 'object' && format !== null && 'other' in format;
  return formattable.has(kind);
}

/** All tokens of a message, those of its plural and select branches included. */
function tokensOf(message: string | CompiledMessage): CompiledMessageToken[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((token) => {
    if (typeof token === 'string' || typeof token[2] !== 'object' || token[2] === null) return [token];
    const branches = Object.values(token[2]).filter((branch) => Array.isArray(branch));
    return [token, ...branches.flatMap((branch) => tokensOf(branch as CompiledMessage))];
  });
}
