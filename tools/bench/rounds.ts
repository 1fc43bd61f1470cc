import type { Loader, Sample } from './load.ts';
import { rotate } from './statistics.ts';

/** What is compared: the lobby, its page without scripts, the bare page, and the build of another commit. */
export type Variant = 'lobby' | 'copy' | 'bare' | 'against';
export type Variants<Value> = Partial<Record<Variant, Value>>;

export const variantsOf = <Value>(values: Variants<Value>): [Variant, Value][] =>
  Object.entries(values) as [Variant, Value][];

/** Loads the variants in turns. Samples with the same index belong to the same round. */
export async function measureRounds(
  loaders: Variants<Loader>,
  loads: number,
  label: string,
): Promise<Variants<Sample[]>> {
  const samples: Variants<Sample[]> = {};
  try {
    for (let round = 0; round < loads; round += 1)
      for (const [variant, loader] of rotate(variantsOf(loaders), round)) {
        (samples[variant] ??= []).push(await loader.load());
        console.info(`  ${label}, round ${round + 1} of ${loads}: ${variant}`);
      }
    return samples;
  } finally {
    for (const [, { close }] of variantsOf(loaders)) await close();
  }
}
