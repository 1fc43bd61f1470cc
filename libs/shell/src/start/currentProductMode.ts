import { resolveProductMode, type ProductMode } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { Sportsbook } from 'virtual:lobby-build';

/** The mode of the page on screen, for those outside of React. */
export function currentProductMode(): ProductMode {
  const { pathname, search } = window.location;
  const stored = cookies.get('productMode');
  const remembered = stored === 'sports' || stored === 'casino' ? stored : null;
  return resolveProductMode({ pathname, search, remembered, sportsbook: Sportsbook }).mode;
}
