/** Time zones of the markets' banks; elsewhere the device's counts. The largest city's where a country has several. */
const timeZones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  US: 'America/New_York',
  ZA: 'Africa/Johannesburg',
};

/** Whether banks are closed at that time in a country: on its Saturdays and Sundays. */
export function isWeekend(time: Date, country: string): boolean {
  if (Number.isNaN(time.getTime())) return false;
  const timeZone = Object.hasOwn(timeZones, country) ? timeZones[country] : undefined;
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(time);
  return day === 'Sat' || day === 'Sun';
}
