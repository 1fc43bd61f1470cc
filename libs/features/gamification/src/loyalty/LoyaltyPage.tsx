import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle, Slot } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ArrowLeftIcon, Banner, BannerPicture, BannerSkeleton, ButtonLink, SectionHead, Stack } from '@lobby/ui-kit';
import { useId, useMemo } from 'react';
import { servedTexts } from '../page/servedTexts.ts';
import { WhenEnabled } from '../page/WhenEnabled.tsx';
import { Faq } from './Faq.tsx';
import { LoyaltyPageQuery, parseLoyaltyPage, RankTitlesQuery } from './loyaltyPage.ts';
import { Ranks } from './Ranks.tsx';
import { RewardCards } from './RewardCards.tsx';
import { GamesSection, ShopSection } from './Sections.tsx';
import { LoyaltySteps } from './LoyaltySteps.tsx';
import { LoyaltyOptIn } from './LoyaltyOptIn.tsx';

/** `/loyalty-program/` (R-2-030, R-2-082). */
export default function LoyaltyPage() {
  return <WhenEnabled skeleton={<BannerSkeleton height="lg" />}>{(enabled) => <Loyalty {...enabled} />}</WhenEnabled>;
}

function Loyalty({ level, clientId }: { level: number; clientId: string | null }) {
  const { t } = useLingui();
  const [{ data, error }, refetch] = useQuery({ query: LoyaltyPageQuery });
  const [titles] = useQuery({ query: RankTitlesQuery });
  const served = data?.root.loyaltyPage;
  // Waited for, so that no rank changes its name.
  const servedTitles = titles.error ? null : titles.data?.root.loyaltyPage;
  const content = useMemo(
    () => served !== undefined && servedTitles !== undefined && parseLoyaltyPage(served, servedTitles),
    [served, servedTitles],
  );
  if (!data || !content) return error ? <LoadFailed level={1} onRetry={refetch} /> : <BannerSkeleton height="lg" />;
  const title = servedTexts(data.root.ts)('LOYALTY') ?? t({ id: 'LOYALTY', message: 'Loyalty programme' });
  const { rankCards, steps, rewardCards, shopImage, shopDesktopImage, gamesImage } = content;
  return (
    <>
      <PageTitle of={title} />
      <Banner
        level={1}
        height="md"
        title={title}
        text={
          content.description ??
          t({
            id: 'LOYALTY_INTRO',
            message: 'Collect points as you play, rise through the levels, and enjoy what they bring.',
          })
        }
        art={
          <BannerPicture first desktopImage={content.backgroundDesktopImage} mobileImage={content.backgroundImage} />
        }
      />
      <LoyaltyOptIn
        level={level}
        clientId={clientId}
        picture={content.mainImage}
        desktopPicture={content.mainDesktopImage}
      />
      <Ranks cards={rankCards} level={level} />
      <LoyaltySteps steps={steps} />
      <ShopSection image={shopImage} desktopImage={shopDesktopImage}>
        <RewardCards cards={rewardCards} />
      </ShopSection>
      <GamesSection image={gamesImage} />
      <Faq />
      <Terms html={content.termsAndConditions} />
      <div>
        <ButtonLink variant="secondary" icon={ArrowLeftIcon} render={<Link to="lobby" />}>
          {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
        </ButtonLink>
      </div>
    </>
  );
}

function Terms({ html }: { html: string | null }) {
  const { t } = useLingui();
  const id = useId();
  if (html === null) return null;
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      <SectionHead id={id} title={t({ id: 'TERMS_AND_CONDITIONS', message: 'Terms and conditions' })} />
      <Slot name="served.text" props={{ html }} />
    </Stack>
  );
}
