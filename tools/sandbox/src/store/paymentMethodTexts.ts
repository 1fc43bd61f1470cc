import type { Language } from './base/wording.ts';
import { awardPoints } from './wallets/payments.ts';

interface PaymentMethodTexts {
  card: string;
  wallet: string;
  bankTransfer: string;
  /** For each deposit by instant banking. */
  award: string;
}

/** Names of payment methods that are no brands, and what a deposit brings. */
export const paymentMethodTexts: Readonly<Record<Language, PaymentMethodTexts>> = {
  en: {
    card: 'Card',
    wallet: 'Wallet',
    bankTransfer: 'Bank transfer',
    award: `Each deposit by instant bank payment brings you ${awardPoints} points for the rewards shop.`,
  },
  de: {
    card: 'Karte',
    wallet: 'Wallet',
    bankTransfer: 'Überweisung',
    award: `Jede Einzahlung per Sofort-Banküberweisung bringt dir ${awardPoints} Punkte für den Prämienshop.`,
  },
  et: {
    card: 'Kaart',
    wallet: 'Rahakott',
    bankTransfer: 'Pangaülekanne',
    award: `Iga kiirpangamakse toob sulle ${awardPoints} punkti preemiapoodi.`,
  },
  fi: {
    card: 'Kortti',
    wallet: 'Lompakko',
    bankTransfer: 'Tilisiirto',
    award: `Jokaisesta pikapankkitalletuksesta saat ${awardPoints} pistettä palkintokauppaan.`,
  },
  fr: {
    card: 'Carte',
    wallet: 'Portefeuille électronique',
    bankTransfer: 'Virement bancaire',
    award: `Chaque dépôt par paiement bancaire instantané vous apporte ${awardPoints}\u00a0points pour la boutique.`,
  },
  it: {
    card: 'Carta',
    wallet: 'Portafoglio elettronico',
    bankTransfer: 'Bonifico',
    award: `Ogni deposito con bonifico istantaneo ti porta ${awardPoints} punti per lo shop ricompense.`,
  },
  ja: {
    card: 'カード',
    wallet: '電子ウォレット',
    bankTransfer: '銀行送金',
    award: `即時銀行振込で入金するたびに、リワードショップで使える${awardPoints}ポイントがもらえます。`,
  },
  no: {
    card: 'Kort',
    wallet: 'E-lommebok',
    bankTransfer: 'Bankoverføring',
    award: `Hvert innskudd med straksbetaling gir deg ${awardPoints}\u00a0poeng til belønningsbutikken.`,
  },
};
