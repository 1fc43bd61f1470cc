import { doorMotifs } from '../../../sandbox-art/src/index.ts';
import type { PictureRef } from '../store/base/content.ts';
import type { Prize } from '../store/base/rewardTypes.ts';
import { toDecimal } from '../store/base/money.ts';
import type { Calendar, CalendarDoor } from '../store/rewards/calendars.ts';
import { rewardIn } from '../store/rewards/shop.ts';
import { artUrl, forPhones, playerOf, requirePlayer, type Context } from './context.ts';
import { iso } from './iso.ts';
import { desktopWidth, mobileWidth } from './pages.ts';
import { prizeNameOf, prizeUrl, rejectWithoutRewards } from './rewards.ts';

/** How long before its start the menu leads to a calendar. */
const announced = 30 * 86_400_000;

/** Whether there is something to see or to wait for: the page itself is there at any time. */
export function isCalendarShown({ store }: Context, id: string): boolean {
  const found = store.calendars.find(id);
  return found !== undefined && found.startsAt - announced <= store.now() && store.now() < found.endsAt;
}

export const calendar = (_parent: unknown, { id }: { id: string }, context: Context) =>
  context.store.calendars.find(id, playerOf(context)?.id ?? null) ?? null;

export const calendarMutations = {
  openCalendarDoor(_parent: unknown, { id }: { id: string }, context: Context): CalendarDoor {
    const player = requirePlayer(context);
    // What was opened before stays open, whatever keeps the player from it now.
    if (!context.store.calendars.hasOpened(player.id, id)) rejectWithoutRewards(context, player);
    return context.store.calendars.open(player.id, id);
  },
};

const kinds = { FreeSpin: 'FreeSpins', MoneyDrop: 'Money', BonusMoneyDrop: 'BonusMoney', Points: 'Points' } as const;

/** In the player's currency. */
function prizeNode(context: Context, prize: Prize, currency: string) {
  const node = { kind: kinds[prize.kind], imageUrl: prizeUrl(context, prizeNameOf(prize)) };
  if (prize.kind === 'Points' || prize.kind === 'FreeSpin')
    return { ...node, amount: String(prize.amount), currency: null };
  return { ...node, amount: toDecimal(rewardIn(prize, currency).amount, currency), currency };
}

const scene: PictureRef = ['calendar', 'christmas'];
const doorWidth = 240;
/** Five is prime to the number of motifs: neighbours in a row and in a column differ. */
const motifOf = (day: number): string => doorMotifs[(day * 5) % doorMotifs.length] ?? doorMotifs[0];

export const calendarResolvers = {
  Calendar: {
    startsAt: ({ startsAt }: Calendar) => iso(startsAt),
    endsAt: ({ endsAt }: Calendar) => iso(endsAt),
    now: (_parent: unknown, _args: unknown, { store }: Context) => iso(store.now()),
    desktopImage: (_parent: unknown, _args: unknown, context: Context) => artUrl(context, scene, desktopWidth),
    mobileImage: (_parent: unknown, _args: unknown, context: Context) => artUrl(context, forPhones(scene), mobileWidth),
  },
  CalendarDoor: {
    opensAt: ({ opensAt }: CalendarDoor) => iso(opensAt),
    imageUrl: ({ day }: CalendarDoor, _args: unknown, context: Context) =>
      artUrl(context, ['door', motifOf(day)], doorWidth),
    openedAt: ({ openedAt }: CalendarDoor) => openedAt && iso(openedAt),
    prize({ openedAt, prize }: CalendarDoor, _args: unknown, context: Context) {
      const player = playerOf(context);
      if (openedAt === null || !player) return null;
      return prizeNode(context, prize, context.store.wallets.ofPlayer(player.id).currency);
    },
  },
};
