import type { Browser } from 'playwright';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { root } from '../start/operator.ts';
import { importBrand } from './builds.ts';
import { coldLoad, warmUp, type Sample, type Target } from './load.ts';
import { pagesOf, type BenchPage } from './pages.ts';
import { profiles, type ProfileName } from './profiles.ts';
import { ports, startSandbox } from './sandbox.ts';
import { copyWithoutScripts, serveCopy } from './scriptFree.ts';
import { signIn } from './session.ts';
import { rotate } from './statistics.ts';

/** What is compared: the lobby, its page without scripts, and the build of another commit. */
export type Variant = 'lobby' | 'copy' | 'against';

/** The loads of one page; those with the same index belong to the same round. */
export interface Result {
  brand: string;
  profile: ProfileName;
  page: string;
  isPlayer: boolean;
  samples: Partial<Record<Variant, Sample[]>>;
  /** The requests that lead to the last picture of the first view. */
  chain: readonly string[];
}

interface Options {
  profiles: readonly ProfileName[];
  /** Names; all if absent. */
  pages?: readonly string[];
  loads: number;
  /** Another checkout with a build. */
  against?: string;
}

/** Measures the pages of one brand, whose builds exist. */
export async function measureBrand(browser: Browser, id: string, options: Options): Promise<Result[]> {
  const brand = await importBrand(id);
  const sandboxes = [await startSandbox(root, id, ports.measured)];
  try {
    if (options.against) sandboxes.push(await startSandbox(options.against, id, ports.against));
    const origins = sandboxes.map(({ origin }) => origin);
    const results: Result[] = [];
    for (const page of pagesOf(brand).filter(({ name }) => options.pages?.includes(name) ?? true))
      for (const profile of options.profiles)
        results.push(await measurePage(browser, brand, page, profile, origins, options.loads));
    return results;
  } finally {
    for (const { stop } of sandboxes) await stop();
  }
}

async function measurePage(
  browser: Browser,
  { id, defaultLocale }: Brand,
  page: BenchPage,
  profileName: ProfileName,
  origins: readonly string[],
  loads: number,
): Promise<Result> {
  const profile = profiles[profileName];
  const isPlayer = page.isPlayer ?? false;
  const targets: Partial<Record<Variant, Target>> = {};
  for (const [index, origin] of origins.entries())
    targets[index === 0 ? 'lobby' : 'against'] = {
      url: `${origin}/${defaultLocale}${page.path}`,
      session: isPlayer ? await signIn(browser, origin, defaultLocale) : undefined,
      hasRouteChanges: page.hasRouteChanges,
      hasBalance: isPlayer,
    };
  const { lobby, against } = targets;
  if (!lobby) throw new Error('There is no sandbox.');
  if (!isPlayer) await requirePrerendered(lobby.url);
  const { chain, content } = await warmUp(browser, lobby, profile, copyWithoutScripts);
  if (against) await warmUp(browser, against, profile, () => '');
  const copy = await serveCopy(content, new URL(lobby.url).origin, ports.copy);
  try {
    targets.copy = { url: copy.url };
    await warmUp(browser, targets.copy, profile, () => '');
    const samples: Result['samples'] = {};
    for (let round = 0; round < loads; round += 1)
      for (const [variant, target] of rotate(Object.entries(targets), round)) {
        const sample = await coldLoad(browser, target, profile);
        // Without scripts the balance is there from the start: the lobby's is compared with the complete page.
        if (variant === 'copy' && isPlayer) sample.balance = sample.largestPaint;
        (samples[variant as Variant] ??= []).push(sample);
        console.info(`  ${page.name}, ${profileName}, round ${round + 1} of ${loads}: ${variant}`);
      }
    return { brand: id, profile: profileName, page: page.name, isPlayer, samples, chain };
  } finally {
    copy.stop();
  }
}

/** The shell page would be measured in place of a page that is missing, or older than the build. */
async function requirePrerendered(url: string): Promise<void> {
  const page = await fetch(url).then((response) => response.text());
  if (!page.includes('id="lobby-page"')) throw new Error(`${url} is not prerendered.`);
}
