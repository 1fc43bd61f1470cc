import { translatePage, untilIdle } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { wirePurchase, wireRejection, wireShop, wireShopItem } from './shop.fixture.ts';
import { advance, dialog, openShop, press, tap } from './shopPage.fixture.tsx';

// A purchase goes through in a translated page, too.
beforeEach(translatePage);

describe('a purchase without an answer', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const offline = { BuyShopItem: new TypeError('offline') };
  const online = { BuyShopItem: wirePurchase(550, { id: 'spins', price: 150, stock: null }) };
  const purchaseIds = (sent: readonly { operationName: string; variables: Record<string, unknown> }[]) =>
    sent.filter(({ operationName }) => operationName === 'BuyShopItem').map(({ variables }) => variables['purchaseId']);
  /** A purchase whose answer was lost, after as long as the client would take to send another mutation once more. */
  async function loseAnswer() {
    const scene = await openShop(offline);
    await tap('Buy 10 free spins');
    await tap('Buy now');
    await advance(15_000);
    expect(dialog()).toHaveAccessibleName('No answer yet');
    return scene;
  }

  it('is sent again as the same one, and only then another', async () => {
    const { sent, answer } = await loseAnswer();
    await tap('Later');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'No answer yet' })).toHaveTextContent('you pay once at most');
    expect(screen.getByRole('button', { name: 'Buy Bonus money' })).toBeDisabled();
    answer({ ...online, RewardsShop: wireShop(550) });
    await tap('Check again');
    expect(within(dialog()).getByText(/is among your rewards/)).toBeInTheDocument();
    expect(purchaseIds(sent)).toHaveLength(2);
    expect(new Set(purchaseIds(sent)).size).toBe(1);
    await tap('Close');
    expect(screen.queryByRole('region', { name: 'No answer yet' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy Bonus money' })).toBeEnabled();
  });

  it('is still the same one when the page was left and is opened again', async () => {
    const { sent, answer, setPage } = await loseAnswer();
    await setPage(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    await setPage(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy Bonus money' })).toBeDisabled();
    answer({ ...online, RewardsShop: wireShop(550) });
    await tap('Check again');
    expect(within(dialog()).getByText(/is among your rewards/)).toBeInTheDocument();
    expect(new Set(purchaseIds(sent)).size).toBe(1);
  });

  it('that is sent again says nothing of the shop’s current stock: it may be bought', async () => {
    const { answer } = await loseAnswer();
    answer({ BuyShopItem: new Promise(() => undefined) });
    await tap('Check again');
    expect(dialog()).toHaveAccessibleName('No answer yet');
    expect(within(dialog()).getByRole('button', { name: 'Check again Loading' })).toBeDisabled();
    expect(dialog()).not.toHaveTextContent(/Left afterwards|gone/);
  });

  it.each(['RewardsBlocked', 'SourceOfWealthIncomplete', 'PhoneNotVerified'])(
    'is not called rejected for %s, which says nothing of the first attempt',
    async (type) => {
      const { answer } = await loseAnswer();
      answer({ BuyShopItem: wireRejection(type) });
      await tap('Check again');
      expect(dialog()).toHaveAccessibleName('No answer yet');
      expect(dialog()).toHaveTextContent(/you pay once at most\.(Rewards are blocked|Please )/);
      answer(offline);
      await tap('Check again');
      await advance(15_000);
      expect(dialog()).not.toHaveTextContent(/Rewards are blocked|Please /);
    },
  );

  it('is rejected for what the platform found when it looked for it', async () => {
    const { answer } = await loseAnswer();
    answer({ BuyShopItem: wireRejection('ShopItemOutOfStock') });
    await tap('Check again');
    expect(dialog()).toHaveAccessibleName('Not bought');
  });
});

describe('a purchase whose answer is late', () => {
  async function buyTheLast() {
    const last = wireShopItem('cash', { name: 'Cash', stock: 1 });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const shop = await openShop({ RewardsShop: wireShop(700, [last]), BuyShopItem: promise });
    await press('Buy Cash');
    await press('Buy now');
    return { ...shop, ownPush: { RewardsShop: wireShop(100, [{ ...last, stock: 0 }]) }, settle: resolve };
  }
  const bought = wirePurchase(100, { id: 'cash', price: 150, stock: 0 });

  it('keeps to what was agreed, whatever it has itself changed meanwhile', async () => {
    const { push, ownPush, settle } = await buyTheLast();
    const agreed = dialog().textContent;
    push(ownPush);
    const band = screen.getByRole('region', { name: 'Your points', hidden: true });
    await waitFor(() => expect(band).toHaveTextContent('100'));
    expect(dialog()).toHaveTextContent(agreed ?? '');
    settle(bought);
    await untilIdle();
    expect(within(dialog()).getByText(/is among your rewards/)).toBeVisible();
  });

  it('goes on when its dialog is closed, and no other one begins', async () => {
    const { settle, sent } = await buyTheLast();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('region', { name: 'No answer yet' })).toHaveTextContent(
      'Your purchase “Cash” is under way.',
    );
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Buy Cash' })).toBeDisabled();
    settle(bought);
    await untilIdle();
    expect(dialog()).toHaveAccessibleName('It is yours');
    expect(sent.filter(({ operationName }) => operationName === 'BuyShopItem')).toHaveLength(1);
  });

  it('says so when the page is opened again', async () => {
    const { settle, setPage } = await buyTheLast();
    await setPage(false);
    settle(bought);
    await untilIdle();
    await setPage(true);
    expect(await screen.findByRole('dialog', { name: 'It is yours' })).toBeVisible();
  });
});
