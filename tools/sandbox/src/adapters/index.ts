import type { RoundRejection } from '../../../demo-games/src/index.ts';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { regionalCodes } from '../../../../libs/contracts/src/locales.ts';
import type { Account, PartnerGame, PartnerPorts } from '../partners/ports.ts';
import { createGamificationPort } from './gamification.ts';
import { currencyOf } from '../store/players/countries.ts';
import { createPaymentsPort } from './payments.ts';
import { InsufficientFunds, type Game, type Player, type Store } from '../store/index.ts';
import { dpopSetting } from '../auth/dpop.ts';
import { createSportsbookPort } from './sportsbook.ts';
import { createThrillpotsPort } from './thrillpots.ts';
import { mayPlay } from '../store/players/rules.ts';

/** Adapts the store to the partners' ports. */
export function createPartnerPorts(store: Store, brand: Brand): PartnerPorts {
  const account = (player: Player): Account => ({
    playerId: player.id,
    email: player.email,
    emailVerified: player.profile.emailVerified,
    passwordless: false,
    flow: 'Keycloak',
  });
  const partnerGame = (game: Game | undefined): PartnerGame | undefined => {
    const studio = game && store.games.studio(game.studioSlug);
    if (!studio) return undefined;
    const { slug, title, kind, rtp } = game;
    return { slug, name: title, kind, studio, rtp: Math.round(rtp * 100) };
  };
  const lookupIdOf = (slug: string): string => {
    const game = store.games.bySlug(slug);
    if (!game) throw new Error(`There is no game ${slug}.`);
    return game.lookupId;
  };
  const isAllowedToPlay = (playerId: string): boolean => {
    const player = store.players.find(playerId);
    return player !== undefined && mayPlay(player.profile, store.now());
  };

  /** Limits count real money, which is staked before bonus money. */
  const rejectionOfStake = (playerId: string, stake: number): RoundRejection | undefined => {
    if (!isAllowedToPlay(playerId)) return 'blocked';
    if (store.limits.remaining(playerId, ['Session']) === 0) return 'session-limit';
    const losable = store.limits.remaining(playerId, ['Loss', 'GlobalLoss']);
    const realStake = Math.min(store.wallets.ofPlayer(playerId).balance, stake);
    return losable !== null && realStake > losable ? 'loss-limit' : undefined;
  };

  return {
    database: store.database,
    brands: [{ id: brand.id, name: brand.name }],
    accounts: {
      async signIn(_brand, email, password) {
        const player = await store.players.verifyPassword(email, password);
        return player && account(player);
      },
      async register(_brand, { email, password, language }) {
        const country = brand.defaultCountry;
        const locale = Object.values(regionalCodes).find((code) => code.startsWith(language.slice(0, 2))) ?? 'en_GB';
        const currency = currencyOf(country, brand);
        const player = await store.register({ email, password, language: locale, country, currency });
        return player ? account(player) : 'taken';
      },
      find(_brand, playerId) {
        const player = store.players.find(playerId);
        return player && account(player);
      },
    },
    games: {
      find: (slug) => partnerGame(store.games.bySlug(slug)),
      all: () => store.games.all().flatMap((game) => partnerGame(game) ?? []),
      studio: (slug) => store.games.studio(slug),
      redeemLaunch(launchToken) {
        const launch = store.play.redeemLaunch(launchToken);
        const game = launch && store.games.byId(launch.lookupId);
        if (!game) return undefined;
        const { playerId, sessionId, currency, locale } = launch;
        return {
          brand: brand.id,
          gameSlug: game.slug,
          playerId: playerId ?? undefined,
          sessionId: sessionId ?? undefined,
          launchId: launch.id,
          currency,
          locale,
        };
      },
      hasEnded: ({ sessionId, launchId }) =>
        store.sessions.hasEnded(sessionId) || (launchId !== undefined && store.play.hasEnded(launchId)),
      onStopped(listener) {
        const check = (playerId: string) => {
          if (!isAllowedToPlay(playerId)) listener(brand.id, playerId);
        };
        store.events.observe((event) => {
          if (event.name === 'playerUpdated') check(event.data.playerId);
        });
        for (const playerId of store.play.playersInRounds()) check(playerId);
      },
      balance: (_brand, playerId) => store.wallets.ofPlayer(playerId),
      placeRound({ playerId, gameSlug, ...step }) {
        // A player who may no longer place bets can still finish an open round.
        const cost = step.freeSpinsId === undefined ? step.stake : 0;
        const reason = step.stake > 0 ? rejectionOfStake(playerId, cost) : undefined;
        if (reason) return { status: 'rejected', reason };
        try {
          const wallet = store.play.placeRound({ ...step, playerId, lookupId: lookupIdOf(gameSlug) });
          return { status: 'placed', ...wallet };
        } catch (error) {
          if (error instanceof InsufficientFunds) return { status: 'rejected', reason: 'insufficient-funds' };
          throw error;
        }
      },
      openRound(_brand, playerId, gameSlug) {
        const round = store.play.openRound(playerId, lookupIdOf(gameSlug));
        return round && { roundId: round.id, details: round.details };
      },
      freeSpins(playerId, gameSlug) {
        const freeSpins = store.freeSpins.ofGame(playerId, lookupIdOf(gameSlug));
        return freeSpins && { id: freeSpins.id, stake: freeSpins.value };
      },
      freeSpinsLeft: store.freeSpins.playable,
      gamesInPlay: (_brand, playerId) =>
        store.play.openRounds(playerId).flatMap(({ lookupId }) => store.games.byId(lookupId)?.slug ?? []),
    },
    payments: createPaymentsPort(store, brand),
    kyc: {
      missing: (playerId) => store.players.find(playerId)?.profile.kyc.verificationsMissing ?? [],
      approve: (playerId) => void store.documentRequests.verify(playerId),
    },
    partnerLogins: store.partnerLogins,
    thrillpots: createThrillpotsPort(store, brand),
    gamification: createGamificationPort(store),
    sportsbook: createSportsbookPort(store),
    offersDpop: () => dpopSetting(store).on,
    singleSession: () => store.documents.get<boolean>('setting', 'singleSession') ?? false,
    onSessionEnded: ({ sessionId }) => void store.sessions.end(sessionId),
    onSessionDestroyed: ({ playerId, sessionId }) => store.sessions.destroy(sessionId, playerId),
  };
}
