import type { LoyaltyDocument } from '../store/base/content.ts';
import { html, text } from './texts/index.ts';
import type { Texts } from './texts/en.ts';

/** The loyalty page, which says what the platform really does: see `gamification.ts` of this folder. */

interface Rank {
  id: keyof Texts['loyalty']['ranks'];
  color: string;
  benefits: readonly ((texts: Texts) => string)[];
}

const shopPoints = (count: number) => (texts: Texts) => texts.loyalty.benefits.shopPoints(count);
const gift = (euros: number) => (texts: Texts) => texts.loyalty.benefits.gift(euros);

const ranks = (bonusWallet: boolean): readonly Rank[] => [
  {
    id: 'copper',
    color: '#b87333',
    benefits: [(texts) => texts.loyalty.benefits.missions, (texts) => texts.loyalty.benefits.tournaments],
  },
  { id: 'silver', color: '#9ea7ad', benefits: [shopPoints(50)] },
  {
    id: 'gold',
    color: '#d4a017',
    benefits: [bonusWallet ? (texts) => texts.freeSpins(10) : shopPoints(200)],
  },
  { id: 'emerald', color: '#2e8b57', benefits: [gift(5)] },
  { id: 'diamond', color: '#7fb8d6', benefits: [gift(25)] },
];

const step = (id: keyof Texts['loyalty']['steps']): LoyaltyDocument['steps'][number] => ({
  title: text(({ loyalty }) => loyalty.steps[id].title),
  subtitle: text(({ loyalty }) => loyalty.steps[id].subtitle),
  description: text(({ loyalty }) => loyalty.steps[id].description),
});

const rewardCard = (id: keyof Texts['loyalty']['rewards'], color: string): LoyaltyDocument['rewardCards'][number] => ({
  title: text(({ loyalty }) => loyalty.rewards[id].title),
  description: text(({ loyalty }) => loyalty.rewards[id].description),
  color,
});

/** What free spins win is bonus money: there are none in a brand without it. */
export const loyaltyPage = (bonusWallet: boolean): LoyaltyDocument => ({
  description: text(({ loyalty }) => loyalty.description),
  rankCards: ranks(bonusWallet).map(({ id, color, benefits }, index) => ({
    rank: index + 1,
    title: text(({ loyalty }) => loyalty.ranks[id].title),
    subtitle: text(({ loyalty }) => loyalty.ranks[id].subtitle),
    color,
    benefitsTitle: text(({ loyalty }) => loyalty.benefitsTitle),
    benefits: [
      ...benefits.map((benefit) => text(benefit)),
      ...(index > 0 ? [text(({ loyalty }) => loyalty.benefits.permanence)] : []),
    ],
  })),
  steps: [step('join'), step('play'), step('rise')],
  rewardCards: [
    rewardCard(bonusWallet ? 'freeSpins' : 'missions', '#5b4bd6'),
    rewardCard('money', '#1f8a70'),
    rewardCard('points', '#c2571a'),
  ],
  termsAndConditions: html(({ loyalty }) => loyalty.terms),
});
