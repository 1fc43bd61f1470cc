import type { Browser } from 'playwright';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { findTile, measureFirstTap, type FirstTap } from './firstTap.ts';
import type { TapResult } from './measured.ts';
import { profiles, type Profile, type ProfileName } from './profiles.ts';
import { ports, startSandbox } from './sandbox.ts';
import { createPlayer } from './session.ts';
import { measureTaps, type Taps } from './taps.ts';

/** A round takes more than a minute, and the times of a tap differ little. */
const mostRounds = 3;

/** A player's taps in the lobby of one brand, on the profiles that have a touch screen, in English. */
export async function measureBrandTaps(
  browser: Browser,
  id: string,
  { profiles: names, loads }: { profiles: readonly ProfileName[]; loads: number },
): Promise<TapResult[]> {
  const { locales, defaultLocale } = await importBrand(id);
  const locale = locales.find((candidate) => candidate.startsWith('en')) ?? defaultLocale;
  const sandbox = await startSandbox(root, id, ports.measured);
  try {
    const session = await createPlayer(browser, sandbox, locale);
    const target = { url: `${sandbox.origin}/${locale}/`, session };
    const results: TapResult[] = [];
    for (const name of names) {
      const profile: Profile = profiles[name];
      if (!profile.context.hasTouch) continue;
      const tile = await findTile(browser, target, profile);
      const first: FirstTap[] = [];
      const resting: Taps[] = [];
      const rounds = Math.min(loads, mostRounds);
      for (let round = 1; round <= rounds; round += 1) {
        first.push(await measureFirstTap(browser, target, profile, tile));
        resting.push(await measureTaps(browser, target, profile));
        console.info(`  taps, ${name}, round ${round} of ${rounds}`);
      }
      results.push({ profile: name, first, resting });
    }
    return results;
  } finally {
    await sandbox.stop();
  }
}
