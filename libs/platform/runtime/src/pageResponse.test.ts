import { fireEvent } from '@testing-library/react';
import { fetchWithTimeout, preventReload } from './index.ts';
import { timings } from './timings.ts';

const page = () => new Response('<!doctype html>', { status: 403, headers: { 'content-type': 'text/html' } });
const data = () => Response.json({});
const network = jest.fn<Promise<Response>, []>();
/** jsdom says of each reload that it cannot do it. */
const reload = jest.fn();

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  // The presses of the last test are over.
  jest.advanceTimersByTime(timings.pressDuration);
  jest.spyOn(globalThis, 'fetch').mockImplementation(network);
  jest.spyOn(console, 'error').mockImplementation(reload);
  network.mockReset().mockImplementation(async () => page());
  reload.mockReset();
  document.body.innerHTML = '<button></button>';
});
afterEach(() => jest.restoreAllMocks());

const ask = (body = 'games', url = '/api/graphql') => fetchWithTimeout(1000, url, { method: 'POST', body });
function press() {
  fireEvent.click(document.body.querySelector('button') as Element);
}

it('is met by a new document where the player asks for the same again (A-198)', async () => {
  await ask();
  expect(reload).not.toHaveBeenCalled();
  press();
  await ask();
  expect(reload.mock.calls.map(String)).toEqual([expect.stringMatching(/Not implemented: navigation/)]);
});

it.each<[string, () => Promise<unknown> | void]>([
  ['the lobby asks again by itself', () => undefined],
  [
    'the press was long ago',
    () => {
      press();
      jest.advanceTimersByTime(timings.pressDuration);
    },
  ],
  [
    'a press asks for something else',
    async () => {
      press();
      await ask('promotions');
      network.mockImplementation(async () => data());
    },
  ],
  [
    'the answer is data again',
    () => {
      press();
      network.mockImplementation(async () => data());
    },
  ],
  [
    'there were data in between',
    async () => {
      network.mockResolvedValueOnce(data());
      await ask();
      press();
    },
  ],
])('says nothing where %s', async (_what, happen) => {
  await ask();
  await happen();
  await ask();
  expect(reload).not.toHaveBeenCalled();
});

it('says nothing of another host, which no document of the lobby can get past', async () => {
  network.mockImplementation(async () => Object.defineProperty(page(), 'type', { value: 'cors' }));
  const service = 'https://service.acme.test/';
  await ask('', service);
  press();
  await ask('', service);
  expect(reload).not.toHaveBeenCalled();
});

it('loses nothing that is under way or filled in', async () => {
  await ask();
  const release = preventReload();
  press();
  await ask();
  release();
  const form = document.createElement('form');
  document.body.append(form);
  press();
  await ask();
  expect(reload).not.toHaveBeenCalled();
  form.remove();
  press();
  await ask();
  expect(reload).toHaveBeenCalledTimes(1);
});
