import { useLingui } from '@lingui/react/macro';
import { Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { BlockReason } from '../restriction/BlockReason.tsx';
import { type BlockRefusal, isBlockRefusal } from '../restriction/useBlockTexts.ts';
import type { PurchaseRefusal } from './purchase.machine.ts';

/** Why the platform refused a purchase, with the way to what would change that. */
export function useRefusal(): (refusal: PurchaseRefusal) => ReactNode {
  const { t } = useLingui();
  const texts: Record<Exclude<PurchaseRefusal, BlockRefusal>, string> = {
    ShopItemNotAvailable: t({ id: 'SHOP_REFUSED_NOT_OFFERED', message: 'This is not offered any more.' }),
    ShopItemOutOfStock: t({
      id: 'SHOP_REFUSED_SOLD_OUT',
      message: 'Somebody else has got the last one. Your points are as they were.',
    }),
    ShopPriceChanged: t({
      id: 'SHOP_REFUSED_PRICE',
      message: 'The price has changed, and the new one did not load. Please look again.',
    }),
    NotEnoughPoints: t({
      id: 'SHOP_REFUSED_POINTS',
      message: 'You do not have enough points for this any more.',
    }),
  };
  return (refusal) => (isBlockRefusal(refusal) ? <BlockReason refusal={refusal} /> : <Text>{texts[refusal]}</Text>);
}
