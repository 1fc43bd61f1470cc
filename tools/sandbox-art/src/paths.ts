import type { FaceName } from './faces/index.ts';

/**
 * Paths of the pictures. Thumbnails: `/thumbnails/<game slug>.<avif|webp>?width=<pixels>`, 3:4.
 * Those of ranks and studios, which are everywhere the same: `/art/<kind>/<name>.webp?width=<pixels>`. Everything else:
 * `/art/<face>/<kind>/<name>.webp?width=<pixels>`. Each in the shape of its kind.
 */
const artKinds = {
  banner: 'promotional picture, 16:9; with its subject in the middle where the name ends in -phone',
  calendar: 'page of a calendar, 16:9; with its subject in the middle where the name ends in -phone',
  category: 'tile of a category, 4:3',
  door: 'closed door of a calendar, 4:5, by its motif',
  jackpot: 'jackpot page, 16:9 or 4:3 (…-phone); `logo` and `winner`, 1:1 and transparent',
  loyalty: 'loyalty page, 16:9',
  prize: 'what a reward gives, 4:5',
  rank: 'emblem of a rank, 1:1',
  raffle: 'raffle page, 16:9 or 4:3 (…-phone); spotlight of a studio, by its slug',
  studio: 'tile of a studio, 4:3',
} as const;
export type ArtKind = keyof typeof artKinds;

const kindsWithoutFace: readonly ArtKind[] = ['rank', 'studio'];

/** Width divided by height. */
export const thumbnailAspect = 3 / 4;

export const thumbnailPath = (slug: string, width: number): string =>
  `/thumbnails/${slug}.{format}?width=${Math.ceil(width)}`;

/** Without a width. */
export const artPath = (face: FaceName, kind: ArtKind, name: string): string =>
  `/art/${kindsWithoutFace.includes(kind) ? '' : `${face}/`}${kind}/${encodeURIComponent(name)}.webp`;
