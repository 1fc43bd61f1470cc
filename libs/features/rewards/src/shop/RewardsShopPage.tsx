import { useLingui } from '@lingui/react/macro';
import { readFragment, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle, useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink, Container, EmptyState, GiftIcon, PageHead, Stack } from '@lobby/ui-kit';
import { RewardsRestriction } from '../restriction/RewardsRestriction.tsx';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { CategoryFilter, useCategory } from './CategoryFilter.tsx';
import { PointsBand, PointsBandSkeleton } from './PointsBand.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';
import { ShopCard, ShopCardSkeleton } from './ShopCard.tsx';
import * as css from './RewardsShopPage.css.ts';
import { RewardsShopQuery, ShopItemFields } from './shopQuery.ts';
import { UnsettledPurchase } from './UnsettledPurchase.tsx';
import { usePurchase } from './usePurchase.ts';

/** `/rewards-shop/`: rewards for points (R-2-032). */
export default function RewardsShopPage() {
  const { t } = useLingui();
  const title = t({ id: 'REWARDS_SHOP', message: 'Rewards shop' });
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead
            title={title}
            note={t({ id: 'REWARDS_SHOP_NOTE', message: 'Exchange your points for rewards, whenever you like.' })}
          />
          <RewardsRestriction />
          <Shop />
        </Stack>
      </div>
    </Container>
  );
}

function Shop() {
  const { t } = useLingui();
  const purchase = usePurchase();
  const block = useRewardsBlock();
  const [category, setCategory] = useCategory();
  // Points that play has earned are not pushed.
  const [{ data, error }, refetch] = useViewerQuery({ query: RewardsShopQuery, requestPolicy: 'cache-and-network' });
  const viewer = data?.viewer;
  if (!viewer) return error ? <LoadFailed error={error} onRetry={refetch} /> : <ShopSkeleton />;
  const { points, imageUrl, items: masked } = viewer.rewardsShop;
  const items = readFragment(ShopItemFields, masked);
  const categories = [...new Set(items.map((item) => item.category))];
  // One that is no longer on offer shows all.
  const chosen = category && categories.includes(category) ? category : null;
  const isUnsettled = purchase.state.matches('unsettled') || purchase.state.matches({ sending: 'hidden' });
  return (
    <Stack gap="xl">
      <PointsBand points={points} imageUrl={imageUrl} />
      {isUnsettled && <UnsettledPurchase purchase={purchase} />}
      {categories.length > 1 && <CategoryFilter categories={categories} value={chosen} onChange={setCategory} />}
      {items.length === 0 ? (
        <NothingOnOffer />
      ) : (
        <ul className={css.items} aria-label={t({ id: 'REWARDS_SHOP_ITEMS', message: 'On offer' })}>
          {items
            .filter((item) => chosen === null || item.category === chosen)
            .map((item) => (
              <ShopCard
                key={item.id}
                item={item}
                points={points}
                disabled={isUnsettled || block !== null}
                onBuy={() =>
                  purchase.send({
                    type: 'CHOOSE',
                    choice: { itemId: item.id, name: item.name, price: item.price },
                  })
                }
              />
            ))}
        </ul>
      )}
      <PurchaseDialog
        purchase={purchase}
        item={items.find(({ id }) => id === purchase.state.context.choice?.itemId)}
        points={points}
      />
    </Stack>
  );
}

function NothingOnOffer() {
  const { t } = useLingui();
  const hasPage = useHasPage();
  return (
    <EmptyState
      icon={GiftIcon}
      title={t({ id: 'REWARDS_SHOP_EMPTY', message: 'Nothing is on offer at the moment' })}
      text={t({ id: 'REWARDS_SHOP_EMPTY_TEXT', message: 'Your points stay with you.' })}
      actions={
        hasPage('promotions') && (
          <ButtonLink variant="secondary" render={<Link to="promotions" />}>
            {t({ id: 'TO_PROMOTIONS', message: 'To the promotions' })}
          </ButtonLink>
        )
      }
    />
  );
}

function ShopSkeleton() {
  return (
    <div aria-busy>
      <Stack gap="xl">
        <PointsBandSkeleton />
        <div className={css.filterSkeleton} />
        <ul className={css.items}>
          {[0, 1, 2, 3, 4, 5].map((place) => (
            <ShopCardSkeleton key={place} />
          ))}
        </ul>
      </Stack>
    </div>
  );
}
