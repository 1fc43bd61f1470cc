import { platformClockOffset } from '@lobby/runtime';
import { cookies, local } from '@lobby/storage';
import fc from 'fast-check';
import * as v from 'valibot';
import type { InboxEntry, News } from './entry.ts';
import { entrySchema } from './entrySchema.ts';
import { inboxOf } from './inbox.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cookies.remove('sessionInfo');
  platformClockOffset.set(0);
  jest.restoreAllMocks();
});

/** A tab of the browser, with the session that the cookies have now. */
function openTab() {
  const end = new AbortController();
  const inbox = inboxOf({ ended: end.signal });
  return { ...inbox, ids: () => inbox.entries.get().map(({ id }) => id), endSession: () => end.abort() };
}
const reward = (id: string, at?: number): News => ({ kind: 'reward', id, name: 'Gift', at });
/** As browsers notify all tabs but the one that writes. */
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'inbox' }));

describe('an announced event', () => {
  it('is an unread entry, the newest first', () => {
    const { announce, ids, entries } = openTab();
    announce(reward('b', 2));
    announce(reward('c', 3));
    announce(reward('a', 1));
    expect(ids()).toEqual(['c', 'b', 'a']);
    expect(entries.get()[0]).toEqual({ kind: 'reward', id: 'c', name: 'Gift', at: 3, isRead: false });
  });

  it('has the platform’s time where it has none of its own', () => {
    platformClockOffset.set(-3_600_000);
    const { announce, entries } = openTab();
    announce(reward('a'));
    const late = Date.now() - 3_600_000 - (entries.get()[0]?.at ?? 0);
    expect(Math.abs(late)).toBeLessThan(60_000);
  });

  it('is one entry, however often and by whichever tab it is announced; of another kind it is another', () => {
    const [tab, other] = [openTab(), openTab()];
    tab.announce(reward('a', 1));
    other.announce(reward('a', 2));
    tab.announce(reward('a', 3));
    tab.announce({ kind: 'reward-expired', id: 'a', name: 'Gift', at: 4 });
    expect(tab.entries.get().map(({ kind, at }) => [kind, at])).toEqual([
      ['reward-expired', 4],
      ['reward', 1],
    ]);
  });

  it('pushes the oldest out, of more than fifty', () => {
    const { announce, ids } = openTab();
    for (let time = 1; time <= 51; time += 1) announce(reward(`r${time}`, time));
    expect(ids()).toHaveLength(50);
    expect(ids()).not.toContain('r1');
  });

  it('lives as long as the page where the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { announce, ids, markRead, entries } = openTab();
    announce(reward('a', 1));
    announce(reward('b', 2));
    markRead();
    expect(ids()).toEqual(['b', 'a']);
    expect(entries.get().every(({ isRead }) => isRead)).toBe(true);
    local.removeOfPlayer();
    expect(local.read('inbox')).toBeNull();
  });
});

describe('what a player does', () => {
  it('reads all, of every tab', () => {
    const [tab, other] = [openTab(), openTab()];
    tab.announce(reward('a'));
    notifyTabs();
    expect(other.ids()).toEqual(['a']);
    other.markRead();
    notifyTabs();
    expect(tab.entries.get().map(({ isRead }) => isRead)).toEqual([true]);
  });

  it('keeps what another tab has announced meanwhile, unnoticed', () => {
    const [tab, other] = [openTab(), openTab()];
    tab.announce(reward('a', 1));
    other.announce(reward('b', 2));
    tab.remove(tab.entries.get() as InboxEntry[]);
    expect(tab.ids()).toEqual(['b']);
  });

  it('removes one, which is not announced again', () => {
    const { announce, remove, ids, entries } = openTab();
    announce(reward('a', 1));
    announce(reward('b', 2));
    remove(entries.get().filter(({ id }) => id === 'a') as InboxEntry[]);
    announce(reward('a', 3));
    expect(ids()).toEqual(['b']);
    const again = openTab();
    again.announce(reward('a', 4));
    expect(again.ids()).toEqual(['b']);
  });

  it('puts back what was removed, as it was', () => {
    const { announce, remove, restore, ids, entries, markRead } = openTab();
    announce(reward('a', 1));
    announce(reward('b', 2));
    markRead();
    const all = entries.get() as InboxEntry[];
    remove(all);
    announce(reward('c', 3));
    expect(ids()).toEqual(['c']);
    restore(all);
    expect(entries.get().map(({ id, isRead }) => [id, isRead])).toEqual([
      ['c', false],
      ['b', true],
      ['a', true],
    ]);
  });
});

describe('the end of the session', () => {
  it('removes everything', () => {
    cookies.set('sessionInfo', JSON.stringify({ sid: 'of-anna', startedAt: 1 }));
    const { announce, ids, endSession } = openTab();
    announce(reward('a'));
    local.removeOfPlayer();
    endSession();
    expect(ids()).toEqual([]);
    expect(localStorage.getItem('inbox')).toBeNull();
    expect(openTab().ids()).toEqual([]);
  });

  it('in another tab shows in this one', () => {
    const { announce, ids } = openTab();
    announce(reward('a'));
    local.removeOfPlayer();
    notifyTabs();
    expect(ids()).toEqual([]);
  });

  it('is the end of what is announced late: the next player has none of it', () => {
    cookies.set('sessionInfo', JSON.stringify({ sid: 'of-anna', startedAt: 1 }));
    const anna = openTab();
    cookies.set('sessionInfo', JSON.stringify({ sid: 'of-berta', startedAt: 2 }));
    const berta = openTab();
    anna.announce(reward('a'));
    expect(localStorage.getItem('inbox')).toBeNull();
    berta.announce(reward('b'));
    notifyTabs();
    expect([anna.ids(), berta.ids()]).toEqual([[], ['b']]);
  });
});

describe('what is stored', () => {
  it.each(['', 'x', '[]', '{}', '{"entries":{},"removed":[]}', '{"entries":[]}', 'null'])('is empty for %j', (text) => {
    localStorage.setItem('inbox', text);
    const { ids, announce } = openTab();
    expect(ids()).toEqual([]);
    announce(reward('a'));
    expect(ids()).toEqual(['a']);
  });

  it('is what can be read of it', () => {
    const good = { kind: 'reward', id: 'a', at: 1, isRead: true, name: 'Gift' };
    const entries = [{ ...good, at: 'soon' }, null, good, { ...good, isRead: 1 }];
    localStorage.setItem('inbox', JSON.stringify({ entries, removed: ['reward b', 7] }));
    const { ids, announce } = openTab();
    announce(reward('b'));
    expect(ids()).toEqual(['a']);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        localStorage.setItem('inbox', text);
        expect(openTab().ids()).toBeInstanceOf(Array);
      }),
    );
  });
});

describe('an entry', () => {
  const envelope = { id: 'a', at: 1, isRead: false };
  const sum = { amount: '250.00', currency: 'EUR' };
  it.each<[string, object]>([
    ['reward', { kind: 'reward', name: 'Gift' }],
    ['level', { kind: 'level', level: 3 }],
    ['win', { kind: 'jackpot-win', pot: 'SUPER', ...sum }],
    ['payment', { kind: 'payment', type: 'Deposit', outcome: 'accepted', ...sum }],
    ['limit', { kind: 'limit', limit: 'Deposit', outcome: 'saved' }],
    ['request', { kind: 'request', request: 'identity' }],
    ['new device', { kind: 'new-device', device: 'Mobile', browser: 'Firefox', system: null }],
  ])('of a known kind is read: %s', (_, fields) => {
    expect(v.is(entrySchema, { ...envelope, ...fields })).toBe(true);
  });

  it.each<[string, object]>([
    ['another kind', { kind: 'horoscope' }],
    ['a name that is missing', { kind: 'reward' }],
    ['an amount that is none', { kind: 'raffle-win', ...sum, amount: '1e9' }],
    ['a negative amount', { kind: 'raffle-win', ...sum, amount: '-5.00' }],
    ['a kind of device that there is not', { kind: 'new-device', device: 'Fridge', browser: null, system: null }],
    ['no currency', { kind: 'raffle-win', amount: '250.00' }],
    ['an outcome that nobody knows', { kind: 'limit', limit: 'Deposit', outcome: 'raised' }],
    ['a time that no date has', { kind: 'level', level: 3, at: 1e16 }],
  ])('is dropped with %s', (_, fields) => {
    expect(v.is(entrySchema, { ...envelope, ...fields })).toBe(false);
  });
});
