import type { Brand } from '../../../libs/contracts/src/brand.ts';
import type { Looks } from '../manifest.ts';
import { escape, offlineRules } from './page.ts';
import type { OfflineTexts } from './texts.ts';

interface CookiesPage {
  brand: Brand;
  looks: Looks;
  /** By BCP 47 tag, the brand's own language first. */
  texts: Readonly<Record<string, OfflineTexts>>;
}

/**
 * What the host shows where the browser sends more cookies than it takes: it has not read the address, so that one page holds all languages
 * of the brand. It shows no file, which would be asked for with the same cookies.
 */
export function cookiesPage({ brand, looks, texts }: CookiesPage): string {
  const { html, body, main, h1, p } = offlineRules(looks);
  const section = ([lang, text]: [string, OfflineTexts]) => `<section lang="${lang}">
        <h1>${escape(text.TOO_MANY_COOKIES_TITLE)}</h1>
        <p>${escape(text.TOO_MANY_COOKIES_TEXT)}</p>
        <p>${escape(text.TOO_MANY_COOKIES_HELP)}</p>
        <p><a href="">${escape(text.TRY_AGAIN)}</a></p>
      </section>`;
  const [lang = ''] = Object.keys(texts);
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>${escape(brand.name)}</title>
    <style>html{${html}}body{${body}}main{${main}}h1{${h1}}p{${p}}a{color:inherit}section+section{margin-top:4rem}</style>
  </head>
  <body>
    <main>
      ${Object.entries(texts).map(section).join('\n      ')}
    </main>
  </body>
</html>
`;
}
