import type { FeatureModule } from '@lobby/contracts';

/** The Christmas calendar: a door with a prize for each day. */
export function calendarFeature() {
  return {
    id: 'calendar',
    routes: { 'christmas-2024': { load: () => import('./page/CalendarPage.tsx') } },
  } satisfies FeatureModule;
}
