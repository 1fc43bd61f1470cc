/** Days of a month from 1 to 12; an unknown month has 31 (R-9-003), February of an unknown year 29. */
export function daysInMonth(month?: number | null, year?: number | null): number {
  if (month == null || !(month >= 1 && month <= 12)) return 31;
  // Day 0 of the next month; the year 2000 is a leap year.
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
}
