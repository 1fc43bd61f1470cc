import { graphql } from '@lobby/data';
import { pictureUrl } from '@lobby/routing';
import { useState } from 'react';
import * as css from './GameArt.css.ts';

/**
 * A game's picture. Needs `$thumbnailSize` of the query around it.
 *
 * A prerendered page is one for all devices, so that the browser has to choose the width. The four widths are the fewest
 * of the table (R-9-062, each times one or two) that leave no tile with under 0.85 or over 1.5 times the pixels it shows:
 * 172 and 236 for tiles at a pixel ratio of one, 236 and 320 for those of a phone's rows, 320 and 388 for a phone's
 * grid and dense desktops. Together they add about 12 bytes per game to a compressed answer
 * ([decision 36](../../../../../docs/decisions/0036-pictures-by-layout.md)).
 */
export const GameArtFields = graphql(`
  fragment GameArt on Game @_unmask {
    thumbnailUrl(size: $thumbnailSize)
    w172: thumbnailUrl(size: 172)
    w236: thumbnailUrl(size: 236)
    w320: thumbnailUrl(size: 320)
    w388: thumbnailUrl(size: 388)
  }
`);

/** Addresses of one picture, with the literal `{format}`; `w172` is 172 pixels wide. */
export interface ArtAddresses {
  /** In the width for this window (R-9-062): shown where none of the others can be. */
  thumbnailUrl: string;
  [alias: `w${number}`]: string;
}

/**
 * Where a picture stands, with its CSS width there: the layout's, not the table's. Browsers take the next wider
 * candidate, so that a few pixels less avoid one that is a third larger. Phones with more than twice the pixels count as
 * such with about two (R-9-063): two thirds of the width, for ratios between 2.5 and 3.
 */
export const pictureSizes = {
  /** `Carousel` of size `sm`: 124 px, on desktops 164. */
  row: '(min-resolution: 2.5x) and (max-width: 47.99rem) 78px, (min-width: 48rem) 160px, 118px',
  /** `Carousel` of size `md`. */
  leadingRow: '(min-resolution: 2.5x) and (max-width: 47.99rem) 106px, (min-width: 48rem) 200px, 148px',
  /** `Grid` of tiles: two columns on phones, then as many as fit. */
  grid: '(min-resolution: 2.5x) and (max-width: 29.74rem) calc(33vw - 18px), (min-width: 48rem) 200px, (min-width: 29.75rem) 160px, calc(50vw - 28px)',
  /** One of the three covers on the tile of a list. */
  cover: '(min-resolution: 2.5x) and (max-width: 47.99rem) 57px, (min-width: 48rem) 110px, 85px',
  /** Beside a result of the search. */
  hit: '(min-width: 48rem) 56px, 48px',
  /** A game that starts. */
  stage: '(min-width: 30rem) 210px, 44vw',
  /** Blurred. */
  backdrop: '86px',
  /** A banner without a picture of its own. */
  banner: '(min-width: 90.125rem) 836px, (min-width: 48rem) 58vw, 100vw',
} as const;
export type ArtPlace = keyof typeof pictureSizes;

/** How soon a picture is wanted: before all others, at once, when it is near the viewport. */
export type ArtLoading = 'first' | 'eager' | 'lazy';

interface GameArtProps {
  game: ArtAddresses & { title: string; aspectRatio: number };
  place: ArtPlace;
  loading?: ArtLoading;
}

/**
 * A game's picture over the brand's colours with the game's name, which show until it has loaded. The back end tells
 * no colour of a picture; that of the placeholder follows from the name. Decoration.
 */
export function GameArt({ game, place, loading = 'lazy' }: GameArtProps) {
  return (
    <span aria-hidden className={css.arts[partOf(game.title)]} translate="no">
      {game.title}
      <ArtPicture {...game} place={place} loading={loading} />
    </span>
  );
}

const partOf = (title: string) => [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % css.arts.length;

interface ArtPictureProps extends ArtAddresses {
  aspectRatio: number;
  place: ArtPlace;
  loading?: ArtLoading;
}

/** Any width does: the style scales the picture, and the ratio of both attributes reserves its space. */
const nominalWidth = 400;

/** A game's picture as AVIF, else WebP, in the width that the browser needs; nothing where it fails to load. */
export function ArtPicture({ aspectRatio, place, loading = 'lazy', ...addresses }: ArtPictureProps) {
  const [failed, setFailed] = useState(false);
  const candidates = candidatesOf(addresses, 'webp');
  // The same for all windows: a prerendered page has it, and another one would load the picture once more.
  const src = candidates.at(-1)?.address;
  if (failed || src === undefined) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(candidatesOf(addresses, 'avif'))} sizes={pictureSizes[place]} />
      <img
        // A picture of a prerendered page may have failed before its handlers were there.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
        }}
        className={css.image}
        alt=""
        width={nominalWidth}
        height={Math.round(nominalWidth / aspectRatio)}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
        sizes={pictureSizes[place]}
        srcSet={srcSet(candidates)}
        src={src}
      />
    </picture>
  );
}

type Format = 'avif' | 'webp';

interface Candidate {
  address: string;
  /** Absent where the picture has one address alone. */
  width?: string;
}

/** What the browser may choose from, narrowest first. */
function candidatesOf({ thumbnailUrl, ...fields }: ArtAddresses, format: Format): Candidate[] {
  const inFormat = (url: string, width?: string): Candidate[] => {
    const address = pictureUrl(url.replace('{format}', format));
    return address === null ? [] : [{ address, width }];
  };
  const candidates = Object.entries(fields).flatMap(([name, url]) => {
    const [, width] = /^w(\d+)$/.exec(name) ?? [];
    return width === undefined ? [] : inFormat(url, width);
  });
  return candidates.length > 0 ? candidates : inFormat(thumbnailUrl);
}

const srcSet = (candidates: readonly Candidate[]): string =>
  candidates.map(({ address, width }) => (width === undefined ? address : `${address} ${width}w`)).join(', ');

/** The shape closest to a picture's aspect ratio, its width divided by its height. */
export function artRatio(aspectRatio: number): 'portrait' | 'square' | 'landscape' {
  if (aspectRatio < 0.9) return 'portrait';
  return aspectRatio <= 1.1 ? 'square' : 'landscape';
}
