import { sanitize } from './sanitize.ts';

const clean = (html: string) => {
  const box = document.createElement('div');
  box.append(sanitize(html));
  return box.innerHTML;
};

describe('served rich text', () => {
  it('keeps headings, lists, tables and emphasis', () => {
    const html =
      '<h2>Terms</h2><ul><li>One <strong>two</strong></li></ul><table><tbody><tr><td colspan="2">3</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
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
  ])('disarms %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('opens other sites in a window of their own, without a way back', () => {
    expect(clean('<a href="https://help.acme.test/" target="_self" rel="opener">Help</a>')).toBe(
      '<a href="https://help.acme.test/" target="_blank" rel="noopener noreferrer">Help</a>',
    );
  });

  it('leaves paths of the lobby and letters as they are', () => {
    expect(clean('<a href="/promotions/">P</a><a href="mailto:help@acme.test">M</a>')).toBe(
      '<a href="/promotions/">P</a><a href="mailto:help@acme.test">M</a>',
    );
  });
});
