import { regionalCodes } from '@lobby/contracts';
import { useLobby } from '@lobby/host';
import { useMarket } from '@lobby/player';
import { useLocale } from '@lobby/routing';
import { useState } from 'react';
import { thumbnailSize } from './thumbnails/thumbnailSize.ts';

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
 * The same with the width of pictures (R-7-030, R-7-031): that of the moment when the component
 * appeared, so that turning a phone does not send every query again.
 */
export function useGameVariables() {
  const { variables, pause } = useMarketVariables();
  const [size] = useState(() => thumbnailSize(window.innerWidth, window.devicePixelRatio));
  return { variables: { ...variables, thumbnailSize: size }, pause };
}
