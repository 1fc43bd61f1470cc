import fc from 'fast-check';
import { scrub, scrubText } from './scrub.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

it.each([
  [`Token ${jwt} rejected`, 'Token [token] rejected'],
  ['authorization: Bearer abc.DEF-123', 'authorization: [removed] [token]'],
  ['failed at https://lobby.test/en/?accessToken=abc&x=1#top today', 'failed at https://lobby.test/en/ today'],
  ['GET /en/login-handler/?code=123', 'GET /en/login-handler/'],
  ['refreshToken=abc', 'refreshToken=[removed]'],
  ['{"password":"hunter2","a":1}', '{"password":"[removed]","a":1}'],
  ['{"personalNumber":"131052-308T","a":1}', '{"personalNumber":"[removed]","a":1}'],
  ['{"phoneNumber": "+358 40 123 4567"}', '{"phoneNumber": "[removed]"}'],
  ['{"dateOfBirth":"1990-12-24"}', '{"dateOfBirth":"[removed]"}'],
  ['{"id":"l1","code":"123456"}', '{"id":"l1","code":"[removed]"}'],
  ['{"email":"jörg@lobby.test"}', '{"email":"[removed]"}'],
  ['body: "{\\"code\\":\\"123456\\",\\"id\\":1}"', 'body: "{\\"code\\":\\"[removed]\\",\\"id\\":1}"'],
  ["{ password: 'two words', x: 1 }", "{ password: '[removed]', x: 1 }"],
  ['code: 123456, id: l1', 'code: [removed], id: l1'],
  ['{"countryCode":"FI","statusCode":500}', '{"countryCode":"FI","statusCode":500}'],
  ['no account of +358401234567 yet', 'no account of [phone] yet'],
  ['mail player.one+x@lobby.test now', 'mail [e-mail] now'],
  ['Nobody has 38001085718 or 131052-308T.', 'Nobody has [number] or [number].'],
  ['730164 is not the code', '[number] is not the code'],
  ['code_verifier=abc-DEF', 'code_verifier=[removed]'],
  ['index-12345678.js, 1.234567, v20261124, 99999', 'index-12345678.js, 1.234567, v20261124, 99999'],
  ['plain text, 3/4 done?', 'plain text, 3/4 done?'],
])('scrubs %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

it('scrubs nested values and removes secret members', () => {
  expect(
    scrub({
      request: { url: 'https://lobby.test/?a=1', query_string: 'a=1', headers: { Authorization: 'x', Referer: '/?b' } },
      user: { email: 'a@b.cd', id: 'p1', phoneNumber: '+358401234567', dateOfBirth: '1990-12-24' },
      variables: { code: '123456', registration: { personalNumber: '131052-308T', password: 'x', country: 'FI' } },
      list: [{ message: 'a@b.cd' }],
      count: 3,
      none: null,
    }),
  ).toEqual({
    request: { url: 'https://lobby.test/', headers: { Referer: '/' } },
    user: { id: 'p1' },
    variables: { registration: { country: 'FI' } },
    list: [{ message: '[e-mail]' }],
    count: 3,
    none: null,
  });
});

it('keeps the release and the ids of a report, also where they are numbers', () => {
  const report = { release: '20261124', event_id: '12345678901234567890123456789012' };
  expect(scrub(report)).toEqual(report);
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
