import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { loginPathFrom, useLocale, useDestination, useNavigate } from '@lobby/routing';
import { useStore } from '@lobby/runtime';
import { HeartIcon, Icon, IconButton } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { favouritesOf } from './favourites.ts';
import { disc } from '../tile/cornerButton.css.ts';
import type { HeartProps } from '../tile/HeartPlace.tsx';
import * as css from './Heart.css.ts';
import { keepVisitorsFavourite, trackVisitorsHeart } from './visitorsFavourite.ts';

/** Marks a game as a favourite of the player, or takes the mark away. */
export function Heart({ lookupId, ...props }: HeartProps) {
  const { ids, set } = favouritesOf(useDataClient());
  const isFavourite = useStore({
    subscribe: ids.subscribe,
    get: () => ids.get()?.includes(lookupId) === true,
    getServer: () => false,
  });
  return <HeartButton {...props} isPressed={isFavourite} onPress={() => set(lookupId, !isFavourite)} />;
}

/** Leads to the sign-in, which returns; then the game is marked. */
export function VisitorsHeart({ lookupId, ...props }: HeartProps) {
  const navigate = useNavigate();
  const locale = useLocale();
  const destination = useDestination();
  useEffect(trackVisitorsHeart, []);
  return (
    <HeartButton
      {...props}
      onPress={() => {
        keepVisitorsFavourite(lookupId);
        void navigate(loginPathFrom(destination(), locale));
      }}
    />
  );
}

interface HeartButtonProps extends Pick<HeartProps, 'title' | 'place'> {
  /** Without it the button is no toggle. */
  isPressed?: boolean;
  onPress: () => void;
}

/** The name stays the same in both states, which `aria-pressed` tells: nothing is announced twice. */
export function HeartButton({ title, place, isPressed, onPress }: HeartButtonProps) {
  const { t } = useLingui();
  const label = t({ id: 'FAVOURITE_GAME', message: `Favourite: ${title}` });
  if (place === 'bar' || place === 'sheet' || place === 'page')
    return (
      <span className={css.beside[place]}>
        <IconButton icon={HeartIcon} label={label} aria-pressed={isPressed} onClick={onPress} />
      </span>
    );
  return (
    <button type="button" className={css.overArt[place]} aria-label={label} aria-pressed={isPressed} onClick={onPress}>
      <span className={disc}>
        <Icon of={HeartIcon} size="sm" />
      </span>
    </button>
  );
}
