import type { ResultOf } from '@lobby/data';
import { pictureUrl } from '@lobby/routing';
import * as v from 'valibot';
import type { JackpotSettingsQuery } from './jackpotQueries.ts';

type ServedSettings = ResultOf<typeof JackpotSettingsQuery>['root']['jackpotSettings'];

const option = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value) && value > 0),
);
/** Raw contribution options: what is no number above zero is dropped, each counts once, the smallest comes first. */
const options = v.pipe(
  v.nullish(v.array(v.unknown()), []),
  v.transform((values) => {
    const usable = values.filter((value): value is number => v.is(option, value));
    return [...new Set(usable)].toSorted((one, other) => one - other);
  }),
  v.minLength(1, 'no contribution option'),
);
const id = v.pipe(v.string(), v.minLength(1));

const settings = v.object({
  enabled: v.literal(true),
  sourceId: id,
  instanceId: id,
  initialContributionValue: v.nullish(v.number()),
  contributionOptions: options,
  enabledCommunity: v.nullish(v.boolean()),
  logo: v.nullish(v.string()),
  winnerNotificationImage: v.nullish(v.string()),
  colorPalette: v.nullish(v.unknown()),
});

/** A country's jackpot, as the operator has set it up (R-3-055). */
export interface JackpotSettings {
  sourceId: string;
  instanceId: string;
  /** Raw contribution options, the smallest first; at least one. */
  options: readonly [number, ...number[]];
  /** The option that is suggested: the served one, or the smallest where that is no option. */
  initialOption: number;
  /** Whether others share in a win. */
  hasCommunity: boolean;
  logo: string | null;
  winPicture: string | null;
  /** Colours, to be measured before they are used: see `JackpotColors`. */
  palette: unknown;
}

/** Null for a jackpot that is disabled, missing, or not set up well enough to be played. */
export function parseSettings(served: ServedSettings): JackpotSettings | null {
  if (!served?.enabled) return null;
  const parsed = v.safeParse(settings, served);
  if (!parsed.success) {
    console.warn(`Jackpot settings: ${v.getDotPath(parsed.issues[0]) ?? ''} ${parsed.issues[0].message}`);
    return null;
  }
  const { sourceId, instanceId, contributionOptions, initialContributionValue, colorPalette } = parsed.output;
  const [smallest, ...others] = contributionOptions as [number, ...number[]];
  return {
    sourceId,
    instanceId,
    options: [smallest, ...others],
    initialOption: contributionOptions.find((value) => value === initialContributionValue) ?? smallest,
    hasCommunity: parsed.output.enabledCommunity === true,
    logo: pictureUrl(parsed.output.logo),
    winPicture: pictureUrl(parsed.output.winnerNotificationImage),
    palette: colorPalette,
  };
}
