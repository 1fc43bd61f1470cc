import fc from 'fast-check';
import { addPlayer, jackpotStore } from '../testing/jackpotStore.ts';
import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import type { Rejected, RoundStep } from '../store/index.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const player = 'new@lobby.test';
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const graphql = async (query: string, variables: object = {}) =>
  platform.graphql(query, { token: await platform.tokenFor(player), variables });
const play = (stake: number, payout = 0) => {
  const playerId = platform.playerId(player);
  const lookupId = platform.store.games.all()[0]?.lookupId ?? '';
  const step = { roundId: crypto.randomUUID(), playerId, lookupId, stake, payout, state: 'closed', details: '{}' };
  platform.store.play.placeRound(step as RoundStep);
};

describe('the rewards shop', () => {
  const shop = async () =>
    (
      await graphql(
        '{ viewer { rewardsShop { points items { id name category price stock rewardType { __typename } } } } }',
      )
    ).data.viewer.rewardsShop;
  const buy = (itemId: string, price: number, purchaseId: string = crypto.randomUUID()) =>
    graphql(
      `
        mutation ($purchaseId: ID!, $itemId: ID!, $price: Int!) {
          buyShopItem(purchaseId: $purchaseId, itemId: $itemId, price: $price) {
            shop {
              points
            }
            item {
              id
              stock
            }
            playerReward {
              assignationId
              status
              reward {
                name
                claimType
              }
            }
          }
        }
      `,
      { purchaseId, itemId, price },
    );

  it('shows a picture of the brand for each item, by what it gives', async () => {
    const { data } = await graphql('{ viewer { rewardsShop { items { id imageUrl } } } }');
    const pictures = data.viewer.rewardsShop.items.map(({ id, imageUrl }: { id: string; imageUrl: string }) => [
      id,
      new URL(imageUrl).pathname,
    ]);
    expect(pictures).toEqual([
      ['spins-10', '/art/night/prize/spins.webp'],
      ['spins-25', '/art/night/prize/many-spins.webp'],
      ['bonus-10', '/art/night/prize/bonus.webp'],
      ['cash-5', '/art/night/prize/cash.webp'],
      ['cash-50', '/art/night/prize/much-cash.webp'],
    ]);
  });

  it('gives a point for each whole euro of real money staked, and none for bonus money', async () => {
    await platform.run('balance', { player, balance: '10.00', bonusBalance: '50.00' });
    for (let round = 0; round < 3; round += 1) play(150);
    expect((await shop()).points).toBe(4);
    play(1000);
    expect((await shop()).points).toBe(10);
  });

  it('sells an item once for the same purchase id, as a reward to be claimed', async () => {
    await platform.run('points', { player, amount: 2500 });
    const first = await buy('cash-5', 1000, 'p-1');
    expect(first.data.buyShopItem).toMatchObject({
      ...{ shop: { points: 1500 }, item: { id: 'cash-5', stock: 4 } },
      playerReward: { status: 'Unclaimed', reward: { name: 'Cash', claimType: 'manual' } },
    });
    expect(await buy('cash-5', 1000, 'p-1')).toEqual(first);
    expect(typeOf(await buy('bonus-10', 500, 'p-1'))).toBe('$ShopItemNotAvailable');
    // A lost answer is repeated to a player who was blocked meanwhile.
    await platform.run('block', { player, rewards: true });
    expect(await buy('cash-5', 1000, 'p-1')).toEqual(first);
    await platform.run('block', { player, rewards: false });
    const { assignationId } = first.data.buyShopItem.playerReward;
    await graphql(`mutation { claimReward(assignationId: "${assignationId}") { wallet { id } } }`);
    expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(500);
  });

  it('rejects what has changed since the player looked, and changes nothing', async () => {
    expect(typeOf(await buy('cash-5', 1000))).toBe('$NotEnoughPoints');
    await platform.run('points', { player, amount: 20_000 });
    expect(typeOf(await buy('cash-50', 9000))).toBe('$ShopItemOutOfStock');
    const types: string[] = [];
    platform.store.events.on((event) => {
      if (event.name === 'playerUpdated' && event.data.playerId === platform.playerId(player))
        types.push(...event.data.updatedTypes);
    });
    await platform.run('shopItem', { id: 'cash-5', price: 1200, stock: 0 });
    expect(types).toContain('ShopItem');
    expect(typeOf(await buy('cash-5', 1000))).toBe('$ShopPriceChanged');
    expect(typeOf(await buy('cash-5', 1200))).toBe('$ShopItemOutOfStock');
    await platform.run('shopItem', { id: 'cash-5', isOffered: false });
    expect(typeOf(await buy('cash-5', 1200))).toBe('$ShopItemNotAvailable');
    await platform.run('block', { player, rewards: true });
    expect(typeOf(await buy('bonus-10', 500))).toBe('$RewardsBlocked');
    expect((await shop()).points).toBe(20_000);
    expect(await platform.run('points', { player, amount: -20_001 })).toMatchObject({ status: 400 });
    expect(await platform.run('shopItem', { id: 'no-item', price: 1 })).toMatchObject({ status: 400 });
  });

  it('never sells more than there is, nor for more points than there are, for any sequence of purchases', () => {
    const store = jackpotStore();
    let count = 0;
    const action = fc.oneof(
      fc.record({ kind: fc.constant('play' as const), stake: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ kind: fc.constant('buy' as const), key: fc.nat(5), price: fc.constantFrom(3, 4) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        count += 1;
        const playerId = addPlayer(store, `buyer-${count}`, { balance: 1_000_000 });
        const itemId = `item-${count}`;
        store.shop.ensure({
          ...{
            id: itemId,
            name: { en: '' },
            description: { en: '' },
            price: 3,
            stock: 3,
            position: 0,
            isOffered: true,
          },
          reward: { kind: 'MoneyDrop', name: { en: 'Cash' }, amount: 1 },
        });
        const model = { staked: 0, spent: 0, sold: new Set<number>() };
        for (const [index, each] of actions.entries()) {
          const earned = Math.floor(model.staked / 100);
          if (each.kind === 'play') {
            const round = { roundId: `${count}-${index}`, playerId, lookupId: 'game', stake: each.stake };
            store.play.placeRound({ ...round, payout: 0, state: 'closed', details: '{}' });
            model.staked += each.stake;
          } else {
            const isSold =
              !model.sold.has(each.key) && each.price === 3 && model.sold.size < 3 && earned - model.spent >= 3;
            const isKnown = model.sold.has(each.key);
            let rejection: string | undefined;
            try {
              store.shop.buy(playerId, { purchaseId: `${count}-${each.key}`, itemId, price: each.price });
            } catch (error) {
              rejection = (error as Rejected).type;
            }
            expect(rejection === undefined).toBe(isSold || isKnown);
            if (isSold) {
              model.sold.add(each.key);
              model.spent += 3;
            }
          }
          const points = Math.floor(model.staked / 100) - model.spent;
          expect(store.points.balance(playerId)).toBe(points);
          expect(store.rewards.ofPlayer(playerId)).toHaveLength(model.sold.size);
          expect(store.shop.find(itemId)?.stock).toBe(3 - model.sold.size);
          expect(
            store.database.get('SELECT total(amount) AS points FROM pointLedger WHERE playerId = ?', playerId),
          ).toEqual({ points });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('cashback', () => {
  const cashback = async () =>
    (
      await graphql(`
        {
          viewer {
            cashback {
              rate
              accrued
              netLoss
              maxPayout
              periodStartsAt
              paysAt
              periods {
                startsAt
                endsAt
                netLoss
                amount
                playerReward {
                  assignationId
                  status
                  reward {
                    kind
                  }
                }
              }
            }
          }
        }
      `)
    ).data.viewer.cashback;
  // In the middle of a week, whenever the test runs.
  beforeEach(async () => {
    const { paysAt } = await cashback();
    await platform.run('clock', { to: new Date(Date.parse(paysAt) - 3 * 86_400_000).toISOString() });
  });
  const nextMonday = async () => platform.run('clock', { to: (await cashback()).paysAt });

  it('accrues a tenth of the real money lost, and becomes a reward once the week is over', async () => {
    await platform.run('balance', { player, balance: '100.00' });
    play(5000);
    await platform.run('clock', { by: 3600 });
    play(1000, 2000);
    expect(await cashback()).toMatchObject({ rate: 10, accrued: '4.00', netLoss: '40.00', periods: [] });
    await nextMonday();
    const { accrued, periods } = await cashback();
    expect(accrued).toBe('0.00');
    expect(periods).toMatchObject([
      { netLoss: '40.00', amount: '4.00', playerReward: { status: 'Unclaimed', reward: { kind: 'Cashback' } } },
    ]);
    await platform.run('clock', { by: 3600 });
    expect((await cashback()).periods).toHaveLength(1);
    const { assignationId } = periods[0].playerReward;
    await graphql(`mutation { claimReward(assignationId: "${assignationId}") { wallet { id } } }`);
    expect(platform.store.wallets.ofPlayer(platform.playerId(player)).balance).toBe(6000 + 400);
  });

  it('pays each of several weeks, up to the maximum, and nothing for a profit', async () => {
    await platform.run('balance', { player, balance: '5000.00' });
    play(200_000);
    await nextMonday();
    play(1000, 5000);
    await nextMonday();
    play(2000);
    await platform.run('clock', { by: 30 * 86_400 });
    expect((await cashback()).periods.map(({ amount }: { amount: string }) => amount)).toEqual(['2.00', '100.00']);
  });

  it('counts nothing twice when the console pays before the week is over', async () => {
    await platform.run('balance', { player, balance: '100.00' });
    play(2000);
    expect(await platform.run('cashback', { player })).toMatchObject({ body: { result: { amount: '2.00' } } });
    expect(await platform.run('cashback', { player })).toMatchObject({ status: 400 });
    await platform.run('clock', { by: 1 });
    play(1000);
    expect(await cashback()).toMatchObject({ accrued: '1.00' });
    await nextMonday();
    expect((await cashback()).periods.map(({ amount }: { amount: string }) => amount)).toEqual(['1.00', '2.00']);
  });
});
