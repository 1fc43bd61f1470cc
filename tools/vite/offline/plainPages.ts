import type { Brand } from '../../../libs/contracts/src/brand.ts';
import type { Looks } from '../manifest.ts';
import { escape, offlineRules } from './page.ts';
import type { OfflineTexts } from './texts.ts';

interface PlainPage {
  brand: Brand;
  /** By BCP 47 tag, the brand's own language first. */
  texts: Readonly<Record<string, OfflineTexts>>;
}

/** A page that says one thing in all languages of the brand. */
function plainPage(
  { brand, texts }: PlainPage,
  style: string,
  sectionOf: (text: OfflineTexts) => { title: string; paragraphs: string[] },
): string {
  const section = ([lang, text]: [string, OfflineTexts]) => {
    const { title, paragraphs } = sectionOf(text);
    return `<section lang="${lang}">
        <h1>${escape(title)}</h1>
        ${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n        ')}
      </section>`;
  };
  const [lang = ''] = Object.keys(texts);
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>${escape(brand.name)}</title>
    ${style}
  </head>
  <body>
    <main>
      ${Object.entries(texts).map(section).join('\n      ')}
    </main>
  </body>
</html>
`;
}

/**
 * What the host shows where the browser sends more cookies than it takes: it has not read the address, so that one page holds all languages.
 * It shows no file, which would be requested with the same cookies.
 */
export function tooManyCookiesPage(page: PlainPage, looks: Looks): string {
  const { html, body, main, h1, p } = offlineRules(looks);
  const style = `<style>html{${html}}body{${body}}main{${main}}h1{${h1}}p{${p}}a{color:inherit}section+section{margin-top:4rem}</style>`;
  return plainPage(page, style, (text) => ({
    title: text.TOO_MANY_COOKIES_TITLE,
    paragraphs: [
      escape(text.TOO_MANY_COOKIES_TEXT),
      escape(text.TOO_MANY_COOKIES_HELP),
      `<a href="">${escape(text.TRY_AGAIN)}</a>`,
    ],
  }));
}

/** Where {@link leaveIfTooOld} leads. */
export const tooOldPage = (page: PlainPage, style: string): string =>
  plainPage(page, `<link rel="stylesheet" href="${style}" />`, (text) => ({
    title: text.BROWSER_TOO_OLD_TITLE,
    paragraphs: [escape(text.BROWSER_TOO_OLD_TEXT)],
  }));

/** The part of a window that is used here. */
export interface LeavingWindow {
  Promise: object;
  AbortSignal: object;
  location: Pick<Location, 'replace'>;
}

/**
 * Runs inline in each page of the lobby: a browser without what the lobby calls leaves it for the page that says so (docs/architecture.md,
 * Browsers). Newest first: whoever has these has the others. The build copies the source, for which old browsers must have the syntax.
 */
export function leaveIfTooOld(page: LeavingWindow, address: string): void {
  if (!('withResolvers' in page.Promise && page.AbortSignal && 'any' in page.AbortSignal))
    page.location.replace(address);
}
