import { act } from '@testing-library/react';
import { retryFailedStyles } from './retryFailedStyles.ts';

const addLink = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.replace(window.origin, ''));
const fail = (link?: Element | null) => link?.dispatchEvent(new Event('error'));
const lastLink = () => document.head.querySelector('link:last-of-type');

beforeAll(() => retryFailedStyles());
beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('retries a failed stylesheet until it has loaded', async () => {
  fail(addLink('stylesheet', '/page.css'));
  expect(links()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(links()).toEqual(['/page.css']);
  fail(lastLink());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(links()).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(links()).toEqual(['/page.css']);
  lastLink()?.dispatchEvent(new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(links()).toEqual(['/page.css']);
});

it('does not retry icons and stylesheets of other origins', async () => {
  fail(addLink('icon', '/icon.png'));
  fail(addLink('stylesheet', 'https://fonts.acme.test/css2'));
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(links()).toEqual(['/icon.png', 'https://fonts.acme.test/css2']);
});
