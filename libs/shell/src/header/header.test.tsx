import type { FeatureModule } from '@lobby/contracts';
import { registerGuard } from '@lobby/host';
import { renderScene, setBuild, type SceneOptions } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { useLayout } from '../routes/useLayout.ts';
import { Header } from './Header.tsx';

const page = async () => ({ default: () => null });
const features: FeatureModule[] = [
  { id: 'games', routes: { lobby: page, 'game-list': page } },
  {
    id: 'identity',
    routes: { login: page, 'enter-code': page, 'quick-deposit-sign-in': page, 'resend-code': page },
  },
  { id: 'sports', routes: { sports: page } },
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

function HeaderOfPage() {
  const { layout } = useLayout();
  return <Header layout={layout === 'signed-in' ? 'signed-in' : 'basic'} />;
}

const balance = async () => ({ default: () => <p>€50.00</p> });
const wallet: FeatureModule = { id: 'wallet', slots: [{ slot: 'header.balance', order: 0, load: balance }] };

const show = (options: SceneOptions = {}, built = features) =>
  renderScene(<HeaderOfPage />, {
    ...options,
    features: [...built, ...(options.features ?? [])],
    answers: { LobbyMenu: lobbyMenu, ...options.answers },
  });

// Phones do not show these rows; the tests read them all the same.
const hidden = true;
const quickMenu = () => screen.queryByLabelText('Products');

describe('basic header', () => {
  it('has a sign-in link that starts the login by itself (R-2-065)', async () => {
    await show({ visitor: true });
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/en/login/?autoSignIn=1');
  });

  it.each(['/en/login/', '/en/enter-code/', '/en/quick-deposit-sign-in/', '/en/resend-code/'])(
    'has none on %s',
    async (path) => {
      await show({ visitor: true, path });
      expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    },
  );

  it('has none there while the page is not built either', async () => {
    await show({ visitor: true, path: '/en/resend-code/' }, []);
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('has one on other basic pages (R-6-002)', async () => {
    await show({ visitor: true, path: '/en/privacy-policy/' });
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });

  it('is replaced by the signed-in one when the session is refreshable', async () => {
    await show({ path: '/en/sports/' });
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  });

  it('is that of every page that is not found, also for players (R-2-044)', async () => {
    setBuild({ Sportsbook: false });
    const pages = {
      '/en/game-list/slots/': 'here',
      '/en/sports/': 'off',
      '/en/rewards/': 'unbuilt',
      '/en/x/': 'unknown',
    };
    for (const [path, state] of Object.entries(pages)) {
      const { unmount } = await show({ path, features: [wallet] });
      expect([state, screen.queryByText('€50.00') !== null]).toEqual([state, state === 'here']);
      unmount();
    }
  });
});

describe('session clock', () => {
  const clock: FeatureModule = {
    id: 'compliance',
    slots: [
      { slot: 'header.clock', order: 0, load: async () => ({ default: () => <span role="timer">00:00:01</span> }) },
    ],
  };

  it.each(['/en/', '/en/privacy-policy/', '/en/nowhere/'])('runs for a player on %s (A-140)', async (path) => {
    await show({ path, features: [clock] });
    expect(screen.getByRole('timer')).toBeInTheDocument();
  });

  it('is not there for visitors (A-140)', async () => {
    await show({ visitor: true, path: '/en/privacy-policy/', features: [clock] });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('quick menu', () => {
  it('leads to casino and sports', async () => {
    await show({ visitor: true });
    const menu = within(quickMenu()!);
    expect(menu.getByText('Casino')).toHaveAttribute('href', '/en/?productMode=casino');
    expect(menu.getByText('Sports')).toHaveAttribute('href', '/en/sports/');
  });

  it('has no sports where the brand has no sportsbook', async () => {
    setBuild({ Sportsbook: false });
    await show({ visitor: true });
    expect(screen.queryByText('Sports')).not.toBeInTheDocument();
  });

  it('is only in builds that want it', async () => {
    setBuild({ QuickMenu: false });
    await show({ visitor: true });
    expect(quickMenu()).not.toBeInTheDocument();
  });

  it.each(['/en/login/', '/en/enter-code/'])('is hidden on %s (R-2-067)', async (path) => {
    await show({ visitor: true, path });
    expect(quickMenu()).not.toBeInTheDocument();
  });

  it('is hidden while a guard is active (R-2-067)', async () => {
    await show({ visitor: true });
    const guard = await act(async () => registerGuard('terms', 'active'));
    expect(quickMenu()).not.toBeInTheDocument();
    await act(async () => guard());
    expect(quickMenu()).toBeInTheDocument();
  });
});

describe('logo', () => {
  it('leads visitors to the landing page and players home (R-2-068)', async () => {
    const { unmount } = await show({ visitor: true, brand: { landingUrl: 'https://www.acme.test/' } });
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', 'https://www.acme.test/');
    unmount();
    await show();
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/en/');
  });

  it('leads players in sports mode to sports', async () => {
    await show({ path: '/en/?productMode=sports' });
    expect(screen.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/en/sports/');
  });
});

describe('arrangement', () => {
  it.each(['default', 'layout1', 'layout2'] as const)('follows the brand: %s (R-2-071)', async (headerLayout) => {
    await show({ visitor: true, brand: { headerLayout, visitorBrowsing: true } });
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
  it('shows what is served under lobbyMenu, as far as there is a page for it (R-2-072, R-7-029)', async () => {
    const { sent } = await show({ visitor: true, brand: { visitorBrowsing: true } });
    expect(sent).toContainEqual({ operationName: 'LobbyMenu', variables: { menuKey: 'lobbyMenu' } });
    const menu = within(screen.getByLabelText('Lobby menu'));
    expect(menu.getByText('Slots')).toHaveAttribute('href', '/en/game-list/slots/');
    expect(menu.getAllByRole('link', { hidden })).toHaveLength(1);
  });
});
