import { CombinedError } from '@urql/core';
import fc from 'fast-check';
import { errorTypes, toLobbyError } from './errors.ts';

it('combines several errors into one whose message lists them (R-8-001)', () => {
  const graphQLErrors = [{ message: 'No funds' }, { message: 'No entry', extensions: { type: '$Blocked' } }];
  expect(toLobbyError(new CombinedError({ graphQLErrors }))).toEqual({
    message: '[GraphQL] No funds\n[GraphQL] No entry',
    types: ['Blocked'],
    isNetworkError: false,
  });
  expect(toLobbyError(new CombinedError({ networkError: new Error('offline'), response: { status: 502 } }))).toEqual({
    message: '[Network] offline',
    types: [],
    isNetworkError: true,
    status: 502,
  });
});

it.each([
  [{ reasons: ['$X'], type: 'Y' }, ['X']],
  [{ reasons: ['$X', 'Z'] }, ['X', 'Z']],
  [{ reasons: [], type: '$Y' }, ['Y']],
  [{ reasons: [7, null], type: 'Y' }, ['Y']],
  [{ reasons: '$X' }, ['X']],
  [{ type: 5 }, []],
  [{}, []],
  [null, []],
])('reads the types of %j as %j (R-8-002)', (extensions, types) => {
  expect(errorTypes(extensions)).toEqual(types);
});

it('never throws, for any extensions (R-8-002)', () => {
  fc.assert(fc.property(fc.anything(), (value) => errorTypes(value).every((type) => typeof type === 'string')));
});
