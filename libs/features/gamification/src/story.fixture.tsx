import type { FeatureModule } from '@lobby/contracts';
import { cookies } from '@lobby/storage';
import { gamificationFeature } from './feature.ts';
import { createService } from './service.fixture.ts';
import type { WidgetView } from './widget/vendor.ts';
import {
  gamificationAnswers,
  pageAnswer,
  settingsAnswer,
  wireLoyaltyPage,
  wireRank,
  wireStatus,
} from './wire.fixture.ts';

/** A script that does nothing, whatever path is put behind it: what it would leave on the window is there. */
const HOST = 'data:text/javascript,0//service';

type Service = ReturnType<typeof createService>;
interface Widget {
  view: WidgetView;
  onEvent: (event: { type: 'ready' }) => void;
}

/** Stands for what the vendor renders, which the service's own tests look at. */
function showWidget(container: HTMLElement, { view, onEvent }: Widget) {
  container.append(`The service’s own widget: ${view}`);
  queueMicrotask(() => onEvent({ type: 'ready' }));
  return { update() {}, unmount() {} };
}

interface PlayOptions {
  /** What the vendor's script does when it has to render. */
  mount?: (container: HTMLElement, options: Widget) => object;
  /** Never answers. */
  hangs?: boolean;
}

/** For `beforeEach`: the gamification service of a story, for a player who takes part. */
export const playService =
  (
    change: Partial<Pick<Service, 'status' | 'failure'>> = {},
    { mount = showWidget, hangs = false }: PlayOptions = {},
  ) =>
  () => {
    cookies.set('sessionInfo', JSON.stringify({ sid: 'story', startedAt: Date.now() }));
    Object.assign(globalThis, { GamificationWidget: { version: '1', mount } });
    const { fetch } = globalThis;
    const service = Object.assign(createService(HOST), change);
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href);
      if (hangs && url.href.startsWith(HOST)) return new Promise<never>(() => {});
      return service.respond(url, init) ?? fetch(input, init);
    };
    return () => {
      Object.assign(globalThis, { fetch });
      Reflect.deleteProperty(globalThis, 'GamificationWidget');
      cookies.remove('sessionInfo');
    };
  };

export const notOptedIn = { status: wireStatus({ gamificationOpt: { enable: false } }) };
export const atTopRank = {
  status: wireStatus({ level: 5, rank: { level: 5, name: 'Diamond' }, points: 12_000, nextLevelPoints: null }),
};
/** The vendor's script is there and renders nothing: its place is prepared. */
export const silentWidget = { mount: () => ({ update() {}, unmount() {} }) };
export const brokenWidget = {
  mount() {
    throw new Error('The widget cannot be rendered.');
  },
};

/** Served texts are another feature's. */
const Html = ({ html }: { html: string }) => <p>{html.replaceAll(/<[^>]+>/g, ' ')}</p>;
const neighbours: FeatureModule = {
  id: 'content',
  routes: { 'rewards-shop': { load: async () => ({ default: () => null }) } },
  parts: [{ place: 'served.text', load: async () => ({ default: Html }) }],
};

const { steps, rewardCards } = wireLoyaltyPage();
/** The page without pictures, which stories do not fetch; its ranks have these colours. */
export const loyaltyPage = (colors: readonly (string | null)[] = [null, null, null]) => {
  const names = ['Copper', 'Silver', 'Gold', 'Emerald', 'Diamond'];
  return wireLoyaltyPage({
    rankCards: colors.map((color, index) => ({ ...wireRank(index + 1, names[index] ?? '', color), logo: null })),
    steps: steps.map((step) => ({ ...step, image: null })),
    rewardCards: rewardCards.map((card) => ({ ...card, image: null })),
    ...{ backgroundImage: null, backgroundDesktopImage: null, mainImage: null, mainDesktopImage: null },
    ...{ shopImage: null, shopDesktopImage: null, gamesImage: null },
  });
};

// Answers are functions: Storybook merges objects of a story and of its file into one.
const answersOf = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, () => answer]));

/** The parameter `lobby` of a file's stories. */
export const storyLobby = (path: `/${string}` = '/') => ({
  path,
  signedIn: true,
  features: [gamificationFeature(), neighbours],
  settings: { gamificationHost: HOST, gamificationClientId: 'acme-lobby' },
  answers: answersOf({
    ...gamificationAnswers(),
    LoyaltyPage: pageAnswer(loyaltyPage()),
    RankTitles: pageAnswer(loyaltyPage()),
  }),
});

/** The parameters of a story with other answers. */
export const answering = (answers: Record<string, () => unknown>) => ({ parameters: { lobby: { answers } } });
export const never = () => new Promise(() => undefined);
export const broken = () => ({ errors: [{ message: 'Broken' }] });
/** Header and footer stay (R-4-051). */
export const notAvailable = answering({ GamificationSettings: () => settingsAnswer({ enabled: false }) });
