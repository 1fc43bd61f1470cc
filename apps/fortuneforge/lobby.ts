import { accountFeature } from '@lobby/account';
import { calendarFeature } from '@lobby/calendar';
import { cashierFeature } from '@lobby/cashier';
import { chatFeature } from '@lobby/chat';
import { complianceFeature } from '@lobby/compliance';
import { contentFeature } from '@lobby/content';
import { gamesFeature } from '@lobby/games';
import { gamificationFeature } from '@lobby/gamification';
import { identityFeature } from '@lobby/identity';
import { jackpotFeature } from '@lobby/jackpot';
import { raffleFeature } from '@lobby/raffle';
import { rewardsFeature } from '@lobby/rewards';
import { defineLobby } from '@lobby/shell';
import { sportsFeature } from '@lobby/sports';
import { walletFeature } from '@lobby/wallet';
import brand from './brand.ts';
import { theme } from './theme.css.ts';

export const lobby = defineLobby({
  brand,
  theme,
  features: [
    identityFeature(),
    gamesFeature(),
    contentFeature(),
    calendarFeature(),
    walletFeature(),
    cashierFeature(),
    complianceFeature(),
    accountFeature(),
    jackpotFeature(),
    raffleFeature(),
    rewardsFeature(),
    gamificationFeature(),
    chatFeature(),
    sportsFeature(),
  ],
});
