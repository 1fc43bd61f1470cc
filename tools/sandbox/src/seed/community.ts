import { sourcesOfWealth, type SourceOfWealth } from '../../../../libs/contracts/src/enums.ts';
import type { FundingOptionsDocument, LeaderboardEntryDocument, RaffleWinnerDocument } from '../store/base/content.ts';
import type { LocalizedText, Store } from '../store/index.ts';
import { text } from './texts/index.ts';
import type { Texts } from './texts/en.ts';
import type { Random } from '../../../sandbox-art/src/index.ts';

const initials = (random: Random): string => {
  const letter = () => String.fromCharCode(65 + random.integer(0, 25));
  return letter() + letter();
};

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

type Wealth = Texts['sourceOfWealth'];

const fundingOption = (title: (texts: Wealth) => string, tooltip?: (texts: Wealth) => string) => ({
  title: text(({ sourceOfWealth }) => title(sourceOfWealth)),
  tooltip: tooltip ? text(({ sourceOfWealth }) => tooltip(sourceOfWealth)) : null,
});
const contractOfSale = fundingOption((texts) => texts.contractOfSale);

const funding: Readonly<Record<SourceOfWealth, { title: LocalizedText; tooltip: LocalizedText | null }[]>> = {
  Salary: [
    fundingOption(
      ({ payslips }) => payslips.title,
      ({ payslips }) => payslips.tooltip,
    ),
    fundingOption((texts) => texts.employmentContract),
    fundingOption(
      ({ bankStatement }) => bankStatement.title,
      ({ bankStatement }) => bankStatement.tooltip,
    ),
  ],
  Dividends: [
    fundingOption((texts) => texts.dividendStatement),
    fundingOption(
      ({ taxReturn }) => taxReturn.title,
      ({ taxReturn }) => taxReturn.tooltip,
    ),
  ],
  Inheritance: [fundingOption((texts) => texts.will), fundingOption((texts) => texts.notaryLetter)],
  SaleOfCompany: [contractOfSale, fundingOption((texts) => texts.companyRegister)],
  SaleOfProperty: [contractOfSale, fundingOption((texts) => texts.landRegister)],
  Other: [
    fundingOption(
      ({ other }) => other.title,
      ({ other }) => other.tooltip,
    ),
  ],
};
