/** @jest-environment node */
import { createMemoryRouter, RouterProvider } from '@lobby/routing';
import { setServerWindow } from '@lobby/runtime';
import { renderOnServer } from '@lobby/testing';
import { JSDOM } from 'jsdom';
import { RichText } from './RichText.tsx';
import { sanitizeToHtml } from './sanitize.ts';

const page = { locale: 'fi', origin: 'https://lobby.invalid' } as const;

it('throws where there is no window to parse with, rather than letting everything through', () => {
  expect(() => sanitizeToHtml('<img src=x onerror=alert(1)>', page)).toThrow('setServerWindow');
});

it.each([
  ['<h2>Terms</h2><ul><li>One</li></ul>', '<h2>Terms</h2><ul><li>One</li></ul>'],
  ['<script>alert(1)</script><p onclick="alert(1)" style="color:red">Text</p>', '<p>Text</p>'],
  ['<svg><style><a title="</style><img src=x onerror=alert(1)>">', ''],
  ['<a href="javascript:alert(1)">Text</a>', '<a>Text</a>'],
  ['<a href="/promotions/">Offers</a>', '<a href="/fi/promotions/">Offers</a>'],
  ['<a href="http://evil.test/">Text</a>', '<a>Text</a>'],
  [
    '<a href="https://help.acme.test/">Help</a>',
    '<a href="https://help.acme.test/" target="_blank" rel="noopener noreferrer">Help</a>',
  ],
])('sanitises %s on the server as in the browser', (html, expected) => {
  setServerWindow(new JSDOM('').window);
  expect(sanitizeToHtml(html, page)).toBe(expected);
  setServerWindow(null);
});

it('a page rendered without a browser has its texts', async () => {
  setServerWindow(new JSDOM('').window);
  const routes = [{ path: '*', element: <RichText html="<p>Terms</p><script>alert(1)</script>" /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/fi/promotions/'] });
  expect(await renderOnServer(<RouterProvider router={router} />)).toContain('><p>Terms</p></div>');
  setServerWindow(null);
});
