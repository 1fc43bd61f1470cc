import { useLingui } from '@lingui/react/macro';
import type { RouteId } from '@lobby/contracts';
import { useHasPage } from '@lobby/host';
import { Link } from '@lobby/routing';
import { Text, TextLink } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { PurchaseRefusal } from './purchase.machine.ts';

/** Why the platform refused a purchase, with the way to what would change that. */
export function useRefusal(): (refusal: PurchaseRefusal) => ReactNode {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const texts: Record<PurchaseRefusal, string> = {
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
    RewardsBlocked: t({
      id: 'SHOP_REFUSED_BLOCKED',
      message: 'Rewards are blocked for your account. Contact us to find out why.',
    }),
    SourceOfWealthIncomplete: t({
      id: 'SHOP_REFUSED_SOURCE_OF_WEALTH',
      message: 'First we need to know where your money comes from.',
    }),
    PhoneNotVerified: t({ id: 'SHOP_REFUSED_PHONE', message: 'First your phone number has to be verified.' }),
  };
  const ways: Partial<Record<PurchaseRefusal, { to: RouteId; text: string }>> = {
    SourceOfWealthIncomplete: {
      to: 'source-of-wealth',
      text: t({ id: 'BANNER_TO_SOURCE_OF_WEALTH', message: 'Declare it now' }),
    },
    PhoneNotVerified: { to: 'phone-verification', text: t({ id: 'VERIFY_PHONE_NOW', message: 'Verify it now' }) },
  };
  return (refusal) => {
    const way = ways[refusal];
    return (
      <>
        <Text>{texts[refusal]}</Text>
        {way && hasPage(way.to) && <TextLink render={<Link to={way.to} />}>{way.text}</TextLink>}
      </>
    );
  };
}
