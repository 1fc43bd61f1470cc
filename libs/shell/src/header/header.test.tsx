/** @jest-environment-options {"styles": true} */
import type { FeatureModule } from '@lobby/contracts';
import { registerCheck } from '@lobby/checks';
import { activateLocale, ServedTexts } from '@lobby/i18n';
import { renderScene, setBuild, type SceneOptions } from '@lobby/testing';
import { ThemeProvider, wireframeAssets } from '@lobby/theming';
import { act, screen, within } from '@testing-library/react';
import { messageLoaders } from 'virtual:lobby-messages';
import { useLayout } from '../routes/useLayout.ts';
import { Header } from './Header.tsx';
import { Logo } from './Logo.tsx';

const page = async () => ({ default: () => null });
const features: FeatureModule[] = [
  { id: 'games', routes: { lobby: { load: page }, 'game-list': { load: page } } },
  {
    id: 'sign-in',
    routes: {
      login: { load: page },
      'enter-code': { load: page },
      'quick-deposit-sign-in': { load: page },
      'resend-code': { load: page },
    },
  },
  { id: 'sports', routes: { sports: { load: page } } },
];

const lobbyMenu = {
  data: {
    root: {
      __typename: 'Root',
      lobbyMenu: {
        __typename: 'Menu',
        menuKey: 'lobbyMenu',
        items: [
          { __typename: 'MenuItem', id: '1', label: 'Slots', url: '/game-list/slots/', icon: null },
          { __typename: 'MenuItem', id: '2', label: 'Rewards', url: '/rewards/', icon: null },
          { __typename: 'MenuItem', id: '3', label: 'Trap', url: '//evil.test/', icon: null },
          { __typename: 'MenuItem', id: '4', label: 'Disguise', url: 'https://acme.test@evil.test/', icon: null },
        ],
      },
    },
  },
};

function PageHeader() {
  const { layout } = useLayout();
  return <Header layout={layout === 'signed-in' ? 'signed-in' : 'basic'} />;
}

const balance = async () => ({ default: () => <p>€50.00</p> });
const wallet: FeatureModule = { id: 'wallet', parts: [{ place: 'header.balance', load: balance }] };

const renderHeader = (options: SceneOptions = {}, built = features) =>
  renderScene(<PageHeader />, {
    ...options,
    features: [...built, ...(options.features ?? [])],
    answers: { LobbyMenu: lobbyMenu, ...options.answers },
  });

// jsdom applies the phone's styles, which hide these rows.
const hidden = true;
const quickMenu = () => screen.queryByLabelText('Products');

it('shows the brand’s logo on phones and that for desktops on wide windows, each in its size (R-3-071)', async () => {
  const logo = { url: '/logo.svg', width: 96, height: 24 };
  const desktopLogo = { url: '/wide.svg', width: 180, height: 40 };
  await renderScene(
    <ThemeProvider
      value={{ preset: 'theme1', assets: { ...wireframeAssets, logo, desktopLogo, counterpart: undefined } }}
    >
      <Logo />
    </ThemeProvider>,
  );
  const image = screen.getByRole('img');
  const attributesOf = (element: Element | null, names: string[]) => names.map((name) => element?.getAttribute(name));
  expect(attributesOf(image, ['src', 'width', 'height'])).toEqual(['/logo.svg', '96', '24']);
  const source = image.previousElementSibling;
  expect(attributesOf(source, ['srcset', 'width', 'height'])).toEqual(['/wide.svg', '180', '40']);
  // 768 px, from which a window is a desktop's.
  expect(source).toHaveAttribute('media', '(min-width: 48rem)');
});

describe('basic header', () => {
  it('has a sign-in link that starts the sign-in without a click (R-2-065)', async () => {
    await renderHeader({ visitor: true });
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/en/login/?autoSignIn=1');
  });

  it('names the sign-in as the platform does (R-2-065)', async () => {
    messageLoaders['fi'] = async () => ({ default: { SIGN_IN: ['Kirjaudu'] } });
    await activateLocale('fi');
    const ts = [{ __typename: 'Translation', key: 'SIGN_IN', value: 'Sisään heti' }];
    await renderScene(
      <>
        <PageHeader />
        <ServedTexts onRejected={() => undefined} />
      </>,
      {
        visitor: true,
        path: '/fi/',
        features,
        answers: { Translations: { data: { root: { __typename: 'Root', ts } } } },
      },
    );
    const link = await screen.findByRole('link', { name: 'Sisään heti' });
    expect(link).toHaveAttribute('href', '/fi/login/?autoSignIn=1');
    await act(() => activateLocale('en'));
  });

  it.each(['/en/login/', '/en/enter-code/', '/en/quick-deposit-sign-in/', '/en/resend-code/'])(
    'has no sign-in link on %s (R-2-010)',
    async (path) => {
      await renderHeader({ visitor: true, path });
      expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    },
  );

  it('has no sign-in link there even if no feature has the page', async () => {
    await renderHeader({ visitor: true, path: '/en/resend-code/' }, []);
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('has a sign-in link on other basic pages (R-6-002)', async () => {
    await renderHeader({ visitor: true, path: '/en/privacy-policy/' });
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('is replaced by the signed-in header for players', async () => {
    await renderHeader({ path: '/en/sports/' });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  });

  it('is used on every not-found page, also for players (R-2-044)', async () => {
    const withoutSports: FeatureModule[] = [...features.slice(0, 2), { id: 'sports', routes: { sports: false } }];
    const pages = {
      '/en/game-list/slots/': 'found',
      '/en/sports/': 'switched off',
      '/en/rewards/': 'not built',
      '/en/x/': 'unknown',
    };
    for (const [path, state] of Object.entries(pages)) {
      const { unmount } = await renderHeader({ path, features: [wallet] }, withoutSports);
      expect([state, screen.queryByText('€50.00') !== null]).toEqual([state, state === 'found']);
      unmount();
    }
  });
});

it('stays that of players where an address is not found inside their own pages (A-188)', async () => {
  const account: FeatureModule = { id: 'account', routes: { profile: { load: page }, 'profile-rest': { load: page } } };
  for (const path of ['/en/profile/nothing/', '/en/profile/global-limits/', '/en/profile/limits/deeper/']) {
    const { unmount } = await renderHeader({ path, features: [account, wallet] });
    expect(screen.getByText('€50.00')).toBeInTheDocument();
    unmount();
  }
});

describe('session clock', () => {
  const clock: FeatureModule = {
    id: 'protection',
    parts: [{ place: 'header.clock', load: async () => ({ default: () => <span role="timer">00:00:01</span> }) }],
  };

  it.each(['/en/', '/en/privacy-policy/', '/en/nowhere/'])('is rendered for a player on %s (A-140)', async (path) => {
    await renderHeader({ path, features: [clock] });
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('is not rendered for visitors (A-140)', async () => {
    await renderHeader({ visitor: true, path: '/en/privacy-policy/', features: [clock] });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('quick menu', () => {
  it('links to casino and sports (R-2-066)', async () => {
    await renderHeader({ visitor: true });
    const menu = within(quickMenu()!);
    expect(menu.getByText('Casino')).toHaveAttribute('href', '/en/?productMode=casino');
    expect(menu.getByText('Sports')).toHaveAttribute('href', '/en/sports/');
  });

  it('has no sports where the brand has no sportsbook', async () => {
    setBuild({ Sportsbook: false });
    await renderHeader({ visitor: true });
    expect(screen.queryByText('Sports')).not.toBeInTheDocument();
  });

  it('is not in builds without it', async () => {
    setBuild({ QuickMenu: false });
    await renderHeader({ visitor: true });
    expect(quickMenu()).not.toBeInTheDocument();
  });

  it.each(['/en/login/', '/en/enter-code/'])('is hidden on %s (R-2-067)', async (path) => {
    await renderHeader({ visitor: true, path });
    expect(quickMenu()).not.toBeInTheDocument();
  });

  it('is hidden while a check is active (R-2-067)', async () => {
    await renderHeader({ visitor: true });
    const check = await act(async () => registerCheck('terms', 'active'));
    expect(quickMenu()).not.toBeInTheDocument();
    await act(async () => check());
    expect(quickMenu()).toBeInTheDocument();
  });
});

describe('logo', () => {
  it('leads visitors to the landing page and players to the lobby (R-2-068)', async () => {
    const { unmount } = await renderHeader({ visitor: true, brand: { landingUrl: 'https://www.acme.test/' } });
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', 'https://www.acme.test/');
    unmount();
    await renderHeader();
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/en/');
  });

  it.each([
    ['/en/', '/en/'],
    ['/en/?productMode=sports', '/en/sports/'],
    ['/en/sports/', '/en/sports/'],
  ])('leads players on %s home in the mode of the page: %s (R-2-046, R-2-050)', async (path, home) => {
    await renderHeader({ path });
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', home);
  });
});

describe('header layout', () => {
  it.each(['default', 'layout1', 'layout2'] as const)('follows the brand: %s (R-2-071)', async (headerLayout) => {
    await renderHeader({ visitor: true, brand: { headerLayout, visitorBrowsing: true } });
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-layout', headerLayout);
    const order = within(header)
      .getAllByRole('link', { hidden })
      .map((link) => link.textContent || within(link).getByRole('img').getAttribute('alt'));
    const logoFirst = order[0] === 'Acme';
    expect(logoFirst).toBe(headerLayout !== 'layout1');
  });
});

describe('lobby menu', () => {
  afterEach(() => localStorage.clear());
  it.each([
    ['menu1', ['Lobby', 'Slots', 'Rewards', 'Blackjack']],
    ['menu2', ['Lobby', 'Rewards', 'Slots', 'Blackjack']],
    ['menu3', ['Lobby', 'Blackjack', 'Rewards', 'Slots']],
    ['bogus', ['Lobby', 'Slots', 'Rewards', 'Blackjack']],
  ])('has the order of the flag: %s (R-9-058, A-069)', async (menu, labels) => {
    localStorage.setItem('featureFlags', JSON.stringify({ menu }));
    const urls = ['/', '/game-list/slots/', '/rewards/', '/game-list/blackjack/'];
    const items = ['Lobby', 'Slots', 'Rewards', 'Blackjack'].map((label, index) => ({
      __typename: 'MenuItem',
      id: label,
      label,
      url: urls[index],
      icon: null,
    }));
    const served = { __typename: 'Root', lobbyMenu: { __typename: 'Menu', menuKey: 'lobbyMenu', items } };
    const rewards: FeatureModule = { id: 'rewards', routes: { rewards: { load: page } } };
    await renderHeader({
      visitor: true,
      brand: { visitorBrowsing: true },
      features: [rewards],
      answers: { LobbyMenu: { data: { root: served } } },
    });
    const nav = screen.getByLabelText('Lobby menu');
    expect(
      within(nav)
        .getAllByRole('link', { hidden })
        .map(({ textContent }) => textContent),
    ).toEqual(labels);
    expect(nav).toHaveAttribute('data-menu', menu === 'bogus' ? 'menu1' : menu);
  });

  it('shows the served items of lobbyMenu that have a page in this build (R-2-072, R-7-029)', async () => {
    const { sent } = await renderHeader({ visitor: true, brand: { visitorBrowsing: true } });
    expect(sent).toContainEqual({ operationName: 'LobbyMenu', variables: { menuKey: 'lobbyMenu' } });
    const menu = within(screen.getByLabelText('Lobby menu'));
    expect(menu.getByText('Slots')).toHaveAttribute('href', '/en/game-list/slots/');
    expect(menu.getAllByRole('link', { hidden })).toHaveLength(1);
  });

  it('scrolls to an entry that gets the focus by a key', async () => {
    await renderHeader({ visitor: true, brand: { visitorBrowsing: true } });
    const entry = within(screen.getByLabelText('Lobby menu')).getByText('Slots');
    entry.scrollIntoView = jest.fn();
    act(() => entry.focus());
    expect(entry.scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
