import type { BlockProps } from '@lobby/contracts';
import { bannerPictures } from '@lobby/routing';
import { Banner, BannerPicture, BannerSkeleton } from '@lobby/ui-kit';
import { RichText } from '../richText/RichText.tsx';
import { BlockAction } from './BlockAction.tsx';
import { useContentBlock } from './contentBlock.ts';

/**
 * BANNER_MANUAL and BANNER_EXTERNAL_LINK: text over an image with one button; they differ only in the
 * button's URL. The first block of a page is its hero.
 */
export default function BannerBlock({ id, index, isOver }: BlockProps) {
  const block = useContentBlock(id);
  const isHero = index === 0;
  const height = isHero ? 'hero' : 'md';
  if (block === undefined) return <BannerSkeleton height={height} />;
  if (block === null) return null;
  const { title, subtitle, text, callToAction } = block;
  // The page to which another one leads says itself what there is.
  const isOfferOver = isOver && callToAction?.type === 'DEPOSIT';
  const pictures = bannerPictures(block);
  return (
    <Banner
      height={height}
      title={title ?? ''}
      text={subtitle ?? (text === null ? undefined : <RichText html={text} lines={2} />)}
      art={pictures && <BannerPicture {...pictures} first={isHero} />}
      actions={callToAction && <BlockAction action={callToAction} size="lg" isOver={isOfferOver} />}
    />
  );
}
