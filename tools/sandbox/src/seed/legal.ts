import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { LegalDocument } from '../content.ts';
import type { Names, Store } from '../store/index.ts';

const section = (heading: string, ...paragraphs: string[]): string =>
  `<h2>${heading}</h2>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}`;

const texts: Readonly<Record<string, { title: Names; text: (name: string) => string }>> = {
  'terms-and-conditions': {
    title: {
      en: 'Terms and conditions',
      de: 'Allgemeine Geschäftsbedingungen',
      fi: 'Käyttöehdot',
      et: 'Kasutustingimused',
    },
    text: (name) =>
      [
        section(
          '1. Who may play',
          `You may hold one account with ${name}, in your own name, if you are of age where you live and play is allowed there.`,
          'We check your identity before the first withdrawal, and earlier where the law asks for it.',
        ),
        section(
          '2. Your money',
          'Your balance is kept apart from our own money. A deposit can be played with at once; a withdrawal goes back to the method of the deposit where that is possible.',
          'Money under a bonus has terms of its own, which are shown with the bonus.',
        ),
        section(
          '3. Games',
          'Every round is decided on the game’s server. If the connection fails, an open round is kept and goes on when you come back.',
          'A malfunction voids the round: stakes are returned.',
        ),
        section(
          '4. Limits and breaks',
          'You can set limits, take a break or exclude yourself at any time. A limit that is lowered counts at once; one that is raised counts after a delay.',
        ),
        section(
          '5. Closing the account',
          'You can close the account whenever you like; the balance is paid out. We close accounts that break these terms and say why.',
        ),
        section('6. Complaints', 'Write to our support first. If we do not agree, an independent body decides.'),
      ].join(''),
  },
  'privacy-policy': {
    title: {
      en: 'Privacy policy',
      de: 'Datenschutzerklärung',
      fi: 'Tietosuojaseloste',
      et: 'Privaatsuspoliitika',
    },
    text: (name) =>
      [
        section(
          'What we keep',
          `${name} keeps what you tell us at registration, your payments, your rounds and how you use the lobby, as long as the law asks for it.`,
        ),
        section(
          'Why we keep it',
          'To run your account, to prevent fraud and money laundering, and to notice when play does harm.',
        ),
        section('Whom we tell', 'Payment providers, game studios and authorities, each only what they need.'),
        section(
          'Cookies',
          'Necessary ones keep you signed in. Others are set only if you agree, and you can change your mind in the footer.',
        ),
        section('Your rights', 'You can see, correct, take with you and, where the law allows, erase your data.'),
      ].join(''),
  },
  'bonus-terms-and-conditions': {
    title: { en: 'Bonus terms', de: 'Bonusbedingungen', fi: 'Bonusehdot', et: 'Boonustingimused' },
    text: (name) =>
      [
        section(
          'Staking',
          `A bonus of ${name} has to be staked as often as its terms say before it becomes real money.`,
        ),
        section(
          'Order',
          'Real money is staked first, bonus money after it. Jackpot and live games take real money only.',
        ),
        section('Time', 'A bonus that is not staked in time expires, with what was won from it.'),
      ].join(''),
  },
  'jackpot-terms': {
    title: { en: 'Jackpot terms', de: 'Jackpot-Bedingungen', fi: 'Jättipotin ehdot', et: 'Jackpoti tingimused' },
    text: (name) =>
      [
        section('Taking part', `Players of ${name} choose a contribution that is added to each bet.`),
        section('Winning', 'The pot to be won and the moment are drawn at random. The amount is credited at once.'),
      ].join(''),
  },
};

export function seedLegal(store: Store, brand: Brand): void {
  for (const [slug, { title, text }] of Object.entries(texts)) {
    const document: LegalDocument = {
      title,
      text: { en: text(brand.name) },
      version: '2026.11',
      updatedAt: '2026-11-01T00:00:00.000Z',
    };
    store.documents.put('legalText', slug, document);
  }
}
