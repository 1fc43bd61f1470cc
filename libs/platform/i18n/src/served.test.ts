import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { compileServed } from './served.ts';

const catalogue = {
  SIGN_IN: compileMessage('Sign In'),
  HELLO: compileMessage('Hello {name}'),
  TICKETS: compileMessage('{count, plural, one {# ticket} other {# tickets}} for <0>{game}</0>'),
};

function translate(messages: Record<string, string | ReturnType<typeof compileMessage>>, id: string, values = {}) {
  return setupI18n({ locale: 'en', messages: { en: messages } })._(id, values);
}

it('uses a plain text literally, including quotes', async () => {
  const { messages } = await compileServed([{ key: 'SIGN_IN', value: "Let's go # now" }], catalogue);
  expect(translate(messages, 'SIGN_IN')).toBe("Let's go # now");
});

it('compiles an ICU text', async () => {
  const value = 'For <0>{game}</0>: {count, plural, one {one ticket} other {# tickets}}';
  const { messages, problems } = await compileServed([{ key: 'TICKETS', value }], catalogue);
  expect(problems).toEqual([]);
  expect(translate(messages, 'TICKETS', { count: 3, game: 'Reels' })).toBe('For <0>Reels</0>: 3 tickets');
});

it.each([
  ['HELLO', 'Hello you', 'placeholders'],
  ['HELLO', 'Hello {firstName}', 'placeholders'],
  ['SIGN_IN', 'Sign in, {name}', 'placeholders'],
  ['SIGN_IN', 'Sign <0>in</0>', 'placeholders'],
  ['TICKETS', '{count, plural, one {# ticket} other {# tickets}} for {game}', 'placeholders'],
  ['HELLO', 'Hello {name', 'malformed'],
  ['HELLO', 'Hello {name, spellout}', 'malformed'],
  ['TICKETS', '{count, plural, one {# ticket}} for <0>{game}</0>', 'malformed'],
  ['TICKETS', '{count, plural, other {{game, select, a {b}}}} for <0>{game}</0>', 'malformed'],
])('rejects for %s the text %j', async (key, value, reason) => {
  const { messages, problems } = await compileServed([{ key, value }], catalogue);
  expect(messages).toEqual({});
  expect(problems).toEqual([{ key, reason }]);
});

it('ignores empty texts and invalid keys', async () => {
  const texts = [
    { key: 'SIGN_IN', value: '' },
    { key: 'HELLO', value: null },
    { key: '__proto__', value: 'x' },
    { key: 'constructor', value: 'x' },
  ];
  expect(await compileServed(texts, catalogue)).toEqual({ messages: {}, problems: [] });
});
