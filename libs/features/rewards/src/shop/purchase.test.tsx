import { setBuild, translatePage, wireCustomer, wireViewer } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wireBonusMoney } from '../reward.fixture.ts';
import { wirePurchase, wireRejection, wireShop, wireShopItem, wireShopItems } from './shop.fixture.ts';
import { dialog, openShop, points, press } from './shopPage.fixture.tsx';

// A purchase goes through in a translated page, too.
beforeEach(translatePage);

const facts = () =>
  within(dialog())
    .getAllByRole('definition')
    .map((fact) => `${fact.previousElementSibling?.textContent}: ${fact.textContent}`);

it('that is blocked while it is looked at cannot be confirmed', async () => {
  const { push } = await openShop({});
  await press('Buy 10 free spins');
  push({ GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isRewardsBlocked: true } }) }, 'Customer');
  expect(await within(dialog()).findByRole('heading', { name: 'Rewards are not available now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy now' })).toBeDisabled();
});

it('names what it gives, costs and leaves before anything is sent', async () => {
  const { sent } = await openShop({});
  await press('Buy Bonus money');
  expect(dialog()).toHaveAccessibleName('Buy “Bonus money”?');
  expect(facts()).toEqual([
    'You get: €10.00 bonus',
    'Wagering requirement: 15 × the bonus',
    'Pays out at most: €100.00',
    'Price: 500 points',
    'Your points: 700 points',
    'Left afterwards: 200 points',
  ]);
  await press('Cancel');
  expect(sent.map(({ operationName }) => operationName)).not.toContain('BuyShopItem');
});

it('shows the terms of what is bought, and none where there are none', async () => {
  const unlimited = wireShopItem('bonus', { name: 'Bonus', rewardType: { ...wireBonusMoney(), maxPayout: null } });
  await openShop({
    RewardsShop: wireShop(700, [wireShopItems[0]!, unlimited, wireShopItem('cash', { name: 'Cash' })]),
  });
  const terms = async (name: string) => {
    await press(`Buy ${name}`);
    const shown = facts().slice(0, -3);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return shown;
  };
  expect(await terms('10 free spins')).toEqual([
    'You get: 10 free spins',
    'Value of a spin: €0.20',
    'Wagering requirement: 10 × the winnings',
  ]);
  expect(await terms('Bonus')).toEqual(['You get: €10.00 bonus', 'Wagering requirement: 15 × the bonus']);
  expect(await terms('Cash')).toEqual(['You get: €5.00']);
});

it('takes the points and leads to the rewards', async () => {
  const { sent, answer } = await openShop({
    BuyShopItem: wirePurchase(550, { id: 'spins', price: 150, stock: null }),
  });
  await press('Buy 10 free spins');
  answer({ RewardsShop: wireShop(550) });
  await press('Buy now');
  expect(await within(dialog()).findByText(/is among your rewards/)).toBeVisible();
  expect(dialog()).toHaveAccessibleName('It is yours');
  expect(within(dialog()).getByRole('status')).toHaveFocus();
  expect(within(dialog()).getByRole('link', { name: 'To your rewards' })).toHaveAttribute('href', '/en/rewards/');
  expect(sent.find(({ operationName }) => operationName === 'BuyShopItem')?.variables).toEqual({
    purchaseId: expect.stringMatching(/^[0-9a-f]{8}-/),
    itemId: 'spins',
    price: 150,
  });
  await press('Close');
  expect(points()).toHaveTextContent('550');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('that is not confirmed ends with the page', async () => {
  const { setPage } = await openShop({});
  await press('Buy 10 free spins');
  await setPage(false);
  await setPage(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Buy 10 free spins' })).toBeEnabled();
});

it('of what has just gone, or is not offered any more, is not offered in its dialog', async () => {
  const { push } = await openShop({});
  const changeTo = async (shop: object, isForSale: boolean) => {
    push({ RewardsShop: shop });
    const button = screen.getByRole('button', { name: 'Buy now' });
    await waitFor(() => expect(button).toHaveProperty('disabled', !isForSale));
  };
  await press('Buy 10 free spins');
  await changeTo(wireShop(700, [wireShopItem('spins', { name: '10 free spins', stock: 0 })]), false);
  expect(within(dialog()).getByText(/This has just gone/)).toBeVisible();
  await changeTo(wireShop(700, wireShopItems), true);
  await changeTo(wireShop(700, wireShopItems.slice(1)), false);
  expect(dialog()).toHaveAccessibleName('Buy “10 free spins”?');
  expect(within(dialog()).getByText(/This has just gone/)).toBeVisible();
});

it('that points spent elsewhere no longer cover is not offered in its dialog', async () => {
  const { push } = await openShop({});
  await press('Buy 10 free spins');
  push({ RewardsShop: wireShop(100) });
  expect(await within(dialog()).findByText(/you need 50 points more/)).toBeVisible();
  expect(within(dialog()).queryByText('Left afterwards')).toBeNull();
  expect(screen.getByRole('button', { name: 'Buy now' })).toBeDisabled();
});

it('at a price that has changed shows the new one and asks again', async () => {
  const { sent, answer } = await openShop({ BuyShopItem: wireRejection('ShopPriceChanged') });
  await press('Buy 10 free spins');
  answer({ RewardsShop: wireShop(700, [{ ...wireShopItems[0], price: 200 }]) });
  await press('Buy now');
  expect(await within(dialog()).findByText('The price has changed from 150 points to 200 points.')).toBeVisible();
  expect(within(dialog()).getByText('500 points')).toBeVisible();
  answer({ BuyShopItem: wirePurchase(500, { id: 'spins', price: 200, stock: null }) });
  await press('Buy now');
  expect(await within(dialog()).findByText(/is among your rewards/)).toBeVisible();
  const prices = sent
    .filter(({ operationName }) => operationName === 'BuyShopItem')
    .map(({ variables }) => variables['price']);
  expect(prices).toEqual([150, 200]);
});

it('at a price that falls while it is looked at says so', async () => {
  const { push, sent, answer } = await openShop({});
  await press('Buy 10 free spins');
  push({ RewardsShop: wireShop(700, [{ ...wireShopItems[0], price: 100 }]) });
  expect(await within(dialog()).findByText('The price has changed from 150 points to 100 points.')).toBeVisible();
  answer({ BuyShopItem: wirePurchase(600, { id: 'spins', price: 100, stock: null }) });
  await press('Buy now');
  expect(await within(dialog()).findByText(/is among your rewards/)).toBeVisible();
  expect(sent.find(({ operationName }) => operationName === 'BuyShopItem')?.variables['price']).toBe(100);
});

it('at a price that cannot be had ends, and says why', async () => {
  const { answer } = await openShop({ BuyShopItem: wireRejection('ShopPriceChanged') });
  await press('Buy 10 free spins');
  answer({ RewardsShop: { errors: [{ message: 'Broken' }] } });
  await press('Buy now');
  expect(await within(dialog()).findByText(/the new one did not load/)).toBeVisible();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is given up while its new price is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { answer } = await openShop({ BuyShopItem: wireRejection('ShopPriceChanged') });
  await press('Buy 10 free spins');
  answer({ RewardsShop: promise });
  await press('Buy now');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  resolve(wireShop(700, [{ ...wireShopItems[0], price: 200 }]));
  expect(await screen.findByText('200 points')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('at a price that has risen above the points is not offered again', async () => {
  const { answer } = await openShop({ BuyShopItem: wireRejection('ShopPriceChanged') });
  await press('Buy 10 free spins');
  answer({ RewardsShop: wireShop(700, [{ ...wireShopItems[0], price: 900 }]) });
  await press('Buy now');
  expect(await within(dialog()).findByText(/you need 200 points more/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy now' })).toBeDisabled();
});

it('of the last one that another tab was faster with says so, and the shop shows it', async () => {
  const last = wireShopItem('cash', { name: 'Cash', stock: 1 });
  const { answer } = await openShop({
    RewardsShop: wireShop(700, [last]),
    BuyShopItem: wireRejection('ShopItemOutOfStock'),
  });
  await press('Buy Cash');
  answer({ RewardsShop: wireShop(700, [{ ...last, stock: 0 }]) });
  await press('Buy now');
  expect(await within(dialog()).findByText(/Somebody else has got the last one/)).toBeVisible();
  expect(dialog()).toHaveAccessibleName('Not bought');
  await press('Close');
  expect(await screen.findByRole('button', { name: /^Out of stock / })).toBeDisabled();
});

it.each([
  ['ShopItemNotAvailable', 'This is not offered any more.', null],
  ['NotEnoughPoints', 'You do not have enough points for this any more.', null],
  ['RewardsBlocked', 'Rewards are blocked for your account. Our customer support can tell you why.', null],
  [
    'SourceOfWealthIncomplete',
    'Please tell us first where the money comes from that you play with.',
    '/en/source-of-wealth/',
  ],
  ['PhoneNotVerified', 'Please verify your phone number first.', '/en/phone-verification/'],
])('rejected for %s says why', async (type, text, href) => {
  setBuild({ EnablePhoneVerification: true });
  await openShop({ BuyShopItem: wireRejection(type) });
  await press('Buy 10 free spins');
  await press('Buy now');
  expect(await within(dialog()).findByText(text)).toBeVisible();
  const link = within(dialog()).queryByRole('link');
  expect(link?.getAttribute('href') ?? null).toBe(href);
});
