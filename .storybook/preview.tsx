import type { Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/types';
import sdl from '../libs/contracts/schema.graphql?raw';
import { configure } from 'storybook/test';
import { licenses, locales, toggles } from '../libs/contracts/src/index.ts';
import type { Locale } from '../libs/contracts/src/index.ts';
import { activateLocale, showPseudoTexts } from '../libs/platform/i18n/src/index.ts';
import { themePresets } from '../libs/platform/theming/src/index.ts';
import { createPlatformDouble } from '../libs/testing/src/network/double.ts';
import { mockNetwork } from '../libs/testing/src/stories/StoryLobby.tsx';
import type { StoryLobbyOptions } from '../libs/testing/src/stories/StoryLobby.tsx';
import { endTranslation, translatePage } from '../libs/testing/src/translatePage.ts';
import { DocsPage } from './DocsPage.tsx';
import './docs.css';
import { StoryFrame } from './StoryFrame.tsx';
import type { Surroundings } from './StoryFrame.tsx';
import { themes } from './themes.ts';
import { type Clock, clocks, setClock } from './toolbar/clock.ts';
import { inSituation, type Situation, situationNames } from './toolbar/situations.ts';
import { flagVariations, setFlags, type Switches } from './toolbar/switches.ts';

// For play functions. Generous for a busy machine: what comes does not wait.
configure({ asyncUtilTimeout: 20_000 });

const toolbar = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const lobbyOf = ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) =>
  inSituation((parameters['lobby'] ?? {}) as StoryLobbyOptions, globals['player'] as Situation);

let endPseudoTexts = () => {};

/** `pseudo` shows English as longer texts with accents. */
async function showLocale(chosen: Locale | 'pseudo'): Promise<void> {
  endPseudoTexts();
  endPseudoTexts = () => {};
  await activateLocale(chosen === 'pseudo' ? 'en' : chosen);
  if (chosen === 'pseudo') endPseudoTexts = showPseudoTexts();
}

const platformDouble = createPlatformDouble(sdl);

/** Elements, icons and handlers have no control; what may be text is edited as text. */
const editable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = String(argType.table?.type?.summary ?? '');
      if (/Icon|Element|Handler|Ref<|=>/.test(type)) return [name, { ...argType, control: false }];
      if (type !== 'ReactNode') return [name, argType];
      return [name, { ...argType, control: typeof initialArgs[name] === 'object' ? false : 'text' }];
    }),
  );

export default {
  argTypesEnhancers: [editable],
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', Object.keys(themes)),
    preset: toolbar('Theme', 'contrast', themePresets),
    locale: toolbar('Locale', 'globe', [...locales, 'pseudo']),
    license: toolbar('Licence', 'certificate', licenses),
    player: toolbar('Player', 'user', situationNames),
    clock: toolbar('Clock', 'time', Object.keys(clocks)),
    page: toolbar('Page', 'transfer', ['original', 'translated']),
    // Chosen in `manager.tsx`.
    toggles: { values: Object.fromEntries(toggles.map((name) => [name, ['on', 'off']])) },
    flags: { values: flagVariations },
  },
  initialGlobals: {
    brand: 'infiniza',
    preset: 'theme1',
    locale: 'en',
    license: 'mga',
    player: 'as in the story',
    clock: 'running',
    page: 'original',
    toggles: {},
    flags: {},
  },
  loaders: [({ globals }) => showLocale(globals['locale'] as Locale | 'pseudo')],
  beforeEach(context) {
    const { globals } = context;
    if (globals['page'] === 'translated') translatePage();
    const ends = [
      setClock(globals['clock'] as Clock),
      setFlags((globals as Switches).flags),
      mockNetwork(platformDouble, lobbyOf(context).answers),
    ];
    return () => ends.forEach((end) => end());
  },
  afterEach() {
    const stale = endTranslation();
    if (stale.length > 0) throw new Error(`The page shows ${stale.join(', ')}.`);
  },
  decorators: [
    (Story, context) => (
      <StoryFrame {...(context.globals as unknown as Surroundings)} lobby={lobbyOf(context)}>
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    layout: 'padded',
    lobby: {} satisfies StoryLobbyOptions,
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Kit',
          ['Overview', '*'],
          'Pages',
          ['Shell', '*'],
          'Features',
          'Shell',
          '*',
          'Composition',
        ],
      },
    },
  },
} satisfies Preview;
