import type { Prize, WireCalendar } from './calendarQuery.ts';

const day = 86_400_000;
export const firstDay = Date.parse('2024-12-01T00:00:00.000Z');
const prize = { __typename: 'CalendarPrize', currency: null, imageUrl: null };
export const points: Prize = { ...prize, kind: 'Points', amount: '25' };
export const prizes: readonly Prize[] = [
  points,
  { ...points, kind: 'FreeSpins', amount: '10' },
  { ...points, kind: 'Money', amount: '0.50', currency: 'EUR' },
  { ...points, kind: 'BonusMoney', amount: '5.00', currency: 'EUR' },
];

/** As the platform answers at a time; the doors of these days are open. `fields` are those of all doors. */
export function wireCalendar(now: string, opened: readonly number[] = [], fields: object = {}) {
  const doors = Array.from({ length: 24 }, (_, index) => ({
    __typename: 'CalendarDoor',
    id: `christmas-2024/2024-12-${String(index + 1).padStart(2, '0')}`,
    day: index + 1,
    opensAt: new Date(firstDay + index * day).toISOString(),
    openedAt: opened.includes(index + 1) ? now : null,
    prize: opened.includes(index + 1) ? prizes[index % prizes.length] : null,
    imageUrl: null,
    ...fields,
  }));
  const calendar = {
    ...{ __typename: 'Calendar', id: 'christmas-2024', now },
    startsAt: new Date(firstDay).toISOString(),
    endsAt: new Date(firstDay + 24 * day).toISOString(),
    doors,
    ...{ desktopImage: null, mobileImage: null },
  };
  return { data: { root: { __typename: 'Root', calendar: calendar as unknown as WireCalendar } } };
}

export const wireOpened = (number: number, prize: Prize = points) => ({
  data: {
    openCalendarDoor: {
      __typename: 'CalendarDoor',
      id: `christmas-2024/2024-12-${String(number).padStart(2, '0')}`,
      openedAt: '2024-12-05T12:00:00.000Z',
      prize,
    },
  },
});
