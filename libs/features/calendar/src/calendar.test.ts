import { calendarOf, type Door, doorStateOf, nextMoment, phaseOf, todaysDoor } from './calendar.ts';
import { wireCalendar } from './calendar.fixture.ts';

const calendar = calendarOf(wireCalendar('2024-12-05T12:00:00.000Z', [3]).data.root.calendar);
const at = (time: string) => Date.parse(time);
const door = (day: number) => calendar.doors[day - 1] as Door;

it.each([
  ['2024-11-30T23:59:59.999Z', 'before'],
  ['2024-12-01T00:00:00.000Z', 'during'],
  ['2024-12-24T23:59:59.999Z', 'during'],
  ['2024-12-25T00:00:00.000Z', 'ended'],
  ['2026-11-25T00:00:00.000Z', 'ended'],
])('at %s it is %s: a function of the date alone', (time, phase) => {
  expect(phaseOf(calendar, at(time))).toBe(phase);
});

it.each([
  [3, '2024-12-05T12:00:00Z', 'opened'],
  [3, '2026-01-01T00:00:00Z', 'opened'],
  [4, '2024-12-05T12:00:00Z', 'openable'],
  [5, '2024-12-05T00:00:00Z', 'openable'],
  [6, '2024-12-05T23:59:59Z', 'locked'],
  [1, '2024-11-05T12:00:00Z', 'locked'],
] as const)('door %i at %s is %s', (day, time, state) => {
  expect(doorStateOf(door(day), at(time))).toBe(state);
});

it('has one door of today while it runs', () => {
  expect(todaysDoor(calendar, at('2024-12-05T12:00:00Z'))?.day).toBe(5);
  expect(todaysDoor(calendar, at('2024-12-24T23:00:00Z'))?.day).toBe(24);
  expect(todaysDoor(calendar, at('2024-11-30T12:00:00Z'))).toBeUndefined();
  expect(todaysDoor(calendar, at('2024-12-25T00:00:00Z'))).toBeUndefined();
});

it.each([
  ['2024-11-01T00:00:00Z', '2024-12-01T00:00:00Z'],
  ['2024-12-05T12:00:00Z', '2024-12-06T00:00:00Z'],
  ['2024-12-24T00:00:00Z', '2024-12-25T00:00:00Z'],
])('after %s the next change is at %s', (now, next) => {
  expect(nextMoment(calendar, at(now))).toBe(at(next));
});
it('nothing changes once it has ended', () => {
  expect(nextMoment(calendar, at('2024-12-25T00:00:00Z'))).toBeNull();
});
