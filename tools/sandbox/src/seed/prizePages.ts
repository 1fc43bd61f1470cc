import type { PageDocument } from '../store/base/content.ts';
import { html, text } from './texts/index.ts';

/** The jackpot and raffle pages, which say what the platform really does. */

/** What a round costs depends on the brand's kind of contribution. */
export const jackpotPage = (asPercentage: boolean): PageDocument => ({
  enabled: true,
  titleRows: [text(({ jackpot }) => jackpot.titleRows.first), text(({ jackpot }) => jackpot.titleRows.second)],
  text: html(({ jackpot }) => [
    jackpot.howItWorks,
    asPercentage ? jackpot.costAsShare : jackpot.costAsAmount,
    jackpot.switchOff,
  ]),
  termsAndConditions: html(({ jackpot }) => jackpot.terms),
});

export const rafflePage: PageDocument = {
  enabled: true,
  text: html(({ raffle }) => raffle.text),
  termsAndConditions: html(({ raffle }) => raffle.terms),
};
