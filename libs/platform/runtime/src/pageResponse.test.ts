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

const request = (body = 'games', url = '/api/graphql') => fetchWithTimeout(1000, url, { method: 'POST', body });
function press() {
  fireEvent.click(document.body.querySelector('button') as Element);
}

it('is met by a new document where the player requests the same again (A-198)', async () => {
  await request();
  expect(reload).not.toHaveBeenCalled();
  press();
  await request();
  expect(reload.mock.calls.map(String)).toEqual([expect.stringMatching(/Not implemented: navigation/)]);
});

it.each<[string, () => Promise<unknown> | void]>([
  ['the lobby requests again by itself', () => undefined],
  [
    'the press was long ago',
    () => {
      press();
      jest.advanceTimersByTime(timings.pressDuration);
    },
  ],
  [
    'a press requests something else',
    async () => {
      press();
      await request('promotions');
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
      await request();
      press();
    },
  ],
])('says nothing where %s', async (_what, happen) => {
  await request();
  await happen();
  await request();
  expect(reload).not.toHaveBeenCalled();
});

it('says nothing of another host, which no document of the lobby can get past', async () => {
  network.mockImplementation(async () => Object.defineProperty(page(), 'type', { value: 'cors' }));
  const service = 'https://service.acme.test/';
  await request('', service);
  press();
  await request('', service);
  expect(reload).not.toHaveBeenCalled();
});

it('loses nothing that is under way or filled in', async () => {
  await request();
  const release = preventReload();
  press();
  await request();
  release();
  const form = document.createElement('form');
  document.body.append(form);
  press();
  await request();
  expect(reload).not.toHaveBeenCalled();
  form.remove();
  press();
  await request();
  expect(reload).toHaveBeenCalledTimes(1);
});
