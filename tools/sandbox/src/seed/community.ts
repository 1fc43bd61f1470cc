import { sourcesOfWealth, type SourceOfWealth } from '../../../../libs/contracts/src/enums.ts';
import type { FundingOptionsDocument, LeaderboardEntryDocument, RaffleWinnerDocument } from '../store/base/content.ts';
import type { LocalizedText, Store } from '../store/index.ts';
import { worded, type Wording } from '../store/base/wording.ts';
import type { Random } from '../../../sandbox-art/src/index.ts';

const initials = (random: Random): string => {
  const letter = () => String.fromCharCode(65 + random.integer(0, 25));
  return letter() + letter();
};

const ranks = ['Copper', 'Silver', 'Gold', 'Emerald', 'Diamond'] as const;

/** Raffle winners, the jackpot leaderboard and funding options. */
export function seedCommunity(store: Store, brandId: string, random: Random): void {
  for (let index = 0; index < 40; index++) {
    const type = random.pick(['hourly', 'daily', 'weekly']);
    const winner: RaffleWinnerDocument = {
      winnerInitials: initials(random),
      winAmount: random.integer(500, 250_000),
      brand: brandId,
      instanceId: `${brandId}-${type}`,
      jackpotName: type,
      timestamp: new Date(store.now() - index * 3_600_000).toISOString(),
    };
    store.documents.put('raffleWinner', `winner-${index}`, winner, index);
  }
  for (let index = 0; index < 120; index++) {
    const leader: LeaderboardEntryDocument = {
      initials: initials(random),
      expectedPrize: Math.round(500_000 / (index + 1)),
      rankName: ranks[Math.max(0, 4 - Math.floor(index / 10))] ?? 'Copper',
      brand: brandId,
    };
    store.documents.put('jackpotEntry', `leader-${index}`, leader, index);
  }
  for (const [position, id] of sourcesOfWealth.entries())
    store.documents.put(
      'setting',
      `funding-${id}`,
      { id, options: funding[id] } satisfies FundingOptionsDocument,
      position,
    );
}

const fundingOption = (title: Wording, tooltip?: Wording) => ({
  title: worded(title),
  tooltip: tooltip ? worded(tooltip) : null,
});
const contractOfSale: Wording = ['Contract of sale', 'Kaufvertrag', 'Kauppakirja', 'Müügileping'];
const lastYear: Wording = ['Of the last year', 'Vom letzten Jahr', 'Viime vuodelta', 'Eelmise aasta kohta'];

const funding: Readonly<Record<SourceOfWealth, { title: LocalizedText; tooltip: LocalizedText | null }[]>> = {
  Salary: [
    fundingOption(
      ['Payslips', 'Gehaltsabrechnungen', 'Palkkalaskelmat', 'Palgalehed'],
      [
        'Of the last three months',
        'Der letzten drei Monate',
        'Viimeisten kolmen kuukauden ajalta',
        'Viimase kolme kuu kohta',
      ],
    ),
    fundingOption(['Employment contract', 'Arbeitsvertrag', 'Työsopimus', 'Tööleping']),
    fundingOption(
      ['Bank statement', 'Kontoauszug', 'Tiliote', 'Kontoväljavõte'],
      [
        'With your name and the payments of your employer',
        'Mit deinem Namen und den Zahlungen deines Arbeitgebers',
        'Jossa näkyvät nimesi ja työnantajan maksut',
        'Kus on näha sinu nimi ja tööandja maksed',
      ],
    ),
  ],
  Dividends: [
    fundingOption(['Dividend statement', 'Dividendenbescheinigung', 'Osinkotodistus', 'Dividenditeatis']),
    fundingOption(['Tax return', 'Steuererklärung', 'Veroilmoitus', 'Tuludeklaratsioon'], lastYear),
  ],
  Inheritance: [
    fundingOption([
      'Will or grant of probate',
      'Testament oder Erbschein',
      'Testamentti tai perukirja',
      'Testament või pärimistunnistus',
    ]),
    fundingOption(['Letter of a notary', 'Schreiben eines Notars', 'Notaarin kirje', 'Notari kiri']),
  ],
  SaleOfCompany: [
    fundingOption(contractOfSale),
    fundingOption([
      'Extract from the register of companies',
      'Auszug aus dem Handelsregister',
      'Kaupparekisteriote',
      'Väljavõte äriregistrist',
    ]),
  ],
  SaleOfProperty: [
    fundingOption(contractOfSale),
    fundingOption([
      'Extract from the land register',
      'Grundbuchauszug',
      'Kiinteistörekisteriote',
      'Väljavõte kinnistusraamatust',
    ]),
  ],
  Other: [
    fundingOption(
      ['Another proof', 'Ein anderer Nachweis', 'Muu selvitys', 'Muu tõend'],
      [
        'A document that shows the amount and where it comes from',
        'Ein Dokument, das den Betrag und seine Herkunft zeigt',
        'Asiakirja, josta näkyvät summa ja sen alkuperä',
        'Dokument, kus on näha summa ja selle päritolu',
      ],
    ),
  ],
};
