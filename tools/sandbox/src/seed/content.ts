import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type {
  BannerDocument,
  JackpotSettingsDocument,
  MenuDocument,
  PopUpDocument,
  RaffleSettingsDocument,
} from '../store/base/content.ts';
import type { Store } from '../store/index.ts';
import { countries } from '../store/players/countries.ts';
import { jackpotPage, rafflePage } from './prizePages.ts';
import { text } from './texts/index.ts';
import type { Texts } from './texts/en.ts';

/** Menus, settings, pop-ups and the jackpot and raffle pages of a brand. */
export function seedContent(store: Store, brand: Brand): void {
  const { documents } = store;
  for (const [code, currency] of Object.entries(countries)) documents.put('country', code, currency);
  documents.put('menu', 'lobbyMenu', lobbyMenu);
  documents.put('popUp', 'terms-2026', popUp);
  documents.put('banner', 'maintenance', maintenance);
  documents.put('setting', 'gamification', { enabled: brand.gamification, clientId: `${brand.id}-lobby` });
  documents.put('setting', 'jackpot', jackpot(brand));
  documents.put('setting', 'raffle', raffle(store));
  documents.put('page', 'jackpot', jackpotPage(brand.contributionAsPercentage));
  documents.put('page', 'raffle', rafflePage);
}

const menuItem = (id: keyof Texts['menu'], url: string, icon: string): MenuDocument['items'][number] => ({
  id,
  label: text(({ menu }) => menu[id]),
  url,
  icon,
});

const lobbyMenu: MenuDocument = {
  items: [
    menuItem('lobby', '/', 'home'),
    menuItem('slots', '/game-list/slots/', 'slots'),
    menuItem('live-casino', '/game-list/live-casino/', 'live'),
    menuItem('table-games', '/game-list/table-games/', 'cards'),
    menuItem('jackpots', '/game-list/jackpots/', 'jackpot'),
    menuItem('categories', '/game-category/', 'grid'),
    menuItem('studios', '/game-studio/', 'studio'),
    menuItem('jackpot', '/jackpot/', 'jackpot'),
    menuItem('raffle', '/raffle/', 'gift'),
    menuItem('promotions', '/promotions/', 'gift'),
    menuItem('christmas', '/christmas-2024/', 'gift'),
  ],
};

const popUp: PopUpDocument = {
  title: text(({ newTerms }) => newTerms.title),
  text: text(({ newTerms }) => newTerms.text),
};

// Inactive until the console sets its dates.
const maintenance: BannerDocument = {
  kind: 'Maintenance',
  text: text((texts) => texts.maintenance),
  startsAt: null,
  endsAt: null,
  country: null,
};

const jackpot = (brand: Brand): JackpotSettingsDocument => ({
  enabled: true,
  sourceId: `${brand.id}-lobby`,
  instanceId: `${brand.id}-main`,
  operatorId: brand.id,
  initialContributionValue: brand.contributionAsPercentage ? 0.01 : 0.1,
  contributionOptions: brand.contributionAsPercentage ? [0.01, 0.02, 0.05] : [0.1, 0.2, 0.5],
  enabledCommunity: true,
  contributionAsPercentage: brand.contributionAsPercentage,
  blockedCountries: ['NO'],
});

const raffle = (store: Store): RaffleSettingsDocument => {
  const studios = store.games.studios();
  return {
    enabled: true,
    raffles: [0, 1, 2].map((index) => ({ studioSlug: studios[index]?.slug ?? '' })),
  };
};
