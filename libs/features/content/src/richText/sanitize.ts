import type { Locale } from '@lobby/contracts';
import { buildPath, parseServedLink } from '@lobby/routing';
import { getServerWindow } from '@lobby/runtime';
import DOMPurify from 'dompurify';

/** Elements allowed in served texts; other tags are removed, their text remains. */
const tags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'abbr'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes = ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'];

/** The page on which a text stands. */
interface TextPage {
  locale: Locale;
  origin: string;
}

let purifier: typeof DOMPurify | undefined;

/** @throws on a server that provides no window: DOMPurify would let everything through. */
function getPurifier(): typeof DOMPurify {
  if (purifier) return purifier;
  const created = DOMPurify.isSupported ? DOMPurify : DOMPurify(getServerWindow() ?? undefined);
  if (!created.isSupported) throw new Error('Served texts need the window of setServerWindow.');
  purifier = created;
  return purifier;
}

/**
 * Served HTML as nodes without scripts, styles, frames or forms. DOMPurify parses under the Trusted
 * Types policy of its own name, the only one that the page's security policy grants for HTML.
 */
export function sanitize(html: string, page: TextPage): DocumentFragment {
  const fragment = getPurifier().sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) checkLink(link, page);
  return fragment;
}

/** The same as HTML, for a prerendered page. */
export function sanitizeToHtml(html: string, page: TextPage): string {
  const fragment = sanitize(html, page);
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

/** Opens the visitor's mail or phone program rather than a page. */
const isContactLink = (url: string) => /^(mailto|tel):/i.test(url.trim());

function checkLink(node: Element, { locale, origin }: TextPage): void {
  const served = node.getAttribute('href') ?? '';
  if (isContactLink(served)) return;
  const link = parseServedLink(served, origin);
  if (link === null) node.removeAttribute('href');
  else if (link.kind === 'internal') node.setAttribute('href', buildPath(link.path, locale));
  else {
    node.setAttribute('href', link.url);
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
}
