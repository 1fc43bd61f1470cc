import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { License, Locale } from '../libs/contracts/src/index.ts';
import type { LogoImage, ThemePreset } from '../libs/platform/theming/src/index.ts';
import { StoryLobby } from '../libs/testing/src/stories/StoryLobby.tsx';
import type { StoryLobbyOptions } from '../libs/testing/src/stories/StoryLobby.tsx';
import { brands } from './brands.ts';
import { themes } from './themes.ts';
import type { Situation } from './toolbar/situations.ts';
import { togglesOf, type Switches } from './toolbar/switches.ts';

export interface Surroundings extends Switches {
  brand: string;
  preset: ThemePreset;
  locale: Locale | 'pseudo';
  license: License;
  player: Situation;
}

const allClasses = Object.values(themes).map(({ className }) => className);

interface StoryFrameProps extends Surroundings {
  lobby: StoryLobbyOptions;
  children: ReactNode;
}

/** What an app puts around its pages: theme, texts, addresses, data, and the gates of a licence. */
export function StoryFrame({
  brand,
  preset,
  locale,
  license,
  player,
  toggles,
  flags,
  lobby,
  children,
}: StoryFrameProps) {
  const theme = themes[brand] ?? themes.wireframe;
  useLayoutEffect(
    function applyPreset() {
      const { classList, dataset } = document.documentElement;
      classList.remove(...allClasses);
      classList.add(theme.className);
      dataset['theme'] = preset;
    },
    [theme, preset],
  );
  const at = (url: string) => `brands/${brand}${url}`;
  const image = (logo: LogoImage) => ({ ...logo, url: at(logo.url) });
  const { logo, desktopLogo, counterpart, favicon16, favicon32, appleTouchIcon } = theme.assets;
  const assets = {
    logo: image(logo),
    desktopLogo: image(desktopLogo),
    counterpart: { logo: image(counterpart.logo), desktopLogo: image(counterpart.desktopLogo) },
    favicon16: at(favicon16),
    favicon32: at(favicon32),
    appleTouchIcon: at(appleTouchIcon),
  };
  return (
    // A new player or switch remounts the story, which has read the former ones.
    <StoryLobby
      key={JSON.stringify([player, toggles, flags])}
      brand={brands[brand]}
      toggles={togglesOf(toggles)}
      license={license}
      locale={locale === 'pseudo' ? 'en' : locale}
      theme={{ preset, assets }}
      options={lobby}
    >
      {children}
    </StoryLobby>
  );
}
