import type { FeatureModule } from '@lobby/contracts';

/** Texts, banners and promotions that the operator serves. */
export function contentFeature(): FeatureModule {
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
      BANNER_EXTERNAL_LINK: () => import('./blocks/BannerBlock.tsx'),
      BANNER_MANUAL: () => import('./blocks/BannerBlock.tsx'),
      PROMOTION: () => import('./blocks/PromotionBlock.tsx'),
      PROMOTION_V2: () => import('./blocks/PromotionV2Block.tsx'),
    },
  };
}
