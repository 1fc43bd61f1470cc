import type { BlockContribution, FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';
import { PromotionSkeleton } from './blocks/PromotionSkeleton.tsx';

const banner: BlockContribution = {
  load: () => import('./blocks/BannerBlock.tsx'),
  skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'lg' : 'md'} />,
};

/** Texts, banners and promotions that the operator serves. */
export function contentFeature() {
  return {
    id: 'content',
    routes: {
      'privacy-policy': () => import('./pages/PrivacyPolicyPage.tsx'),
      'terms-and-conditions': () => import('./pages/TermsAndConditionsPage.tsx'),
      'bonus-terms-and-conditions': () => import('./pages/BonusTermsAndConditionsPage.tsx'),
      promotions: () => import('./pages/PromotionsPage.tsx'),
      'more-casinos': () => import('./pages/MoreCasinosPage.tsx'),
    },
    blocks: {
      BANNER_EXTERNAL_LINK: banner,
      BANNER_MANUAL: banner,
      PROMOTION: {
        load: () => import('./blocks/PromotionBlock.tsx'),
        skeleton: () => <PromotionSkeleton layout="card" />,
      },
      PROMOTION_V2: {
        load: () => import('./blocks/PromotionV2Block.tsx'),
        skeleton: () => <PromotionSkeleton layout="split" />,
      },
    },
  } satisfies FeatureModule;
}
