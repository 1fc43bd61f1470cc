import type { LoyaltyDocument } from '../store/base/content.ts';
import type { Language } from '../store/base/wording.ts';
import { createContestsPort } from './contests.ts';
import type { Gamification } from '../partners/gamification/port.ts';
import { mayUseGamification } from '../store/players/rules.ts';
import type { Store } from '../store/index.ts';

/** Adapts the store to the gamification service's port. */
export function createGamificationPort(store: Store): Gamification {
  const { documents, gamification, players } = store;

  const ranks = (language: Language): { level: number; name: string }[] =>
    (documents.get<LoyaltyDocument>('page', 'loyalty')?.rankCards ?? []).map(({ rank, title }) => ({
      level: rank,
      name: title[language] ?? title.en,
    }));
  const rankOf = (level: number, language: Language) => ranks(language).findLast((rank) => rank.level <= level) ?? null;

  const contests = createContestsPort(store);

  return {
    clientId: () =>
      gamification.isEnabled() ? documents.get<{ clientId: string }>('setting', 'gamification')?.clientId : undefined,
    mayUse(playerId) {
      const profile = players.find(playerId)?.profile;
      return gamification.isEnabled() && profile !== undefined && mayUseGamification(profile, store.now());
    },
    hasEnded: store.sessions.hasEnded,
    status(playerId, language) {
      const status = gamification.levels.status(playerId);
      const isOptedIn = players.find(playerId)?.profile.gamificationOptIn ?? false;
      return { isOptedIn, ...status, rank: rankOf(status.level, language) };
    },
    levels: (playerId, language) =>
      gamification.levels.all().map(({ level, points, prize }) => ({
        ...{ level, points, name: rankOf(level, language)?.name ?? String(level) },
        prize: prize && contests.prize(playerId, prize),
      })),
    newLevels: gamification.levels.unseen,
    markLevelsSeen: gamification.levels.markSeen,
    ...contests.calls,
  };
}
