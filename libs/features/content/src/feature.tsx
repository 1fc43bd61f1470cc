import type { BlockContribution, FeatureModule } from '@lobby/contracts';
import { BannerSkeleton } from '@lobby/ui-kit';
import { PromotionSkeleton } from './blocks/PromotionSkeleton.tsx';
import { firstQueries } from './firstQueries.ts';

const legalPages = () => import(/* group: legal */ './pages/LegalPage.tsx');
const blockPages = () => import(/* group: content */ './pages/BlocksPage.tsx');
const promotions = () => import(/* group: content */ './blocks/Promotion.tsx');

const banner: BlockContribution = {
  load: () => import(/* group: lobby */ './blocks/BannerBlock.tsx'),
  skeleton: ({ index }) => <BannerSkeleton height={index === 0 ? 'lg' : 'md'} />,
};

/** Texts, banners and promotions that the operator serves. */
export function contentFeature() {
  return {
    id: 'content',
    routes: {
      'privacy-policy': async () => ({ default: (await legalPages()).PrivacyPolicyPage }),
      'terms-and-conditions': async () => ({ default: (await legalPages()).TermsAndConditionsPage }),
      'bonus-terms-and-conditions': async () => ({ default: (await legalPages()).BonusTermsAndConditionsPage }),
      // With the code of its blocks, which the answer would request else.
      promotions: async () => {
        const [{ PromotionsPage }] = await Promise.all([blockPages(), promotions()]);
        return { default: PromotionsPage };
      },
      'more-casinos': async () => ({ default: (await blockPages()).MoreCasinosPage }),
    },
    queries: firstQueries,
    slots: [{ slot: 'served.text', order: 0, load: () => import('./richText/RichTextBody.tsx') }],
    blocks: {
      BANNER_EXTERNAL_LINK: banner,
      BANNER_MANUAL: banner,
      PROMOTION: {
        load: async () => ({ default: (await promotions()).PromotionBlock }),
        skeleton: () => <PromotionSkeleton layout="card" />,
      },
      PROMOTION_V2: {
        load: async () => ({ default: (await promotions()).PromotionV2Block }),
        skeleton: () => <PromotionSkeleton layout="split" />,
      },
    },
  } satisfies FeatureModule;
}
