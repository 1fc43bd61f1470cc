import { useLingui } from '@lingui/react/macro';
import { Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { BlockReason } from '../restriction/BlockReason.tsx';
import { type BlockRejection, isBlockRejection } from '../restriction/useBlockTexts.ts';
import type { PurchaseRejection } from './buyShopItem.ts';

/** Why the platform rejected a purchase, with the way to what would change that. */
export function useRejection(): (rejection: PurchaseRejection) => ReactNode {
  const { t } = useLingui();
  const texts: Record<Exclude<PurchaseRejection, BlockRejection>, string> = {
    ShopItemNotAvailable: t({ id: 'SHOP_REJECTED_NOT_OFFERED', message: 'This is not offered any more.' }),
    ShopItemOutOfStock: t({
      id: 'SHOP_REJECTED_SOLD_OUT',
      message: 'Somebody else has got the last one. Your points are as they were.',
    }),
    ShopPriceChanged: t({
      id: 'SHOP_REJECTED_PRICE',
      message: 'The price has changed, and the new one did not load. Please look again.',
    }),
    NotEnoughPoints: t({
      id: 'SHOP_REJECTED_POINTS',
      message: 'You do not have enough points for this any more.',
    }),
  };
  return (rejection) =>
    isBlockRejection(rejection) ? <BlockReason rejection={rejection} /> : <Text>{texts[rejection]}</Text>;
}
