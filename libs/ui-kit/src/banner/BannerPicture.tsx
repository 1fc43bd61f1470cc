import { desktop } from '@lobby/theming';
import * as css from './BannerPicture.css.ts';

interface BannerPictureProps {
  desktopImage: string | null;
  mobileImage: string | null;
  /** On the first screen: loaded ahead of all. */
  first?: boolean;
}

/** The image of a banner or an offer: one for phones, one for desktops; each replaces the other where it is missing. */
export function BannerPicture({ desktopImage, mobileImage, first = false }: BannerPictureProps) {
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
        // The brand's own scene lies behind it: better than the mark of a broken picture.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    </picture>
  );
}
