import { desktop } from '@lobby/theming';
import * as css from '../tile/GameArt.css.ts';

interface BannerArtProps {
  desktopImage: string | null;
  mobileImage: string | null;
  /** On the first screen: loaded ahead of all. */
  first: boolean;
}

/** A banner's picture, one cut for phones and one for desktops; each stands in for the other. */
export function BannerArt({ desktopImage, mobileImage, first }: BannerArtProps) {
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
