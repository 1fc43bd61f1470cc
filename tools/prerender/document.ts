import type { Viewer } from '../host/pages.ts';

/** What the brand's renderer returns for one page; see `createRenderer` of the shell. */
export interface RenderedPage {
  lang: string;
  className: string;
  viewer: Viewer;
  head: string;
  body: string;
  /** Null for a frame, which the scripts replace. */
  record: object | null;
  /** What a player's page requests before its scripts are there; null for a visitor's. */
  early: object | null;
  /** Slots and blocks that it shows. */
  parts: readonly string[];
  /** Modules of the browser's build, by their names in its manifest, whose code the page needs at once. */
  modules: readonly string[];
}

/**
 * Delays presses of buttons until the page is hydrated, when `startLobby` presses the last one; links work
 * before. React would hydrate all of the page at once for each, and drop it where that cannot be.
 */
const keepEarlyPress =
  "addEventListener('click',function f(e){var b=e.target.closest('button');self.earlyPress===null?removeEventListener('click',f,true):b&&(e.stopImmediatePropagation(),e.preventDefault(),self.earlyPress=b)},true)";

/**
 * Delays forms whose part of the page is not hydrated yet; `Form` sends the last one then. The browser would post them to the host,
 * which knows no such request.
 */
const keepEarlySubmit =
  "addEventListener('submit',function(e){e.defaultPrevented||e.target.method!=='post'||(e.preventDefault(),self.earlySubmit=e.target)})";

/**
 * Makes room for the rows of recently played games (`RecentlyPlayedRow`) and of favourites (`FavouritesPlace`) before the first paint. What
 * a session has left behind is removed from a visitor's page when the scripts start.
 */
const makeRoomForRows =
  "try{(function(s,d,p){p=d.dataset.viewer==='player';s.recentlyPlayedGames&&(p||!s.playerSession)&&d.setAttribute('data-has-played','');p&&s.hasFavouriteGames&&d.setAttribute('data-has-favourites','')})(localStorage,document.documentElement)}catch{}";

/** Writes the stored feature flags onto `<html>`, where styles follow them: `markFlags` before the first paint. */
const markFlags =
  "try{for(const[n,v]of Object.entries(JSON.parse(localStorage.featureFlags)))document.documentElement.setAttribute('data-'+n,v)}catch{}";

/** The inline script that prerendered pages alone have. */
export const inlineScript = `${keepEarlyPress};${keepEarlySubmit};${makeRoomForRows};${markFlags}`;

/** Without it, a browser on a slow line may paint half a header, whose rest moves it: the page begins with its main part. */
const expectHeader = '<link rel="expect" href="#content" blocking="render">';

/** JSON that is safe inside a script element. */
const jsonElement = (id: string, value: unknown): string =>
  `\n    <script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const styleLink = /\s*<link rel="stylesheet"[^>]*>/;
/** Says in the empty page that its scripts are missing. */
const missingScripts = /\s*<script id="missing-scripts">.*?<\/script>/s;
const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** A select has such an input. A frame does without, as the scripts replace it. */
const styledInput = /<input\b[^>]* style="[^"]*"[^>]*>/g;
const inlineStyle = /<[^>]* style="/;

/**
 * The shell page of a build with a rendered page in it: styles inline, so that it is painted before anything else has
 * arrived, and scripts last and with low priority, behind fonts and pictures.
 *
 * @param earlyScript sends the first requests of the page
 * @param files scripts and style sheets of the page that are not the entry's, as {@link RenderedPage.modules} need them
 * @throws when the shell page does not have the expected parts, and for an inline style, which the policy refuses.
 */
export function documentOf(
  shellPage: string,
  css: string,
  earlyScript: string,
  { lang, className, viewer, head, body, record, early, parts }: RenderedPage,
  files: readonly { file: string; integrity: string }[],
): string {
  const content = record === null ? body.replaceAll(styledInput, '') : body;
  if (inlineStyle.test(content)) throw new Error('The page has an inline style.');
  const isScript = (file: string) => file.endsWith('.js');
  const linksTo = (isMeant: (file: string) => boolean, rel: string) =>
    files
      .filter(({ file }) => isMeant(file))
      .map(({ file, integrity }) => `\n    <link rel="${rel}" crossorigin href="/${file}" integrity="${integrity}">`);
  const tags = [...(shellPage.match(scripts) ?? []), ...linksTo(isScript, 'modulepreload')];
  // What most pages show has its styles in the inline sheet; a frame is of a page that may have one of its own.
  const styles = record === null ? linksTo((file) => !isScript(file), 'stylesheet') : [];
  const title = /<title>[^<]*<\/title>/;
  const [ownTitle = ''] = title.exec(shellPage) ?? [];
  const replacements: [RegExp, string][] = [
    [/<html lang="[^"]*"/, `<html lang="${lang}" class="${className}" data-viewer="${viewer}"`],
    // That of a frame may depend on its player.
    [title, title.test(head) ? head : ownTitle + head],
    // Before the style, which it does not wait for.
    [
      styleLink,
      `${early === null ? '' : `${jsonElement('early-requests', early)}<script>${earlyScript}</script>`}\n    ${expectHeader}\n    <style>${css}</style>${styles.join('')}\n    <script>${inlineScript}</script>`,
    ],
    [
      /<div id="root"><\/div>/,
      record === null
        ? `<div id="root" data-parts="${parts.join(' ')}">${content}</div>`
        : `<div id="root">${content}</div>${jsonElement('lobby-page', record)}`,
    ],
    [/\s*<noscript>[^<]*<\/noscript>/, ''],
    [
      /\s*<\/body>/,
      `${tags.map((tag) => tag.replace(/<(script|link) /, '<$1 fetchpriority="low" ')).join('')}\n  </body>`,
    ],
  ];
  let page = shellPage.replaceAll(scripts, '');
  // A frame says nothing without its scripts, as the shell page.
  if (record !== null) page = page.replace(missingScripts, '');
  for (const [pattern, text] of replacements) {
    if (!pattern.test(page)) throw new Error(`The shell page has no ${pattern.source}.`);
    page = page.replace(pattern, () => text);
  }
  return page;
}
