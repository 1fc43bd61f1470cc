import { bannerPictures, pictureUrl } from '@lobby/routing';
import type { Prize, WireCalendar } from './calendarQuery.ts';

/** Moments in ms since 1970, by the platform's clock. */
export interface Door {
  id: string;
  /** From 1. */
  day: number;
  opensAt: number;
  isOpened: boolean;
  prize: Prize | null;
  /** Of the closed door. */
  picture: string | null;
}
export interface Calendar {
  startsAt: number;
  endsAt: number;
  doors: readonly Door[];
  pictures: ReturnType<typeof bannerPictures>;
}

export const calendarOf = ({ startsAt, endsAt, doors, ...images }: WireCalendar): Calendar => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
  doors: doors.map(({ id, day, opensAt, openedAt, prize, imageUrl }) => ({
    ...{ id, day, opensAt: Date.parse(opensAt), isOpened: openedAt !== null, prize, picture: pictureUrl(imageUrl) },
  })),
  pictures: bannerPictures(images),
});

/** What a calendar is at a moment: a function of its dates and the time alone. */
export type Phase = 'before' | 'during' | 'ended';
export function phaseOf({ startsAt, endsAt }: Calendar, now: number): Phase {
  if (now < startsAt) return 'before';
  return now < endsAt ? 'during' : 'ended';
}

export type DoorState = 'opened' | 'openable' | 'locked';
/** While the calendar has not ended: afterwards it shows the opened ones alone. */
export function doorStateOf({ isOpened, opensAt }: Door, now: number): DoorState {
  if (isOpened) return 'opened';
  return opensAt <= now ? 'openable' : 'locked';
}

/** The door of today: the last one whose day has come. None before and after the calendar's days. */
export function todaysDoor(calendar: Calendar, now: number): Door | undefined {
  if (phaseOf(calendar, now) !== 'during') return undefined;
  return calendar.doors.findLast(({ opensAt }) => opensAt <= now);
}

/** When the next door can be opened or, after the last one, the calendar ends; null once it has. */
export function nextMoment({ doors, endsAt }: Calendar, now: number): number | null {
  const next = doors.find(({ opensAt }) => opensAt > now)?.opensAt ?? endsAt;
  return next > now ? next : null;
}
