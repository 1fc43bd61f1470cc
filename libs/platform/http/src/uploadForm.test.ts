import type { Auth } from '@lobby/auth';
import { createBoundToken, mockIndexedDb, mockUploadRequests, readProof } from '@lobby/testing';
import { waitFor } from '@testing-library/dom';
import * as v from 'valibot';
import { uploadForm } from './uploadForm.ts';

const schema = v.object({ documentId: v.string() });

/** A session whose token is refreshed to the next one. */
function session(refreshed: Awaited<ReturnType<Auth['refresh']>> = 'refreshed') {
  let token: string | null = 'first';
  return {
    session: 's1',
    getAccessToken: jest.fn(() => token),
    refresh: jest.fn(async () => {
      token = refreshed === 'refreshed' ? 'second' : token;
      return refreshed;
    }),
    signOut: jest.fn(async () => undefined),
    expire: () => (token = null),
  };
}

function start(auth = session()) {
  const requests = mockUploadRequests();
  const onProgress = jest.fn();
  const abort = new AbortController();
  const form = new FormData();
  form.append('documentId', 'd1');
  const answer = uploadForm('/api/documents', form, schema, { auth, onProgress, signal: abort.signal });
  const request = async (index = 0) => {
    for (let turn = 0; turn < 10 && !requests[index]; turn += 1) await Promise.resolve();
    return requests[index] as (typeof requests)[number];
  };
  return { answer, auth, onProgress, abort, requests, request };
}

it('sends the form as the player, reports how much has left, and returns what was stored', async () => {
  const { answer, onProgress, request } = start();
  const sent = await request();
  expect(sent.url).toBe('/api/documents');
  expect(sent.authorization).toBe('Bearer first');
  expect(sent.form.get('documentId')).toBe('d1');
  sent.progress(0.5);
  expect(onProgress).toHaveBeenCalledWith(0.5);
  sent.answer(201, { documentId: 'd1' });
  expect(await answer).toEqual({ data: { documentId: 'd1' } });
});

it('proves the key of a token that is bound to one', async () => {
  mockIndexedDb();
  const token = await createBoundToken();
  const auth = { ...session(), getAccessToken: jest.fn(() => token) };
  const { answer, requests } = start(auth as unknown as ReturnType<typeof session>);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.authorization).toBe(`DPoP ${token}`);
  expect(await readProof(requests[0]?.dpop, token)).toMatchObject({
    htm: 'POST',
    htu: 'https://lobby.acme.test/api/documents',
  });
  requests[0]?.answer(201, { documentId: 'd1' });
  expect(await answer).toEqual({ data: { documentId: 'd1' } });
});

it('refreshes a rejected token and sends the form once more', async () => {
  const { answer, auth, request, requests } = start();
  (await request()).answer(401, { type: '$AuthenticationFailure' });
  (await request(1)).answer(200, { documentId: 'd1' });
  expect(await answer).toEqual({ data: { documentId: 'd1' } });
  expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
  expect(auth.refresh).toHaveBeenCalledTimes(1);
  expect(auth.signOut).not.toHaveBeenCalled();
});

it('takes the token that another request has refreshed meanwhile', async () => {
  const { answer, auth, request } = start();
  const first = await request();
  await auth.refresh();
  first.answer(401, { type: '$AuthenticationFailure' });
  const second = await request(1);
  expect(second.authorization).toBe('Bearer second');
  expect(auth.refresh).toHaveBeenCalledTimes(1);
  second.answer(201, { documentId: 'd1' });
  await answer;
});

it('refreshes before the first request where there is no token', async () => {
  const auth = session();
  auth.expire();
  const { answer, request } = start(auth);
  const sent = await request();
  expect(sent.authorization).toBe('Bearer second');
  sent.answer(201, { documentId: 'd1' });
  await answer;
});

it('gives up after a second rejection of the token, and ends no session', async () => {
  const { answer, auth, request, requests } = start();
  (await request()).answer(401, { type: '$AuthenticationFailure' });
  (await request(1)).answer(401, { type: '$AuthenticationFailure' });
  await expect(answer).rejects.toThrow('401');
  expect(requests).toHaveLength(2);
  expect(auth.signOut).not.toHaveBeenCalled();
});

it('sends nothing more where the token cannot be refreshed', async () => {
  const { answer, request, requests } = start(session('unreachable'));
  (await request()).answer(401, { type: '$AuthenticationFailure' });
  await expect(answer).rejects.toThrow('unreachable');
  expect(requests).toHaveLength(1);
});

it('ends the session that the platform has ended (R-7-009)', async () => {
  const { answer, auth, request, requests } = start();
  (await request()).answer(401, { type: '$InvalidTokenFailure' });
  await expect(answer).rejects.toThrow('401');
  expect(auth.signOut).toHaveBeenCalledWith({ reason: 'SESSION_EXPIRED', session: 's1' });
  expect(requests).toHaveLength(1);
});

it.each([
  [409, { type: '$TooManyDocuments', message: 'x' }, 'TooManyDocuments'],
  [413, '<html>', null],
])('returns the rejection of a %d', async (status, body, rejection) => {
  const { answer, request } = start();
  (await request()).answer(status, body);
  expect(await answer).toEqual({ rejection, status });
});

it.each([
  ['a failing server', 503, ''],
  ['a busy one', 429, { type: '$TooManyRequests' }],
  ['an answer that is not the platform’s', 200, '<html>'],
  ['a robot check', 403, '<html>'],
])('leaves open whether the form has arrived after %s', async (_, status, body) => {
  const { answer, request } = start();
  (await request()).answer(status, body);
  await expect(answer).rejects.toThrow();
});

it('gives up when the network is lost or says nothing for half a minute', async () => {
  const lost = start();
  (await lost.request()).fail();
  await expect(lost.answer).rejects.toThrow('no answer');

  jest.useFakeTimers();
  const silent = start();
  const sent = await silent.request();
  const rejection = expect(silent.answer).rejects.toThrow('no answer');
  jest.advanceTimersByTime(29_000);
  sent.progress(0.1);
  jest.advanceTimersByTime(29_000);
  expect(sent.isAborted).toBe(false);
  jest.advanceTimersByTime(1000);
  await rejection;
  expect(sent.isAborted).toBe(true);
  jest.useRealTimers();
});

it('is ended by its signal', async () => {
  const { answer, abort, request } = start();
  const sent = await request();
  abort.abort();
  await expect(answer).rejects.toThrow();
  expect(sent.isAborted).toBe(true);
});
