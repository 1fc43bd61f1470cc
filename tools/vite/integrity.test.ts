import { createHash } from 'node:crypto';
import { addIntegrity } from './integrity.ts';

const files: Record<string, string> = {
  'assets/main.js': 'run()',
  'assets/base.js': 'base()',
  'assets/main.css': 'a{}',
};
const hash = (file: string) =>
  `sha384-${createHash('sha384')
    .update(files[file] ?? '')
    .digest('base64')}`;
const added = (html: string) => addIntegrity(html, (file) => files[file]);

it('adds the hash to every script, preload and style of the page', () => {
  expect(added('<script type="module" crossorigin src="/assets/main.js"></script>')).toBe(
    `<script type="module" crossorigin src="/assets/main.js" integrity="${hash('assets/main.js')}"></script>`,
  );
  expect(added('<link rel="modulepreload" crossorigin href="/assets/base.js" />')).toBe(
    `<link rel="modulepreload" crossorigin href="/assets/base.js" integrity="${hash('assets/base.js')}" />`,
  );
  expect(added('<link rel="stylesheet" crossorigin href="/assets/main.css">')).toContain(hash('assets/main.css'));
});

it('does not change icons, the manifest and data', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/site.webmanifest"><script type="application/json">{"src":"/a.js"}</script>';
  expect(added(html)).toBe(html);
});

it('fails for a file that the page names and the build lacks', () => {
  expect(() => added('<script src="/assets/gone.js"></script>')).toThrow('assets/gone.js');
});
