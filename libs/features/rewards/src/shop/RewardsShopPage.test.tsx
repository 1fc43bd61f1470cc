import { renderStory, wireCustomer, wireViewer } from '@lobby/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import meta, { Failed } from './RewardsShop.stories.tsx';
import { wireShop, wireShopItem, wireShopItems } from './shop.fixture.ts';
import { openShop, points, press } from './shopPage.fixture.tsx';

const items = () => within(screen.getByRole('list', { name: 'On offer' })).getAllByRole('listitem');
const names = () => items().map((item) => within(item).getByRole('heading').textContent);

it('shows the points and what they buy, with what keeps the player from it (R-2-032)', async () => {
  await openShop({});
  expect(screen.getByRole('heading', { level: 1, name: 'Rewards shop' })).toBeVisible();
  expect(points()).toHaveTextContent('700');
  expect(items().map(({ textContent }) => textContent)).toEqual([
    '10 free spinsIn Ninth Lantern150 pointsBuy 10 free spins',
    'Bonus money€10.00 bonusTo be wagered 15 times500 pointsBuy Bonus money',
    'Cash€5.00Without any wagering1,000 points5 left300 points missing Cash',
    'More cash€50.00Without any wagering300 pointsOut of stock More cash',
  ]);
  expect(screen.getByRole('button', { name: '300 points missing Cash' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Out of stock More cash' })).toBeDisabled();
});

it('shows a worth once where it is the name, whichever spaces are in it', async () => {
  const [spins] = wireShopItems;
  await openShop({ RewardsShop: wireShop(700, [{ ...spins, name: '10\u00a0free spins' }]) });
  expect(items().map(({ textContent }) => textContent)).toEqual([
    '10\u00a0free spinsIn Ninth Lantern150 pointsBuy 10\u00a0free spins',
  ]);
});

it('keeps the category in the address', async () => {
  const { address } = await openShop({}, '?category=Money');
  expect(names()).toEqual(['Cash', 'More cash']);
  await press('Free spins');
  expect(names()).toEqual(['10 free spins']);
  expect(address()).toBe('/en/rewards-shop/?category=FreeSpins');
  await press('Everything');
  expect(names()).toHaveLength(4);
  expect(address()).toBe('/en/rewards-shop/');
});

it('shows all for a category that is no longer on offer', async () => {
  await openShop({ RewardsShop: wireShop(700, wireShopItems.slice(0, 2)) }, '?category=Money');
  expect(names()).toEqual(['10 free spins', 'Bonus money']);
});

it('shows everything but sells nothing while rewards are blocked', async () => {
  await openShop({ GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isRewardsBlocked: true } }) });
  expect(screen.getByRole('heading', { name: 'Rewards are not available now' })).toBeVisible();
  expect(names()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Buy 10 free spins' })).toBeDisabled();
});

it('sells for the very points that there are', async () => {
  await openShop({ RewardsShop: wireShop(150, wireShopItems.slice(0, 1)) });
  expect(screen.getByRole('button', { name: 'Buy 10 free spins' })).toBeEnabled();
});

it('has no choice of categories where there is one', async () => {
  await openShop({ RewardsShop: wireShop(700, wireShopItems.slice(2)) });
  expect(screen.queryByRole('group', { name: 'Category' })).toBeNull();
});

it('asks anew when it is opened again: points of play are not pushed', async () => {
  const { answer, setPage } = await openShop({});
  await setPage(false);
  answer({ RewardsShop: wireShop(720) });
  await setPage(true);
  expect(points()).toHaveTextContent('720');
});

it('shows the operator’s picture of an item, and a drawing where it does not load', async () => {
  const imageUrl = 'https://pictures.acme.test/cash.webp';
  await openShop({ RewardsShop: wireShop(700, [wireShopItem('cash', { imageUrl })]) });
  const [item] = items();
  const picture = item?.querySelector('img');
  expect(picture).toHaveAttribute('src', imageUrl);
  expect(item?.querySelector('svg')).toBeNull();
  fireEvent.error(picture as HTMLElement);
  expect(item?.querySelector('img')).toBeNull();
  expect(item?.querySelector('svg')).toBeVisible();
});

it('without anything on offer says so, and leads on', async () => {
  await openShop({ RewardsShop: wireShop(20, []) });
  expect(screen.getByText('Nothing is on offer at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the promotions' })).toHaveAttribute('href', '/en/promotions/');
  expect(points()).toHaveTextContent('20');
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await renderStory(meta, Failed);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  answer({ RewardsShop: wireShop() });
  await press('Try again');
  await waitFor(() => expect(items()).toHaveLength(4));
});
