import { sanitizeToHtml } from './sanitize.ts';

const sanitizedHtml = (html: string) => sanitizeToHtml(html, { locale: 'en', origin: 'https://lobby.acme.test' });

describe('served rich text', () => {
  it('keeps headings, lists, tables and emphasis', () => {
    const html =
      '<h2>Terms</h2><ul><li>One <strong>two</strong></li></ul><table><tbody><tr><td colspan="2">3</td></tr></tbody></table>';
    expect(sanitizedHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>Text', 'Text'],
    ['<img src=x onerror=alert(1)>Text', 'Text'],
    ['<p onclick="alert(1)" style="position:fixed" class="x">Text</p>', '<p>Text</p>'],
    ['<iframe src="https://evil.test"></iframe>Text', 'Text'],
    ['<form action="https://evil.test"><input name="card">Text</form>', 'Text'],
    ['<svg><a href="javascript:alert(1)">Text</a></svg>', ''],
    ['<a href="javascript:alert(1)">Text</a>', '<a>Text</a>'],
    ['<a href="http://evil.test/">Text</a>', '<a>Text</a>'],
    ['<a href="/.//evil.test">Text</a>', '<a>Text</a>'],
    ['<h1>Text</h1>', 'Text'],
  ])('sanitises %s', (html, expected) => {
    expect(sanitizedHtml(html)).toBe(expected);
  });

  it('opens other sites in a new window, without an opener or a referrer', () => {
    expect(sanitizedHtml('<a href="https://help.acme.test/" target="_self" rel="opener">Help</a>')).toBe(
      '<a href="https://help.acme.test/" target="_blank" rel="noopener noreferrer">Help</a>',
    );
  });

  it('puts paths of the lobby under its locale, and leaves mailto links as they are', () => {
    expect(sanitizedHtml('<a href="/promotions/#top">P</a><a href="mailto:help@acme.test">M</a>')).toBe(
      '<a href="/en/promotions/#top">P</a><a href="mailto:help@acme.test">M</a>',
    );
    expect(sanitizedHtml('<a href="https://lobby.acme.test/fi/jackpot/">J</a>')).toBe('<a href="/en/jackpot/">J</a>');
  });
});
