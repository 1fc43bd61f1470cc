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
import { jackpotPage, rafflePage } from './prizeTexts.ts';

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

const lobbyMenu: MenuDocument = {
  items: [
    { id: 'lobby', label: { en: 'Lobby', fi: 'Aula', et: 'Avaleht' }, url: '/', icon: 'home' },
    {
      id: 'slots',
      label: { en: 'Slots', de: 'Spielautomaten', fi: 'Kolikkopelit', et: 'Slotid' },
      url: '/game-list/slots/',
      icon: 'slots',
    },
    {
      id: 'live-casino',
      label: { en: 'Live casino', de: 'Live-Casino', fi: 'Live-kasino', et: 'Live-kasiino' },
      url: '/game-list/live-casino/',
      icon: 'live',
    },
    {
      id: 'table-games',
      label: { en: 'Table games', de: 'Tischspiele', fi: 'Pöytäpelit', et: 'Lauamängud' },
      url: '/game-list/table-games/',
      icon: 'cards',
    },
    {
      id: 'jackpots',
      label: { en: 'Jackpots', fi: 'Jättipotit', et: 'Jackpotid' },
      url: '/game-list/jackpots/',
      icon: 'jackpot',
    },
    {
      id: 'categories',
      label: { en: 'Categories', de: 'Kategorien', fi: 'Kategoriat', et: 'Kategooriad' },
      url: '/game-category/',
      icon: 'grid',
    },
    {
      id: 'studios',
      label: { en: 'Studios', fi: 'Studiot', et: 'Stuudiod' },
      url: '/game-studio/',
      icon: 'studio',
    },
    {
      id: 'jackpot',
      label: { en: 'Our jackpot', de: 'Unser Jackpot', fi: 'Meidän jättipotti', et: 'Meie jackpot' },
      url: '/jackpot/',
      icon: 'jackpot',
    },
    {
      id: 'raffle',
      label: { en: 'Raffle', de: 'Verlosung', fi: 'Arvonta', et: 'Loos' },
      url: '/raffle/',
      icon: 'gift',
    },
    {
      id: 'promotions',
      label: { en: 'Promotions', de: 'Aktionen', fi: 'Kampanjat', et: 'Kampaaniad' },
      url: '/promotions/',
      icon: 'gift',
    },
    {
      id: 'christmas',
      label: { en: 'Christmas calendar', de: 'Adventskalender', fi: 'Joulukalenteri', et: 'Jõulukalender' },
      url: '/christmas-2024/',
      icon: 'gift',
    },
  ],
};

const popUp: PopUpDocument = {
  title: {
    en: 'Our terms have changed',
    de: 'Unsere Bedingungen haben sich geändert',
    fi: 'Ehtomme ovat muuttuneet',
    et: 'Meie tingimused on muutunud',
  },
  text: {
    en: '<p>From the first of December withdrawals are paid within a day. Please read and accept the new terms.</p>',
    de: '<p>Ab dem 1. Dezember werden Auszahlungen innerhalb eines Tages ausgeführt. Bitte lies und akzeptiere die neuen Bedingungen.</p>',
    fi: '<p>Joulukuun ensimmäisestä alkaen kotiutukset maksetaan vuorokaudessa. Lue ja hyväksy uudet ehdot.</p>',
    et: '<p>Alates esimesest detsembrist tehakse väljamaksed ööpäeva jooksul. Palun loe ja nõustu uute tingimustega.</p>',
  },
};

// Inactive until the console sets its dates.
const maintenance: BannerDocument = {
  kind: 'Maintenance',
  text: {
    en: 'Payments pause for maintenance tonight.',
    de: 'Zahlungen ruhen heute Nacht wegen Wartung.',
    fi: 'Maksut ovat tauolla ensi yönä huollon vuoksi.',
    et: 'Maksed on täna öösel hoolduse tõttu peatatud.',
  },
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
