import { act } from '@testing-library/react';
import { retryFailedStyles } from './retryFailedStyles.ts';

const add = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(window.origin, ''));
const fail = (link?: Element | null) => link?.dispatchEvent(new Event('error'));
const last = () => document.head.querySelector('link:last-of-type');

beforeAll(() => retryFailedStyles());
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('tries a stylesheet again until it is there, for as long as there is no network', async () => {
  fail(add('stylesheet', '/page.css'));
  expect(links()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(links()).toEqual(['/page.css']);
  fail(last());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(links()).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(links()).toEqual(['/page.css']);
  last()?.dispatchEvent(new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(links()).toEqual(['/page.css']);
});

it('leaves what else fails as it is', async () => {
  fail(add('icon', '/icon.png'));
  fail(add('stylesheet', 'https://fonts.acme.test/css2'));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(links()).toEqual(['/icon.png', 'https://fonts.acme.test/css2']);
});
