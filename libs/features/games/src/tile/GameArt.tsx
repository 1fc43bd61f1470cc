import { useState } from 'react';
import * as css from './GameArt.css.ts';

/** The shape closest to a picture's aspect ratio, its width divided by its height. */
export function artRatio(aspectRatio: number): 'portrait' | 'square' | 'landscape' {
  if (aspectRatio < 0.9) return 'portrait';
  return aspectRatio <= 1.1 ? 'square' : 'landscape';
}

/** How soon a picture is wanted: first picture of the page, first row, everything below. */
export type ArtLoading = 'first' | 'eager' | 'lazy';

interface GameArtProps {
  /** Address with the literal `{format}`. */
  thumbnailUrl: string;
  aspectRatio: number;
  title: string;
  loading?: ArtLoading;
}

/** Any width does: the style scales the picture, and the ratio of both attributes reserves its space. */
const nominalWidth = 400;

/**
 * A game's picture as AVIF, else WebP, over the brand's colours with the game's name: these show until it
 * has loaded, and where it fails to. Decoration: the name stands beside it.
 */
export function GameArt({ thumbnailUrl, aspectRatio, title, loading = 'lazy' }: GameArtProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={css.art}>
      <span aria-hidden className={css.letters}>
        {title}
      </span>
      {!failed && (
        <picture>
          <source type="image/avif" srcSet={thumbnailUrl.replace('{format}', 'avif')} />
          <img
            className={css.image}
            src={thumbnailUrl.replace('{format}', 'webp')}
            alt=""
            width={nominalWidth}
            height={Math.round(nominalWidth / aspectRatio)}
            loading={loading === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={loading === 'first' ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </span>
  );
}
