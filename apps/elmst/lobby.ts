import { accountFeature } from '@lobby/account';
import { calendarFeature } from '@lobby/calendar';
import { cashierFeature } from '@lobby/cashier';
import { chatFeature } from '@lobby/chat';
import { contentFeature } from '@lobby/content';
import { gamesFeature } from '@lobby/games';
import { signInFeature } from '@lobby/sign-in';
import { jackpotFeature } from '@lobby/jackpot';
import { limitsFeature } from '@lobby/limits';
import { protectionFeature } from '@lobby/protection';
import { raffleFeature } from '@lobby/raffle';
import { rewardsFeature } from '@lobby/rewards';
import { defineLobby } from '@lobby/shell';
import { sportsFeature } from '@lobby/sports';
import { verificationFeature } from '@lobby/verification';
import { walletFeature } from '@lobby/wallet';
import brand from './brand.ts';
import { theme } from './theme.css.ts';

export const lobby = defineLobby({
  brand,
  theme,
  features: [
    signInFeature(),
    gamesFeature(),
    contentFeature(),
    calendarFeature(),
    walletFeature(),
    cashierFeature(),
    verificationFeature(),
    limitsFeature(),
    protectionFeature(),
    accountFeature(),
    jackpotFeature(),
    raffleFeature(),
    rewardsFeature(),
    chatFeature(),
    sportsFeature(),
  ],
});
