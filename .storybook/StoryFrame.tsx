import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { License, Locale } from '../libs/contracts/src/index.ts';
import type { LogoImage, ThemePreset } from '../libs/platform/theming/src/index.ts';
import { StoryLobby } from '../libs/testing/src/stories/StoryLobby.tsx';
import type { StoryLobbyOptions } from '../libs/testing/src/stories/StoryLobby.tsx';
import { brands } from './brands.ts';
import { themes } from './themes.ts';

export interface Surroundings {
  brand: string;
  preset: ThemePreset;
  locale: Locale;
  license: License;
}

const allClasses = Object.values(themes).map(({ className }) => className);

interface StoryFrameProps extends Surroundings {
  lobby: StoryLobbyOptions;
  children: ReactNode;
}

/** What an app puts around its pages: theme, texts, addresses, data, and the gates of a licence. */
export function StoryFrame({ brand, preset, locale, license, lobby, children }: StoryFrameProps) {
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
    <StoryLobby brand={brands[brand]} license={license} locale={locale} theme={{ preset, assets }} options={lobby}>
      {children}
    </StoryLobby>
  );
}
