import type { RouteNeed } from '@lobby/routing';
import { EnableFinancialHistory, globalLossLimits, selfExclusion, Sportsbook } from 'virtual:lobby-build';

/** The gates and toggles on which routes depend, as this build has them. */
export const availability = (): Record<RouteNeed, boolean> => ({
  EnableFinancialHistory,
  globalLossLimits,
  selfExclusion,
  Sportsbook,
});
