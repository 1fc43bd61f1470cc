import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { useFormat } from '@lobby/i18n';
import { Link } from '@lobby/routing';
import { ButtonLink, Skeleton } from '@lobby/ui-kit';
import { RewardPicture } from '../worth/RewardPicture.tsx';
import * as css from './PointsBand.css.ts';

/** What the player has to spend. */
export function PointsBand({ points, imageUrl }: { points: number; imageUrl: string | null }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const hasPage = useHasPage();
  return (
    <section className={css.band} aria-label={t({ id: 'SHOP_POINTS', message: 'Your points' })}>
      <span className={css.art}>
        <RewardPicture of="Money" imageUrl={imageUrl} />
      </span>
      <dl className={css.figure}>
        <dt className={css.name}>{t({ id: 'SHOP_POINTS', message: 'Your points' })}</dt>
        <dd className={css.value}>{number(points)}</dd>
      </dl>
      {hasPage('rewards') && (
        <div className={css.link}>
          <ButtonLink variant="ghost" render={<Link to="rewards" />}>
            {t({ id: 'TO_YOUR_REWARDS', message: 'To your rewards' })}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

export function PointsBandSkeleton() {
  return (
    <div className={css.skeleton}>
      <Skeleton shape="block" />
    </div>
  );
}
