import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { Banner, BannerPicture, ButtonLink, GamesIcon, GiftIcon, Stack } from '@lobby/ui-kit';
import type { ReactNode } from 'react';

interface ShopSectionProps {
  image: string | null;
  desktopImage: string | null;
  /** What there is to get. */
  children: ReactNode;
}

/** What points are for, with the way to the rewards shop where the brand has one (R-2-085). */
export function ShopSection({ image, desktopImage, children }: ShopSectionProps) {
  const { t } = useLingui();
  const hasPage = useHasPage();
  return (
    <Stack gap="lg">
      <Banner
        title={t({ id: 'LOYALTY_SHOP', message: 'What you can get' })}
        text={t({ id: 'LOYALTY_SHOP_TEXT', message: 'Exchange your shop points for what you like.' })}
        art={picture(image, desktopImage)}
        actions={
          hasPage('rewards-shop') && (
            <ButtonLink icon={GiftIcon} render={<Link to="rewards-shop" />}>
              {t({ id: 'LOYALTY_TO_SHOP', message: 'To the rewards shop' })}
            </ButtonLink>
          )
        }
      />
      {children}
    </Stack>
  );
}

/** The way to the games (R-2-085). */
export function GamesSection({ image }: { image: string | null }) {
  const { t } = useLingui();
  return (
    <Banner
      title={t({ id: 'LOYALTY_GAMES', message: 'Games that count' })}
      text={t({ id: 'LOYALTY_GAMES_TEXT', message: 'You find all games in the lobby.' })}
      art={picture(image, image)}
      actions={
        <ButtonLink icon={GamesIcon} render={<Link to="lobby" />}>
          {t({ id: 'LOYALTY_TO_GAMES', message: 'To the games' })}
        </ButtonLink>
      }
    />
  );
}

const picture = (image: string | null, desktopImage: string | null) =>
  (image ?? desktopImage) && <BannerPicture desktopImage={desktopImage} mobileImage={image} />;
