import { regionalCodes, thumbnailSize, type Visit } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { useMarket } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { useState } from 'react';

/** Who asks, from where and in which language: what all personalized queries share. */
export const marketVariables = ({ currency, ipCountryCode, subDivision, license, locale }: Omit<Visit, 'params'>) => ({
  currencyCode: currency,
  ipCountryCode,
  subDivision,
  license,
  locale: regionalCodes[locale],
});

export type MarketVariables = ReturnType<typeof marketVariables>;

/** The same with the width of pictures, before a component can tell it. */
export const gameVariables = (visit: Visit) => ({ ...marketVariables(visit), thumbnailSize: windowThumbnailSize() });
export type GameVariables = ReturnType<typeof gameVariables>;

/**
 * {@link marketVariables} of this visitor.
 * `pause` holds as long as the visitor's country may still change.
 */
export function useMarketVariables() {
  const { settings } = useLobby();
  const { currency, ipCountryCode, subDivision, isSettled } = useMarket();
  const locale = useLocale();
  const { license } = settings;
  return { variables: marketVariables({ currency, ipCountryCode, subDivision, license, locale }), pause: !isSettled };
}

/** The same with the width of pictures (R-7-030, R-7-031). */
export function useGameVariables() {
  const { variables, pause } = useMarketVariables();
  const size = useThumbnailSize();
  return { variables: { ...variables, thumbnailSize: size }, pause };
}

/** The window's thumbnail size when the component was mounted: turning a phone does not send every query again. */
export const useThumbnailSize = (): number => useState(windowThumbnailSize)[0];

let knownSize: number | undefined;

/** The window's thumbnail size now. To read the window's width makes the browser lay the page out, so it is read once. */
export function windowThumbnailSize(): number {
  if (typeof window === 'undefined') return servedThumbnailSize;
  if (knownSize === undefined) {
    knownSize = thumbnailSize(window.innerWidth, window.devicePixelRatio);
    window.addEventListener('resize', () => (knownSize = undefined), { once: true });
  }
  return knownSize;
}

/** A prerendered page is the same for all devices; its pictures are chosen by `srcset`. In the browser its queries have the window's. */
const servedThumbnailSize = thumbnailSize(390, 2);
