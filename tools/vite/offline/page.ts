import type { Brand } from '../../../libs/contracts/src/brand.ts';
import type { Looks } from '../manifest.ts';
import type { OfflineTexts } from './texts.ts';

interface OfflinePage {
  brand: Brand;
  looks: Looks;
  /** BCP 47 */
  lang: string;
  texts: OfflineTexts;
  style: string;
  script: string;
}

export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One page for all addresses of a language, without settings, cookies or the lobby's code. */
export function offlinePage({ brand, looks, lang, texts, style, script }: OfflinePage): string {
  const { desktopLogo } = looks.assets;
  const text = (id: keyof OfflineTexts) => escape(texts[id]);
  const list = (ids: (keyof OfflineTexts)[]) => ids.map((id) => `<li>${text(id)}</li>`).join('');
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="${looks.tokens.color.header}" />
    <title>${text('OFFLINE_TITLE')} – ${escape(brand.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${style}" />
    <script src="${script}" defer></script>
  </head>
  <body>
    <header>
      <img src="${desktopLogo.url}" alt="${escape(brand.name)}" width="${desktopLogo.width}" height="${desktopLogo.height}" />
    </header>
    <main>
      <h1>${text('OFFLINE_TITLE')}</h1>
      <p>${text('OFFLINE_TEXT')}</p>
      <button type="button">${text('TRY_AGAIN')}</button>
      <div class="notes">
        <section>
          <h2>${text('OFFLINE_STOPPED_TITLE')}</h2>
          <ul>${list(['OFFLINE_STOPPED_PLAY', 'OFFLINE_STOPPED_MONEY'])}</ul>
        </section>
        <section>
          <h2>${text('OFFLINE_POSSIBLE_TITLE')}</h2>
          <ul>${list(['OFFLINE_POSSIBLE_WAIT', 'OFFLINE_POSSIBLE_CHECK', 'OFFLINE_POSSIBLE_ACCOUNT'])}</ul>
        </section>
      </div>
    </main>
    <main hidden>
      <h1 tabindex="-1">${text('ONLINE_AGAIN_TITLE')}</h1>
      <p>${text('ONLINE_AGAIN_TEXT')}</p>
      <button type="button">${text('PLAY_AGAIN')}</button>
      <a href="/">${text('GO_TO_LOBBY')}</a>
    </main>
  </body>
</html>
`;
}

/** How the parts of the page look in a brand, as declarations. */
export function offlineRules({ tokens }: Looks) {
  const { color, gradient, font, heading, weight, lineHeight, letter, radius, shape, shadow } = tokens;
  const title = `margin:0;font-family:${font.heading};line-height:${lineHeight.heading};letter-spacing:${letter.heading};text-transform:${letter.headingCase};text-wrap:balance`;
  return {
    html: `font-size:87.5%;color-scheme:only ${isDark(color.ground) ? 'dark' : 'light'}`,
    body: `margin:0;min-height:100vh;min-height:100dvh;background:${gradient.ground === 'none' ? '' : `${gradient.ground},`}${color.ground};background-color:${color.ground};color:${color.text};font:${weight.body} 1rem/${lineHeight.body} ${font.body}`,
    header: `position:relative;display:flex;align-items:center;min-height:4.5714rem;padding:0 max(1.1429rem,env(safe-area-inset-left));background:${color.header};border-bottom:${shape.border} solid ${color.border}`,
    main: 'max-width:52rem;margin:0 auto;padding:clamp(2.2857rem,8vh,6rem) 1.1429rem 4rem',
    h1: `${title};font-size:${heading.h1};font-weight:${weight.h1}`,
    h2: `${title};font-size:${heading.h4};font-weight:${weight.h4}`,
    p: `max-width:38rem;margin:1.4286rem 0 1.7143rem;color:${color.muted};font-size:1.1429rem`,
    button: `min-height:3.4286rem;padding:0 2rem;border:0;border-radius:${radius.button};clip-path:${shape.buttonClip};background:${color.primary} ${gradient.primary === 'none' ? '' : gradient.primary};color:${color.onPrimary};box-shadow:${shadow.glow};font:${weight.bold} 1rem/1.2 ${font.body};letter-spacing:${letter.button};text-transform:${letter.buttonCase};cursor:pointer`,
  };
}

/**
 * The page's style sheet, from the brand's tokens.
 * @param lobbyCss the lobby's style sheet, whose fonts the page shows where the browser still has them
 */
export function offlineStyle(looks: Looks, lobbyCss: string): string {
  const { color, gradient, radius, shape, weight } = looks.tokens;
  const { html, body, header, main, h1, h2, p, button } = offlineRules(looks);
  const fonts = lobbyCss.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return `${fonts.join('\n')}
*{box-sizing:border-box}
html{${html}}
body{${body}}
header{${header}}
main{${main}}
h1{${h1}}
h1::after{content:"";display:block;width:${shape.ruleWidth};height:${shape.rule};margin-top:1rem;background:${gradient.rule}}
h2{${h2}}
p{${p}}
button{${button}}
button:focus-visible,a:focus-visible{outline:3px solid ${color.focus};outline-offset:3px;clip-path:none}
h1:focus{outline:0}
a{display:inline-block;padding:1.0714rem 1.4286rem;color:${color.text};font-weight:${weight.bold}}
.notes{display:grid;gap:1.1429rem;margin-top:2.8571rem}
section{padding:1.4286rem 1.7143rem;border:${shape.border} solid ${color.border};border-radius:${radius.base};clip-path:${shape.clip};background:${color.surface} ${gradient.surface === 'none' ? '' : gradient.surface}}
ul{margin:.7143rem 0 0;padding-left:1.2857rem}
li{margin-top:.4286rem}
li::marker{color:${color.accent}}
@media (min-width:48rem){header{padding:0 2.2857rem}.notes{grid-template-columns:1fr 1fr}}
@media (forced-colors:active){button{border:2px solid ButtonText}}
`;
}

/** Of a colour `#rrggbb`. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
