import { regionalCodes } from '@lobby/contracts';
import { useLobby } from '@lobby/host';
import { useMarket } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { useState } from 'react';

/**
 * Who asks, from where and in which language: the variables that all personalized queries share.
 * `pause` holds as long as the visitor's country may still change.
 */
export function useMarketVariables() {
  const { settings } = useLobby();
  const { currency, ipCountryCode, subDivision, isSettled } = useMarket();
  const locale = useLocale();
  const variables = {
    currencyCode: currency,
    ipCountryCode,
    subDivision,
    license: settings.license,
    locale: regionalCodes[locale],
  };
  return { variables, pause: !isSettled };
}

/**
 * The same with the width of pictures (R-7-030, R-7-031), as it was when the component was mounted:
 * turning a phone does not send every query again.
 */
export function useGameVariables() {
  const { variables, pause } = useMarketVariables();
  const [size] = useState(() => thumbnailSize(window.innerWidth, window.devicePixelRatio));
  return { variables: { ...variables, thumbnailSize: size }, pause };
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
