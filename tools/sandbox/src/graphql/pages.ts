import type { LoyaltyDocument, PageDocument } from '../content.ts';
import type { LocalizedText } from '../store/index.ts';
import { artUrl, localize, type Context } from './context.ts';

export const desktopWidth = 1440;
export const mobileWidth = 780;

const page = ({ store }: Context, key: string) => store.documents.get<PageDocument>('page', key);

/** Fields of `root` for the pages that have settings. */
export const pageResolvers = {
  jackpotPage(_parent: unknown, _args: unknown, context: Context) {
    const document = page(context, 'jackpot');
    return (
      document && {
        enabled: document.enabled,
        desktopImage: artUrl(context, ['jackpot', 'page'], desktopWidth),
        mobileImage: artUrl(context, ['jackpot', 'page'], mobileWidth),
        titleRows: document.titleRows?.map((row) => localize(context, row)),
        text: localize(context, document.text),
        termsAndConditions: localize(context, document.termsAndConditions),
      }
    );
  },
  rafflePage(_parent: unknown, _args: unknown, context: Context) {
    const document = page(context, 'raffle');
    return (
      document && {
        enabled: document.enabled,
        pageMobileBackgroundImage: artUrl(context, ['raffle', 'background'], mobileWidth),
        pageDesktopBackgroundImage: artUrl(context, ['raffle', 'background'], desktopWidth),
        text: localize(context, document.text),
        termsAndConditions: localize(context, document.termsAndConditions),
      }
    );
  },
  loyaltyPage(_parent: unknown, _args: unknown, context: Context) {
    const document = context.store.documents.get<LoyaltyDocument>('page', 'loyalty');
    if (!document) return null;
    const text = (names: LocalizedText) => localize(context, names);
    const picture = (name: string, width: number) => artUrl(context, ['loyalty', name], width);
    return {
      description: text(document.description),
      termsAndConditions: text(document.termsAndConditions),
      backgroundImage: picture('background', mobileWidth),
      backgroundDesktopImage: picture('background', desktopWidth),
      mainImage: picture('main', mobileWidth),
      mainDesktopImage: picture('main', desktopWidth),
      shopImage: picture('shop', mobileWidth),
      shopDesktopImage: picture('shop', desktopWidth),
      gamesImage: picture('games', mobileWidth),
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
        image: picture(`step-${index + 1}`, mobileWidth),
      })),
      rewardCards: document.rewardCards.map(({ title, description, color }, index) => ({
        title: text(title),
        description: text(description),
        color,
        image: picture(`reward-${index + 1}`, mobileWidth),
      })),
    };
  },
};
