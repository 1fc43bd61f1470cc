import DOMPurify from 'dompurify';
import { readAddress } from '../links/address.ts';

/** What a text of the content system is made of; anything else loses its tags and keeps its words. */
const tags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'abbr'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes = ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'];

const isLetter = (address: string) => /^(mailto|tel):/i.test(address.trim());

DOMPurify.addHook('afterSanitizeAttributes', function settleLink(node) {
  if (!(node instanceof HTMLAnchorElement)) return;
  const served = node.getAttribute('href');
  if (served === null || isLetter(served)) return;
  const address = readAddress(served, window.location.origin);
  if (address === null) node.removeAttribute('href');
  else if (address.kind === 'internal') node.setAttribute('href', address.path);
  else {
    node.setAttribute('href', address.url);
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
