import type { FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';
import { PromotionSkeleton } from './blocks/PromotionSkeleton.tsx';
import { contentPage, legalText } from './firstQueries.ts';

const legalPages = () => import(/* group: legal */ './pages/LegalPage.tsx');
const blockPages = () => import(/* group: content */ './pages/BlocksPage.tsx');
const promotions = () => import(/* group: content */ './blocks/Promotion.tsx');

const banner = {
  load: () => import(/* group: lobby */ './blocks/BannerBlock.tsx'),
  skeleton: ({ index }: { index: number }) => <BannerSkeleton height={index === 0 ? 'hero' : 'md'} />,
};

/** Texts, banners and promotions that the operator serves. */
export function contentFeature() {
  return {
    id: 'content',
    routes: {
      'privacy-policy': {
        load: async () => ({ default: (await legalPages()).PrivacyPolicyPage }),
        queries: legalText('privacy-policy'),
      },
      'terms-and-conditions': {
        load: async () => ({ default: (await legalPages()).TermsAndConditionsPage }),
        queries: legalText('terms-and-conditions'),
      },
      'bonus-terms-and-conditions': {
        load: async () => ({ default: (await legalPages()).BonusTermsAndConditionsPage }),
        queries: legalText('bonus-terms-and-conditions'),
      },
      promotions: {
        // With the code of its blocks, which the answer would request else.
        load: async () => {
          const [{ PromotionsPage }] = await Promise.all([blockPages(), promotions()]);
          return { default: PromotionsPage };
        },
        queries: contentPage('promotions'),
      },
      'more-casinos': {
        load: async () => ({ default: (await blockPages()).MoreCasinosPage }),
        queries: contentPage('more-casinos'),
      },
    },
    parts: [
      { place: 'served.text', load: () => import('./richText/RichTextBody.tsx') },
      { place: 'block.BANNER_EXTERNAL_LINK', ...banner },
      { place: 'block.BANNER_MANUAL', ...banner },
      {
        place: 'block.PROMOTION',
        load: async () => ({ default: (await promotions()).PromotionBlock }),
        skeleton: () => <PromotionSkeleton layout="card" />,
      },
      {
        place: 'block.PROMOTION_V2',
        load: async () => ({ default: (await promotions()).PromotionV2Block }),
        skeleton: () => <PromotionSkeleton layout="split" />,
      },
    ],
  } satisfies FeatureModule;
}
