import { desktop } from '@lobby/theming';
import * as css from './BlockArt.css.ts';
import type { ContentBlock } from './contentBlock.ts';

interface BlockArtProps {
  block: Pick<ContentBlock, 'desktopImage' | 'mobileImage'>;
  /** On the first screen: loaded ahead of all. */
  first?: boolean;
}

/** A block's picture, one cut for phones and one for desktops; each stands in for the other. */
export function BlockArt({ block: { desktopImage, mobileImage }, first = false }: BlockArtProps) {
  const picture = mobileImage ?? desktopImage;
  if (picture === null) return null;
  return (
    <picture className={css.picture}>
      {desktopImage !== null && <source media={desktop} srcSet={desktopImage} />}
      <img
        src={picture}
        alt=""
        width={1600}
        height={900}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
