import { createContext, use, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { License, Locale } from '../libs/contracts/src/index.ts';
import { I18nProvider } from '../libs/platform/i18n/src/index.ts';
import { gatesOf } from '../libs/platform/licensing/src/index.ts';
import { createMemoryRouter, RouterProvider } from '../libs/platform/routing/src/index.ts';
import { presets, ThemeProvider } from '../libs/platform/theming/src/index.ts';
import type { LogoImage, Preset } from '../libs/platform/theming/src/index.ts';
import { setBuild } from '../libs/testing/src/build.ts';
import { themes } from './themes.ts';

export interface Surroundings {
  brand: keyof typeof themes;
  preset: Preset;
  locale: Locale;
  license: License;
}

const allClasses = [
  ...new Set(Object.values(themes).flatMap((theme) => presets.flatMap((name) => theme[name].split(' ')))),
];

const StoryContext = createContext<ReactNode>(null);
const CurrentStory = () => use(StoryContext);

/** What an app puts around its pages: theme, texts, addresses and the gates of a licence. */
export function StoryFrame({ brand, preset, locale, license, children }: Surroundings & { children: ReactNode }) {
  const theme = themes[brand];
  setBuild(gatesOf(license));
  useLayoutEffect(
    function wear() {
      const { classList } = document.documentElement;
      classList.remove(...allClasses);
      classList.add(...theme[preset].split(' '));
    },
    [theme, preset],
  );
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          {
            path: '*',
            element: (
              <I18nProvider>
                <CurrentStory />
              </I18nProvider>
            ),
          },
        ],
        {
          initialEntries: [`/${locale}/`],
        },
      ),
    [locale],
  );
  const at = (url: string) => `brands/${brand}${url}`;
  const image = (logo: LogoImage) => ({ ...logo, url: at(logo.url) });
  const { favicon16, favicon32, appleTouchIcon } = theme.assets;
  const { logo, desktopLogo } = preset === 'theme2' ? theme.assets.counterpart : theme.assets;
  const assets = {
    logo: image(logo),
    desktopLogo: image(desktopLogo),
    favicon16: at(favicon16),
    favicon32: at(favicon32),
    appleTouchIcon: at(appleTouchIcon),
  };
  return (
    <ThemeProvider value={{ preset, assets }}>
      <StoryContext value={children}>
        {/* A new licence draws the story anew: constants are read while rendering. */}
        <RouterProvider key={license} router={router} />
      </StoryContext>
    </ThemeProvider>
  );
}
