import { parseUrl } from '@lobby/runtime';
import { parseServedLink } from './address.ts';

const loopback = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/;

/**
 * The address of a picture: https, the lobby's own, the picture itself or, while developing, one of this machine; null for any other, and
 * for one in which the place of its `{format}` was not filled in.
 */
export function pictureUrl(value: string | null | undefined): string | null {
  if (value?.includes('{format}')) return null;
  const link = parseServedLink(value, 'https://lobby.invalid');
  if (link) return link.kind === 'internal' ? link.path : link.url;
  const { href = '' } = parseUrl(value?.trim() ?? '') ?? {};
  return href.startsWith('data:image/') || loopback.test(href) ? href : null;
}

interface Pictures {
  desktopImage: string | null;
  mobileImage: string | null;
}

/** The addresses of a banner's pictures; null where there is neither. */
export function bannerPictures(served: Pictures): Pictures | null {
  const desktopImage = pictureUrl(served.desktopImage);
  const mobileImage = pictureUrl(served.mobileImage);
  return desktopImage === null && mobileImage === null ? null : { desktopImage, mobileImage };
}
