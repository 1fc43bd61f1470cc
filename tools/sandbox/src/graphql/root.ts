import { routes } from '../../../../libs/contracts/src/routes.ts';
import type {
  BannerDocument,
  BlockDocument,
  FundingOptionsDocument,
  JackpotSettingsDocument,
  LegalDocument,
  MenuDocument,
  PopUpDocument,
  RaffleSettingsDocument,
} from '../store/base/content.ts';
import { calendar, isCalendarShown } from './calendar.ts';
import { accountCloseReasons } from './closeReasons.ts';
import { artUrl, forPhones, pictureForDesktops, ipCountryOf, playerOf, localize, type Context } from './context.ts';
import { favouriteRootFields } from './favourites.ts';
import { flowSettings } from './flows.ts';
import { countryOf, visibleGames } from './games.ts';
import { topSportsEvents } from './sports.ts';
import { desktopWidth, isBlocked, isPageOn, mobileWidth, pageResolvers, raffleBackgrounds } from './pages.ts';

export const root = () => ({});

export function countryContext(_parent: unknown, _args: unknown, context: Context) {
  const player = playerOf(context) ?? playerOf(context, context.cookieAuthentication);
  const playerCountryCode = player?.profile.country ?? null;
  const ipCountryCode = ipCountryOf(context);
  const countryCode = playerCountryCode ?? ipCountryCode;
  const subDivision = countryCode === 'CA' ? (player?.profile.personalInfo.state?.toUpperCase() ?? 'ON') : null;
  return {
    countryCode,
    playerCountryCode,
    ipCountryCode,
    havePlayerCountryCode: playerCountryCode !== null,
    subDivision,
  };
}

type BlockNode = BlockDocument & { id: string };

const withId = <Body extends object>({ key, body }: { key: string; body: Body }) => ({ ...body, id: key });

const Root = {
  ts: (_parent: unknown, { keys }: { keys: string[] }, { store, locale }: Context) =>
    [...new Set(keys)].flatMap((key) => {
      const value = store.documents.get<string>('translation', `${locale}:${key}`);
      return value === undefined ? [] : [{ key, value }];
    }),
  flowSettings: (_parent: unknown, { countryCode }: { countryCode?: string | null }, { store }: Context) =>
    flowSettings(store, countryCode ?? null),
  gamificationSettings: (_parent: unknown, _args: unknown, { store }: Context) =>
    store.documents.get('setting', 'gamification'),
  fundingOptions: (_parent: unknown, _args: unknown, context: Context) =>
    context.store.documents
      .all<FundingOptionsDocument>('setting')
      .filter(({ key }) => key.startsWith('funding-'))
      .map(({ body }) => ({
        id: body.id,
        options: body.options.map(({ title, tooltip }) => ({
          title: localize(context, title),
          tooltip: localize(context, tooltip),
        })),
      })),
  jackpotSettings(_parent: unknown, args: { ipCountryCode?: string | null }, context: Context) {
    const settings = context.store.documents.get<JackpotSettingsDocument>('setting', 'jackpot');
    if (!settings || isBlocked(context, 'jackpot', args)) return null;
    return {
      ...settings,
      logo: artUrl(context, ['jackpot', 'logo'], mobileWidth),
      winnerNotificationImage: artUrl(context, ['jackpot', 'winner'], mobileWidth),
    };
  },
  raffleSettings(_parent: unknown, args: { ipCountryCode?: string | null }, context: Context) {
    const settings = context.store.documents.get<RaffleSettingsDocument>('setting', 'raffle');
    if (!settings || isBlocked(context, 'raffle', args)) return null;
    return {
      enabled: settings.enabled,
      raffles: settings.raffles.map(({ studioSlug }) => ({
        gameStudio: context.store.games.studio(studioSlug),
        raffleSpotlightImage: artUrl(context, ['raffle', studioSlug], desktopWidth),
      })),
      ...raffleBackgrounds(context),
    };
  },
  themeSettings: (_parent: unknown, _args: unknown, { store }: Context) =>
    store.documents.get('setting', 'theme') ?? null,
  lobbyMenu(_parent: unknown, { menuKey }: { menuKey: string }, context: Context) {
    const menu = context.store.documents.get<MenuDocument>('menu', menuKey);
    if (!menu) return null;
    return { menuKey, items: menu.items.filter(({ url }) => isOffered(context, url)) };
  },
  contentBlocks: (
    _parent: unknown,
    { page, ipCountryCode }: { page: string; ipCountryCode?: string | null },
    context: Context,
  ) => {
    const country = countryOf(context, ipCountryCode);
    const games = new Set(visibleGames(context, country).map((game) => game.slug));
    return context.store.documents
      .all<BlockDocument>('block')
      .map(withId)
      .filter((block) => block.page === page && (!block.gameSlug || games.has(block.gameSlug)))
      .filter(({ type }) => type !== 'JACKPOT' || isPageOn(context, 'jackpot', { ipCountryCode }))
      .filter(({ type }) => type !== 'RAFFLE' || isPageOn(context, 'raffle', { ipCountryCode }));
  },
  contentBlock(_parent: unknown, { id }: { id: string }, { store }: Context): BlockNode | null {
    const block = store.documents.get<BlockDocument>('block', id);
    return block ? { ...block, id } : null;
  },
  topSportsEvents,
  legalText(_parent: unknown, { slug }: { slug: string }, context: Context) {
    const document = context.store.documents.get<LegalDocument>('legalText', slug);
    return document
      ? { ...document, slug, title: localize(context, document.title), text: localize(context, document.text) }
      : null;
  },
  popUp(_parent: unknown, { id }: { id: string }, context: Context) {
    const document = context.store.documents.get<PopUpDocument>('popUp', id);
    return document ? { id, title: localize(context, document.title), text: localize(context, document.text) } : null;
  },
  banners: (_parent: unknown, { countryCode }: { countryCode?: string | null }, context: Context) =>
    context.store.documents
      .all<BannerDocument>('banner')
      .filter(({ body }) => isActive(body, context.store.now()) && (!body.country || body.country === countryCode))
      .map(withId),
  countries: (_parent: unknown, _args: unknown, { store }: Context) =>
    store.documents.all<string>('country').map(({ key, body }) => ({ code: key, currency: body })),
  accountCloseReasons,
  calendar,
  ...pageResolvers,
  ...favouriteRootFields,
};

/** False for a route whose toggle is off in the brand or whose page is off; true for paths outside the route table. */
function isOffered(context: Context, url: string): boolean {
  if (url === routes.jackpot.path) return isPageOn(context, 'jackpot');
  if (url === routes.raffle.path) return isPageOn(context, 'raffle');
  if (url === routes['christmas-2024'].path) return isCalendarShown(context, 'christmas-2024');
  const { toggles } = context.brand;
  const route = Object.values(routes).find(({ path }) => path === url);
  return !(route && 'needs' in route && route.needs in toggles && !toggles[route.needs as keyof typeof toggles]);
}

/** A banner without a start date is inactive. */
const isActive = ({ startsAt, endsAt }: BannerDocument, now: number): boolean =>
  startsAt !== null && Date.parse(startsAt) <= now && (endsAt === null || now < Date.parse(endsAt));

export const rootResolvers = {
  Root,
  Country: {
    id: ({ code }: { code: string }) => code,
    name: ({ code }: { code: string }, _args: unknown, { locale }: Context) =>
      new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' }).of(code),
  },
  MenuItem: {
    label: ({ label }: MenuDocument['items'][number], _args: unknown, context: Context) => localize(context, label),
  },
  Banner: {
    text: ({ text }: BannerDocument, _args: unknown, context: Context) => localize(context, text),
  },
  ContentBlock: {
    title: (block: BlockNode, _args: unknown, context: Context) => localize(context, block.title),
    subtitle: (block: BlockNode, _args: unknown, context: Context) => localize(context, block.subtitle),
    text: (block: BlockNode, _args: unknown, context: Context) => localize(context, block.text),
    termsAndConditions: (block: BlockNode, _args: unknown, context: Context) =>
      localize(context, block.termsAndConditions),
    desktopImage: (block: BlockNode, _args: unknown, context: Context) =>
      block.art ? artUrl(context, pictureForDesktops(block.type, block.art), desktopWidth) : null,
    mobileImage: (block: BlockNode, _args: unknown, context: Context) =>
      block.art ? artUrl(context, forPhones(block.art), mobileWidth) : null,
    game: (block: BlockNode, _args: unknown, { store }: Context) =>
      block.gameSlug ? store.games.bySlug(block.gameSlug) : null,
    category: ({ category }: BlockNode, _args: unknown, context: Context) =>
      category ? { ...category, label: localize(context, category.label) } : null,
    callToAction: ({ callToAction }: BlockNode, _args: unknown, context: Context) =>
      callToAction ? { ...callToAction, label: localize(context, callToAction.label) } : null,
  },
};
