import '@testing-library/react';
import { parse } from 'graphql';
import { renderScene } from './renderScene.ts';
import { wireViewer } from './wire.ts';

it.each([
  [true, 'Cannot query field "now" on type "Viewer".'],
  [false, undefined],
])('a scene with specificationOnly: %s answers an operation of the lobby’s own with: %s', async (only, message) => {
  const answers = { LastSignIn: wireViewer({ now: '2026-11-20T22:49:45.000Z' }) };
  const { client } = await renderScene(null, { specificationOnly: only, answers });
  const { error } = await client.urql.query(parse('query LastSignIn { viewer { id now } }'), {}).toPromise();
  expect(error?.graphQLErrors[0]?.message).toBe(message);
});
