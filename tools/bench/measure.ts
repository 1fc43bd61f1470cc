import type { BrandId } from '../../e2e/support/brands.ts';
import type { Browser } from 'playwright';
import type { Brand } from '../../libs/contracts/src/brand.ts';
import { root } from '../start/operator.ts';
import { serveBarePage } from './bare.ts';
import { importBrand } from './builds.ts';
import {
  type Chains,
  coldLoader,
  type Loader,
  returnLoader,
  type Sample,
  type Session,
  type Target,
  warmUp,
} from './load.ts';
import { pagesOf, type BenchPage } from './pages.ts';
import { profiles, type ProfileName } from './profiles.ts';
import { measureRounds, type Variants, variantsOf } from './rounds.ts';
import { ports, startSandbox, type Sandbox } from './sandbox.ts';
import { copyWithoutScripts, serveCopy, type CopyServer } from './scriptFree.ts';
import { createPlayer, signIn } from './session.ts';

/** Nothing is cached, or all that two visits before have left. */
export type Visit = 'cold' | 'return';

/** The loads of one page; those with the same index belong to the same round. */
export interface Result {
  brand: string;
  profile: ProfileName;
  visit: Visit;
  page: string;
  isPlayer: boolean;
  samples: Variants<Sample[]>;
  chains: Chains;
}

interface Options {
  profiles: readonly ProfileName[];
  /** Names; all if absent. */
  pages?: readonly string[];
  loads: number;
  /** Another checkout with a build. */
  against?: string;
}

/** A back end and its player. */
interface Place {
  variant: 'lobby' | 'against';
  origin: string;
  session: Session;
}

/** Measures the pages of one brand, whose builds exist. */
export async function measureBrand(browser: Browser, id: string, options: Options): Promise<Result[]> {
  const brand = await importBrand(id);
  const sandboxes: Sandbox[] = [];
  const places: Place[] = [];
  const open = async (variant: Place['variant'], checkout: string) => {
    const sandbox = await startSandbox(checkout, id, variant === 'lobby' ? ports.measured : ports.against);
    sandboxes.push(sandbox);
    const session = await createPlayer(browser, sandbox, brand.defaultLocale);
    places.push({ variant, origin: sandbox.origin, session });
  };
  try {
    await open('lobby', root);
    if (options.against) await open('against', options.against);
    const results: Result[] = [];
    for (const page of pagesOf(brand).filter(({ name }) => options.pages?.includes(name) ?? true))
      for (const profile of page.isMain ? options.profiles : options.profiles.slice(0, 1))
        results.push(...(await measurePage(browser, brand, page, profile, places, options.loads)));
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
  places: readonly Place[],
  loads: number,
): Promise<Result[]> {
  const profile = profiles[profileName];
  const { isPlayer, hasRouteChanges } = page;
  const targets: Variants<Target> = {};
  for (const { variant, origin, session } of places)
    targets[variant] = {
      url: `${origin}/${defaultLocale}${page.path}`,
      session: isPlayer ? session : undefined,
      hasRouteChanges,
      hasBalance: isPlayer,
    };
  const { lobby, against } = targets;
  if (!lobby) throw new Error('There is no sandbox.');
  if (!isPlayer) await requirePrerendered(lobby.url);
  const { chains, content } = await warmUp(browser, lobby, profile, copyWithoutScripts);
  if (against) await warmUp(browser, against, profile, () => '');
  const servers = await serveOthers(content, new URL(lobby.url).origin, page);
  try {
    for (const [variant, { url }] of variantsOf(servers)) {
      targets[variant] = { url };
      await warmUp(browser, { url }, profile, () => '');
    }
    const measure = async (visit: Visit, loaders: Variants<Loader>): Promise<Result> => {
      const samples = await measureRounds(loaders, loads, `${page.name}, ${profileName}, ${visit}`);
      // Without scripts the balance is there from the start: the lobby's is compared with the complete page.
      if (isPlayer) for (const sample of samples.copy ?? []) sample.balance = sample.largestPaint;
      return { brand: id, profile: profileName, visit, page: page.name, isPlayer, samples, chains };
    };
    const cold: Variants<Loader> = {};
    for (const [variant, target] of variantsOf(targets)) cold[variant] = coldLoader(browser, target, profile);
    const results = [await measure('cold', cold)];
    if (page.isMain) {
      const returning: Variants<Loader> = {};
      for (const [variant, target] of variantsOf(targets)) {
        if (variant === 'bare') continue;
        // Its context renews its tokens: the session of the cold loads would be left with old ones.
        const session =
          target.session &&
          (await signIn(browser, { brand: id as BrandId, origin: new URL(target.url).origin }, defaultLocale));
        returning[variant] = await returnLoader(browser, { ...target, session }, profile);
      }
      results.push(await measure('return', returning));
    }
    return results;
  } finally {
    for (const [, { stop }] of variantsOf(servers)) stop();
  }
}

/** Serves what a page is compared with: its copy, and the bare page beside the first pages that show games. */
async function serveOthers(copy: string, origin: string, { isMain }: BenchPage): Promise<Variants<CopyServer>> {
  const servers: Variants<CopyServer> = { copy: await serveCopy(copy, origin, ports.copy) };
  const thumbnail = /[^"\s]*\/thumbnails\/[^"\s?]*/.exec(copy)?.[0];
  if (isMain && thumbnail) servers.bare = await serveBarePage(new URL(`${thumbnail}?width=80`, origin), ports.bare);
  return servers;
}

/** The shell page would be measured in place of a page that is missing, or older than the build. */
async function requirePrerendered(url: string): Promise<void> {
  const page = await fetch(url).then((response) => response.text());
  if (!page.includes('id="lobby-page"')) throw new Error(`${url} is not prerendered.`);
}
