import { createFetchOnce } from './fetchOnce.ts';

it('sends equal requests once, and others by themselves', async () => {
  const send = jest.fn(async (_: unknown, init?: RequestInit) => new Response(`answer to ${String(init?.body)}`));
  const fetchOnce = createFetchOnce(send);
  const ask = async (body: string, locale = 'en_GB') => (await fetchOnce('/api', { body, headers: { locale } })).text();
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['answer to a', 'answer to a', 'answer to b']);
  await ask('a');
  expect(send).toHaveBeenCalledTimes(2);
  await ask('a', 'de_DE');
  expect(send).toHaveBeenCalledTimes(3);
});
