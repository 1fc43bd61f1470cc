import { regionalCodes, type Visit } from '@lobby/contracts';
import { useLobby } from '@lobby/host';
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

/** Viewport width from which a tile's width in CSS pixels holds (R-9-062, A-021); widest first. */
const widthSteps = [
  [1536, 236],
  [1280, 172],
  [1024, 236],
  [768, 160],
  [640, 237],
  [425, 194],
  [375, 190.5],
  [360, 165.2],
  [320, 158],
] as const;
const narrowest = 138;

/** Higher ratios cost bytes without a visible gain (R-9-063). */
const maxPixelRatio = 2;

/** The `thumbnailSize` of game queries: a width in device pixels, with its fraction (a GraphQL Float). */
export function thumbnailSize(viewportWidth: number, pixelRatio: number): number {
  const width = widthSteps.find(([from]) => viewportWidth >= from)?.[1] ?? narrowest;
  return width * Math.min(pixelRatio, maxPixelRatio);
}

/** A prerendered page is the same for all devices; its pictures are chosen by `srcset`. In the browser its queries have the window's. */
const servedThumbnailSize = thumbnailSize(390, 2);
