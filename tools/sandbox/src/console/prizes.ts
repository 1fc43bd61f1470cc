import * as v from 'valibot';
import type { PageDocument } from '../store/base/content.ts';
import { BadCommand, type ConsoleContext } from './command.ts';

export const euroArg = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'An amount is written like 12.50, up to 999999999.99'),
  v.description('Decimal in EUR'),
);
/** Switches a page on or off, if it is said. @returns whether it is on */
export function setPage({ store }: ConsoleContext, key: 'jackpot' | 'raffle', enabled: boolean | undefined): boolean {
  const page = store.documents.get<PageDocument>('page', key);
  if (!page) throw new BadCommand(`There is no ${key} page.`);
  if (enabled === undefined) return page.enabled;
  store.documents.put('page', key, { ...page, enabled });
  return enabled;
}
