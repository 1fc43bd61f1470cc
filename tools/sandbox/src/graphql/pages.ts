import type { LoyaltyDocument, PageDocument } from '../store/base/content.ts';
import type { LocalizedText } from '../store/index.ts';
import { artUrl, forPhones, localize, type Context } from './context.ts';
import { countryOf } from './games.ts';

export const desktopWidth = 1440;
export const mobileWidth = 780;

type CountryArgument = { ipCountryCode?: string | null };

/** Whether jackpot or raffle are withheld in the country of the player, or of the request. */
export function isBlocked(context: Context, kind: 'jackpot' | 'raffle', { ipCountryCode }: CountryArgument): boolean {
  const { jackpots, raffles } = context.store;
  const { blockedCountries } = { jackpot: jackpots.settings(), raffle: raffles.settings() }[kind] ?? {};
  return blockedCountries?.includes(countryOf(context, ipCountryCode)) ?? false;
}

/** Wide on desktops; phones get a shape that they can crop. */
export const raffleBackgrounds = (context: Context) => ({
  pageMobileBackgroundImage: artUrl(context, forPhones(['raffle', 'background']), mobileWidth),
  pageDesktopBackgroundImage: artUrl(context, ['raffle', 'background'], desktopWidth),
});

const page = ({ store }: Context, key: string) => store.documents.get<PageDocument>('page', key);

/** Whether jackpot or raffle and its page are on, in the country of the player or of the address. */
export function isPageOn(context: Context, kind: 'jackpot' | 'raffle', country: CountryArgument = {}): boolean {
  const { jackpots, raffles } = context.store;
  const isEnabled = { jackpot: jackpots.settings(), raffle: raffles.settings() }[kind]?.enabled ?? false;
  return isEnabled && (page(context, kind)?.enabled ?? false) && !isBlocked(context, kind, country);
}

/** Fields of `root` for the pages that have settings. */
export const pageResolvers = {
  jackpotPage(_parent: unknown, args: CountryArgument, context: Context) {
    const document = page(context, 'jackpot');
    if (!document || isBlocked(context, 'jackpot', args)) return null;
    return {
      enabled: document.enabled,
      desktopImage: artUrl(context, ['jackpot', 'page'], desktopWidth),
      mobileImage: artUrl(context, forPhones(['jackpot', 'page']), mobileWidth),
      titleRows: document.titleRows?.map((row) => localize(context, row)),
      text: localize(context, document.text),
      termsAndConditions: localize(context, document.termsAndConditions),
    };
  },
  rafflePage(_parent: unknown, args: CountryArgument, context: Context) {
    const document = page(context, 'raffle');
    if (!document || isBlocked(context, 'raffle', args)) return null;
    return {
      enabled: document.enabled,
      ...raffleBackgrounds(context),
      text: localize(context, document.text),
      termsAndConditions: localize(context, document.termsAndConditions),
    };
  },
  loyaltyPage(_parent: unknown, _args: unknown, context: Context) {
    const document = context.store.documents.get<LoyaltyDocument>('page', 'loyalty');
    if (!document) return null;
    const text = (names: LocalizedText) => localize(context, names);
    const forDesktops = (name: string) => artUrl(context, ['loyalty', name], desktopWidth);
    const forAll = (name: string) => artUrl(context, forPhones(['loyalty', name]), mobileWidth);
    return {
      description: text(document.description),
      termsAndConditions: text(document.termsAndConditions),
      backgroundImage: forAll('background'),
      backgroundDesktopImage: forDesktops('background'),
      mainImage: forAll('main'),
      mainDesktopImage: forDesktops('main'),
      shopImage: forAll('shop'),
      shopDesktopImage: forDesktops('shop'),
      gamesImage: forDesktops('games'),
      rankCards: document.rankCards.map(({ rank, color, title, subtitle, benefitsTitle, benefits }) => ({
        rank,
        color,
        title: text(title),
        subtitle: text(subtitle),
        logo: artUrl(context, ['rank', title.en.toLowerCase()], 160),
        benefitsTitle: text(benefitsTitle),
        benefits: benefits.map((benefit) => ({ description: text(benefit) })),
      })),
      steps: document.steps.map(({ title, subtitle, description }, index) => ({
        title: text(title),
        subtitle: text(subtitle),
        description: text(description),
        image: forAll(`step-${index + 1}`),
      })),
      rewardCards: document.rewardCards.map(({ title, description, color }, index) => ({
        title: text(title),
        description: text(description),
        color,
        image: forAll(`reward-${index + 1}`),
      })),
    };
  },
};
