import { chainsOf, type TimedRequest } from './chain.ts';

const page: TimedRequest = { url: '/', initiator: undefined, isByParser: false, start: 0, end: 600 };
const request = (url: string, start: number, by: string | undefined, isByParser = false): TimedRequest => ({
  url,
  initiator: by,
  isByParser,
  start,
  end: start + 600,
});
const chainTo = (url: string, requests: TimedRequest[]) =>
  [...chainsOf(requests)].find(([{ url: found }]) => found === url)?.[1].map((link) => link.url);

it('follows parsers from the document by way of its style sheet', () => {
  const styles = request('/a.css', 650, '/', true);
  expect(chainTo('/a.woff2', [page, styles, request('/a.woff2', 1300, '/a.css', true)])).toEqual([
    '/',
    '/a.css',
    '/a.woff2',
  ]);
});

it('does not count what a parser requested late as a consequence of what arrived meanwhile', () => {
  const script = request('/a.js', 100, '/', true);
  expect(chainTo('/late.avif', [page, script, request('/late.avif', 900, '/', true)])).toEqual(['/', '/late.avif']);
});

it('counts the responses that a script had before its request', () => {
  const script = request('/a.js', 650, '/', true);
  const query = request('/api', 1300, '/a.js');
  const picture = request('/hero.avif', 1950, undefined);
  expect(chainTo('/hero.avif', [page, script, query, picture])).toEqual(['/', '/a.js', '/api', '/hero.avif']);
});

it('counts requests that were under way together as one step', () => {
  const script = request('/a.js', 650, '/', true);
  const queries = [request('/one', 1300, '/a.js'), request('/two', 1400, '/a.js')];
  expect(chainTo('/two', [page, script, ...queries])).toEqual(['/', '/a.js', '/two']);
});

it('is not confused by an address that is requested twice', () => {
  const script = request('/a.js', 650, '/', true);
  const requests = [page, script, request('/api', 1300, '/a.js'), request('/api', 1950, '/a.js')];
  expect([...chainsOf(requests).values()].map(({ length }) => length)).toEqual([1, 2, 3, 4]);
});
