import type { FeatureModule } from '@lobby/contracts';
import { renderScene, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rewardsFeature } from '../index.ts';
import RewardsShopPage from './RewardsShopPage.tsx';
import { wirePurchase, wireRefusal, wireShop, wireShopItem, wireShopItems } from './shop.fixture.ts';

/** Pages of others to which the shop leads. */
const elsewhere = {
  id: 'compliance',
  routes: {
    rewards: async () => ({ default: () => null }),
    'source-of-wealth': async () => ({ default: () => null }),
    'phone-verification': async () => ({ default: () => null }),
  },
} satisfies FeatureModule;

const openShop = (answers: object, search = '') =>
  renderScene(<RewardsShopPage />, {
    path: `/en/rewards-shop/${search}`,
    features: [rewardsFeature(), elsewhere],
    answers: { RewardsShop: wireShop(), ...answers },
  });
const items = () => within(screen.getByRole('list', { name: 'On offer' })).getAllByRole('listitem');
const names = () => items().map((item) => within(item).getByRole('heading').textContent);
const points = () => within(screen.getByRole('region', { name: 'Your points' })).getByRole('definition');
const dialog = () => screen.getByRole('dialog');
/** On a fake clock. */
const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await untilIdle();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the points and what they buy, with what keeps the player from it (R-2-032)', async () => {
  await openShop({});
  expect(screen.getByRole('heading', { level: 1, name: 'Rewards shop' })).toBeVisible();
  expect(points()).toHaveTextContent('700');
  expect(items().map(({ textContent }) => textContent)).toEqual([
    '1010 free spinsIn Ninth Lantern150 pointsBuy 10 free spins',
    '€10.00Bonus moneyTo be wagered 15 times500 pointsBuy Bonus money',
    '€5.00CashWithout any wagering1,000 points5 left300 points missing',
    '€50.00More cashWithout any wagering300 pointsOut of stock',
  ]);
  expect(screen.getByRole('button', { name: '300 points missing' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
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

describe('a purchase', () => {
  it('names what it gives, costs and leaves before anything is sent', async () => {
    const { sent } = await openShop({});
    await press('Buy Bonus money');
    expect(dialog()).toHaveAccessibleName('Buy “Bonus money”?');
    const facts = within(dialog()).getAllByRole('definition');
    expect(facts.map((fact) => `${fact.previousElementSibling?.textContent}: ${fact.textContent}`)).toEqual([
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

  describe('without an answer', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
    afterEach(() => jest.useRealTimers());

    it('is sent again as the same one, and only then another', async () => {
      const { sent, answer } = await openShop({ BuyShopItem: new TypeError('offline') });
      await tap('Buy 10 free spins');
      await tap('Buy now');
      // The client's own second attempt.
      await advance(15_000);
      expect(dialog()).toHaveAccessibleName('No answer yet');
      await tap('Later');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('region', { name: 'No answer yet' })).toHaveTextContent('you pay once at most');
      expect(screen.getByRole('button', { name: 'Buy Bonus money' })).toBeDisabled();
      answer({
        BuyShopItem: wirePurchase(550, { id: 'spins', price: 150, stock: null }),
        RewardsShop: wireShop(550),
      });
      await tap('Ask again');
      await advance(0);
      expect(within(dialog()).getByText(/is among your rewards/)).toBeInTheDocument();
      const ids = sent.filter(({ operationName }) => operationName === 'BuyShopItem');
      expect(ids).toHaveLength(3);
      expect(new Set(ids.map(({ variables }) => variables['purchaseId'])).size).toBe(1);
      await tap('Close');
      expect(screen.getByRole('button', { name: 'Buy Bonus money' })).toBeEnabled();
    });
  });

  it('at a price that has changed shows the new one and asks again', async () => {
    const { sent, answer } = await openShop({ BuyShopItem: wireRefusal('ShopPriceChanged') });
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

  it('at a price that has risen above the points is not offered again', async () => {
    const { answer } = await openShop({ BuyShopItem: wireRefusal('ShopPriceChanged') });
    await press('Buy 10 free spins');
    answer({ RewardsShop: wireShop(700, [{ ...wireShopItems[0], price: 900 }]) });
    await press('Buy now');
    expect(await within(dialog()).findByText(/200 points are missing/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeDisabled();
  });

  it('of the last one that another tab was faster with says so, and the shop shows it', async () => {
    const last = wireShopItem('cash', { name: 'Cash', stock: 1 });
    const { answer } = await openShop({
      RewardsShop: wireShop(700, [last]),
      BuyShopItem: wireRefusal('ShopItemOutOfStock'),
    });
    await press('Buy Cash');
    answer({ RewardsShop: wireShop(700, [{ ...last, stock: 0 }]) });
    await press('Buy now');
    expect(await within(dialog()).findByText(/Somebody else has got the last one/)).toBeVisible();
    expect(dialog()).toHaveAccessibleName('Not bought');
    await press('Close');
    expect(await screen.findByRole('button', { name: 'Out of stock' })).toBeDisabled();
  });

  it.each([
    ['ShopItemNotAvailable', 'This is not offered any more.', null],
    ['NotEnoughPoints', 'You do not have enough points for this any more.', null],
    ['RewardsBlocked', 'Rewards are blocked for your account. Contact us to find out why.', null],
    ['SourceOfWealthIncomplete', 'First we need to know where your money comes from.', '/en/source-of-wealth/'],
    ['PhoneNotVerified', 'First your phone number has to be verified.', '/en/phone-verification/'],
  ])('refused for %s says why', async (type, text, href) => {
    setBuild({ EnablePhoneVerification: true });
    await openShop({ BuyShopItem: wireRefusal(type) });
    await press('Buy 10 free spins');
    await press('Buy now');
    expect(await within(dialog()).findByText(text)).toBeVisible();
    const link = within(dialog()).queryByRole('link');
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });
});

it('without anything on offer says so', async () => {
  await openShop({ RewardsShop: wireShop(20, []) });
  expect(screen.getByText('Nothing is on offer at the moment')).toBeVisible();
  expect(points()).toHaveTextContent('20');
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await openShop({ RewardsShop: { errors: [{ message: 'Broken' }] } });
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  answer({ RewardsShop: wireShop() });
  await press('Try again');
  await waitFor(() => expect(items()).toHaveLength(4));
});
