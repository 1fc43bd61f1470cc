import { Card, Skeleton, Stack } from '@lobby/ui-kit';
import * as css from './PromotionCard.css.ts';

/** Placeholder of an offer that is loading: its image and a typical text. */
export function PromotionSkeleton({ layout }: { layout: keyof typeof css.layouts }) {
  return (
    <Card padding="none">
      <div className={css.place}>
        <div className={css.layouts[layout]}>
          <div className={css.art}>
            <Skeleton shape="block" />
          </div>
          <div className={css.words}>
            <Stack gap="md">
              <Skeleton width="md" />
              <Skeleton width="most" />
              <Skeleton />
              <Skeleton width="most" />
              <div className={css.summaryRoom}>
                <Skeleton width="sm" />
              </div>
              <Skeleton shape="button" width="md" />
            </Stack>
          </div>
        </div>
      </div>
    </Card>
  );
}
