import { useLingui } from '@lingui/react/macro';
import { gameListSlugs, type GameListSlug } from '@lobby/contracts';
import {
  CoinsIcon,
  DicesIcon,
  FlameIcon,
  GamesIcon,
  GiftIcon,
  type IconNode,
  LiveIcon,
  SpadeIcon,
  SparklesIcon,
  StarIcon,
  TrophyIcon,
  ZapIcon,
} from '@lobby/ui-kit';

const icons: Readonly<Record<GameListSlug, IconNode>> = {
  blackjack: SpadeIcon,
  bonus: GiftIcon,
  'hot-games': FlameIcon,
  jackpots: TrophyIcon,
  'live-casino': LiveIcon,
  megaways: ZapIcon,
  new: SparklesIcon,
  roulette: DicesIcon,
  slots: GamesIcon,
  'table-games': CoinsIcon,
};

const isFixed = (slug: string): slug is GameListSlug => Object.hasOwn(icons, slug);

export const listIcon = (slug: string): IconNode => (isFixed(slug) ? icons[slug] : StarIcon);

/** Names of the fixed lists (R-2-024), until the server's own name has loaded. */
export function useListName(): (slug: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<GameListSlug, string>> = {
    blackjack: t({ id: 'GAME_LIST_BLACKJACK', message: 'Blackjack' }),
    bonus: t({ id: 'GAME_LIST_BONUS', message: 'Bonus' }),
    'hot-games': t({ id: 'GAME_LIST_HOT_GAMES', message: 'Hot games' }),
    jackpots: t({ id: 'GAME_LIST_JACKPOTS', message: 'Jackpots' }),
    'live-casino': t({ id: 'GAME_LIST_LIVE_CASINO', message: 'Live casino' }),
    megaways: t({ id: 'GAME_LIST_MEGAWAYS', message: 'Megaways' }),
    new: t({ id: 'GAME_LIST_NEW', message: 'New' }),
    roulette: t({ id: 'GAME_LIST_ROULETTE', message: 'Roulette' }),
    slots: t({ id: 'GAME_LIST_SLOTS', message: 'Slots' }),
    'table-games': t({ id: 'GAME_LIST_TABLE_GAMES', message: 'Table games' }),
  };
  return (slug) => (isFixed(slug) ? names[slug] : t({ id: 'GAMES', message: 'Games' }));
}

/** The lists that each back end has (R-2-024): what stands where it does not say which ones there are. */
export function useFixedLists(): readonly { slug: GameListSlug; name: string }[] {
  const nameOf = useListName();
  return gameListSlugs.map((slug) => ({ slug, name: nameOf(slug) }));
}
