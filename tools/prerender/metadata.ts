import type { Brand } from '../../libs/contracts/src/brand.ts';
import { regionalCodes, type Locale } from '../../libs/contracts/src/locales.ts';

interface DescribedPage {
  /** Where visitors open the lobby. */
  origin: string;
  /** With its locale: `/en/game-list/slots/`. */
  path: string;
  locale: Locale;
  /** Elements that React has written for the head: title and preloads. */
  head: string;
  body: string;
}

/**
 * What search engines and previews of links read of a page: its address, the same page in other languages, and a
 * description from its own texts. The attribute marks for the browser what to remove when another page is shown.
 */
export function metadataOf(
  { name, locales, defaultLocale }: Pick<Brand, 'name' | 'locales' | 'defaultLocale'>,
  { origin, path, locale, head, body }: DescribedPage,
): string {
  const addressIn = (other: Locale) => origin + path.replace(`/${locale}/`, `/${other}/`);
  const link = (rel: string, href: string, language?: string) =>
    `<link data-page rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${href}"/>`;
  const meta = (key: 'name' | 'property', value: string, content: string | undefined) =>
    content ? `<meta data-page ${key}="${value}" content="${content}"/>` : '';
  const [, title] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const description = descriptionOf(body);
  return [
    link('canonical', origin + path),
    ...locales.map((other) => link('alternate', addressIn(other), other.replace('_', '-'))),
    link('alternate', addressIn(defaultLocale), 'x-default'),
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:locale', regionalCodes[locale]),
    meta('property', 'og:image', pictureOf(head, body)),
  ].join('');
}

/** Longer ones are cut by search engines. */
const longest = 155;

/** The first texts of a page's content: sections, paragraphs and names of games, as HTML that is safe in an attribute. */
export function descriptionOf(body: string): string {
  const texts = contentOf(body).matchAll(/<(h[23]|p)\b[^>]*>(.*?)<\/\1>|<a\b[^>]*\/games\/[^/"]+\/"[^>]*>(.*?)<\/a>/gs);
  let description = '';
  const known = new Set<string>();
  for (const [, , text, game] of texts) {
    const part = (text ?? game ?? '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('"', '&quot;')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (part === '' || known.has(part)) continue;
    known.add(part);
    const next = description === '' ? part : `${description} · ${part}`;
    if (next.length > longest) return description || `${part.slice(0, part.lastIndexOf(' ', longest - 1))} …`;
    description = next;
  }
  return description;
}

/** The picture that the page loads first, such as that of its banner; else the first one in its content. */
const pictureOf = (head: string, body: string): string | undefined =>
  (/<link rel="preload" href="([^"]+)" as="image"/.exec(head) ??
    /<img\b[^>]*\ssrc="(https?:[^"]+)"/.exec(contentOf(body)))?.[1];

const contentOf = (body: string): string => /<main\b.*<\/main>/s.exec(body)?.[0] ?? '';
