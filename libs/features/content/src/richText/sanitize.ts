import DOMPurify from 'dompurify';
import { parseServedLink } from '@lobby/routing';

/** Elements allowed in served texts; of any other the tags are removed and the text is kept. */
const tags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'abbr'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes = ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'];

/** Opens the visitor's mail or phone program rather than a page. */
const isContactLink = (url: string) => /^(mailto|tel):/i.test(url.trim());

DOMPurify.addHook('afterSanitizeAttributes', function checkLink(node) {
  if (!(node instanceof HTMLAnchorElement)) return;
  const served = node.getAttribute('href');
  if (served === null || isContactLink(served)) return;
  const link = parseServedLink(served, window.location.origin);
  if (link === null) node.removeAttribute('href');
  else if (link.kind === 'internal') node.setAttribute('href', link.path);
  else {
    node.setAttribute('href', link.url);
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/**
 * Served HTML as nodes without scripts, styles, frames or forms. DOMPurify parses under the Trusted
 * Types policy of its own name, the only one that the page's security policy grants for HTML.
 */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
