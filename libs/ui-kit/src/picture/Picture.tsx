import * as css from './Picture.css.ts';

interface PictureSource {
  type: 'image/avif' | 'image/webp';
  srcSet: string;
}
interface PictureProps {
  src: string;
  sources?: readonly PictureSource[];
  /** Empty for decoration. */
  alt: string;
  /** Natural size: reserves the room before the picture is there. */
  width: number;
  height: number;
  sizes?: string;
  /** On the first screen: loaded at once, ahead of others. */
  priority?: boolean;
}

const none: readonly PictureSource[] = [];

/** A picture in the best format that the browser takes, lazy unless it is on the first screen. */
export function Picture({ src, sources = none, alt, width, height, sizes, priority = false }: PictureProps) {
  return (
    <picture className={css.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={css.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
