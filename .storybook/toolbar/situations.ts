import type { StoryLobbyOptions } from '../../libs/testing/src/stories/StoryLobby.tsx';
import { wireCustomer, wirePlayer, wireViewer, wireWallet } from '../../libs/testing/src/scene/wire.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** Answers of the platform about this player, in place of the story's own. */
function player(fields: object = {}, wallet: object = {}): StoryLobbyOptions {
  const info = () => wireViewer({ player: { ...wirePlayer, ...fields }, wallet: { ...wireWallet, ...wallet } });
  const customer = () => wireViewer({ customer: wireCustomer });
  return {
    signedIn: true,
    answers: { GetPlayerInfo: info, PlayerDetails: info, Wallet: info, GetCustomerInfo: customer },
  };
}

/** Who looks at the story; null leaves it to the story. */
const situations = {
  'as in the story': () => null,
  visitor: () => ({ signedIn: false }),
  player: () => player(),
  'on a break': () => player({ timeouts: { __typename: 'Timeouts', timeoutEndsAt: inDays(7) } }),
  unverified: () =>
    player({
      emailVerified: false,
      isPhoneNumberVerified: false,
      kycCheckStatus: { ...wirePlayer.kycCheckStatus, status: 'Required', deadline: inDays(14) },
    }),
  'low funds': () => player({}, { balance: '0.40', bonusBalance: '0.00' }),
} satisfies Record<string, () => StoryLobbyOptions | null>;

export type Situation = keyof typeof situations;
export const situationNames = Object.keys(situations) as Situation[];

/** The story's lobby as the player of the toolbar finds it. */
export function inSituation(lobby: StoryLobbyOptions, name: Situation): StoryLobbyOptions {
  const situation: StoryLobbyOptions | null = situations[name]();
  if (situation === null) return lobby;
  return { ...lobby, ...situation, answers: { ...lobby.answers, ...situation.answers } };
}
