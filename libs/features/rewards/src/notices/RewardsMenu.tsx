import { useLingui } from '@lingui/react/macro';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { CoinsIcon, GiftIcon, NavigationGroup, NavigationItem, ShoppingBagIcon } from '@lobby/ui-kit';
import RewardsCount from './RewardsCount.tsx';

/** Rewards, their shop and cashback in the menu, for players. */
export default function RewardsMenu({ close }: { close: () => void }) {
  const { t } = useLingui();
  const { status } = useSession();
  if (status !== 'LOGGED_IN') return null;
  const name = t({ id: 'REWARDS', message: 'Rewards' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem icon={GiftIcon} render={<Link to="rewards" onClick={close} />} end={<RewardsCount />}>
          {name}
        </NavigationItem>
        <NavigationItem icon={ShoppingBagIcon} render={<Link to="rewards-shop" onClick={close} />}>
          {t({ id: 'REWARDS_SHOP', message: 'Rewards shop' })}
        </NavigationItem>
        <NavigationItem icon={CoinsIcon} render={<Link to="cashback" onClick={close} />}>
          {t({ id: 'CASHBACK', message: 'Cashback' })}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}
