import fc from 'fast-check';
import { scrub, scrubText } from './scrub.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

it.each([
  [`Token ${jwt} refused`, 'Token [token] refused'],
  ['authorization: Bearer abc.DEF-123', 'authorization: [removed] [token]'],
  ['failed at https://lobby.test/en/?accessToken=abc&x=1#top today', 'failed at https://lobby.test/en/ today'],
  ['GET /en/login-handler/?code=123', 'GET /en/login-handler/'],
  ['refreshToken=abc', 'refreshToken=[removed]'],
  ['{"password":"hunter2","a":1}', '{"password":"[removed]","a":1}'],
  ['mail player.one+x@lobby.test now', 'mail [e-mail] now'],
  ['plain text, 3/4 done?', 'plain text, 3/4 done?'],
])('scrubs %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

it('scrubs nested values and removes secret members', () => {
  expect(
    scrub({
      request: { url: 'https://lobby.test/?a=1', query_string: 'a=1', headers: { Authorization: 'x', Referer: '/?b' } },
      user: { email: 'a@b.cd', id: 'p1' },
      list: [{ message: 'a@b.cd' }],
      count: 3,
      none: null,
    }),
  ).toEqual({
    request: { url: 'https://lobby.test/', headers: { Referer: '/' } },
    user: { id: 'p1' },
    list: [{ message: '[e-mail]' }],
    count: 3,
    none: null,
  });
});

it('leaves no token in any text, also when scrubbed twice', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const scrubbed = scrubText(`${before} ${jwt} ${after}`);
      expect(scrubbed).not.toContain(jwt);
      expect(scrubText(scrubbed)).not.toContain('eyJ0');
    }),
  );
});
