import type { Preview } from '@storybook/react-vite';
import { licenses, locales } from '../libs/contracts/src/index.ts';
import type { Locale } from '../libs/contracts/src/index.ts';
import { activateLocale } from '../libs/platform/i18n/src/index.ts';
import { presets } from '../libs/platform/theming/src/index.ts';
import { playNetwork } from '../libs/testing/src/stories/playNetwork.ts';
import type { StoryLobbyOptions } from '../libs/testing/src/stories/StoryLobby.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import type { Surroundings } from './StoryFrame.tsx';
import { themes } from './themes.ts';

const toolbar = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const lobbyOf = (parameters: Record<string, unknown>) => (parameters['lobby'] ?? {}) as StoryLobbyOptions;

export default {
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', Object.keys(themes)),
    preset: toolbar('Theme', 'contrast', presets),
    locale: toolbar('Locale', 'globe', locales),
    license: toolbar('Licence', 'certificate', licenses),
  },
  initialGlobals: { brand: 'infiniza', preset: 'theme1', locale: 'en', license: 'mga' },
  loaders: [({ globals }) => activateLocale(globals['locale'] as Locale)],
  beforeEach: ({ parameters }) => playNetwork(lobbyOf(parameters).answers),
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame {...(globals as unknown as Surroundings)} lobby={lobbyOf(parameters)}>
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'padded',
    lobby: {} satisfies StoryLobbyOptions,
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Showcase', '*'] } },
  },
} satisfies Preview;
