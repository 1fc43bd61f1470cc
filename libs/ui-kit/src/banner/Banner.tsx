import { desktop } from '@lobby/theming';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { cx } from '../internal/element.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Heading, Text } from '../text/text.tsx';
import * as css from './Banner.css.ts';

interface BannerProps {
  title: string;
  level?: 1 | 2 | 3;
  /** Above the title, such as a badge. */
  eyebrow?: ReactNode;
  text?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Picture or drawing. */
  art?: ReactNode;
  height?: keyof typeof css.artHeights;
}

/** The hero of a page or an offer: title, text, buttons and an image on the brand's gradient. */
export function Banner({ title, level = 2, eyebrow, text, actions, art, height = 'md' }: BannerProps) {
  return (
    <section className={cx(css.banner, Boolean(art) && css.heights[height])}>
      {art && <div className={cx(css.art, css.artHeights[height])}>{art}</div>}
      <div className={cx(css.content, Boolean(art) && css.belowArt)}>
        {eyebrow}
        {title && (
          <Heading level={level} size={height === 'hero' ? 'h1' : 'h2'}>
            {title}
          </Heading>
        )}
        {text && (
          // Rich text has paragraphs of its own.
          <Text as={typeof text === 'string' ? 'p' : 'div'} size="lg">
            {text}
          </Text>
        )}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
}

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
  if (first) preloadPicture(picture, desktopImage);
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

/** In the head of a prerendered page: ahead of the style sheets and of all that stands before the banner. */
function preloadPicture(picture: string, desktopImage: string | null) {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  if (desktopImage === null || desktopImage === picture) return preload(picture, options);
  preload(picture, { ...options, media: `not ${desktop}` });
  preload(desktopImage, { ...options, media: desktop });
}

/** Placeholder of a banner with an image that is loading. */
export function BannerSkeleton({ height = 'md' }: { height?: keyof typeof css.heights }) {
  return (
    <div className={cx(css.skeleton, css.heights[height])}>
      <Skeleton shape="block" />
    </div>
  );
}
