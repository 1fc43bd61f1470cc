import { parseUrl } from '@lobby/runtime';
import { parseServedLink } from './address.ts';

const loopback = /^(localhost|127\.0\.0\.1)$/;

/** The address of a picture: https, the lobby's own or, while developing, one of this machine; null for any other. */
export function pictureUrl(value: string | null | undefined): string | null {
  const link = parseServedLink(value, 'https://lobby.invalid');
  if (link) return link.kind === 'internal' ? link.path : link.url;
  const url = parseUrl(value?.trim() ?? '');
  return url?.protocol === 'http:' && loopback.test(url.hostname) ? url.href : null;
}
