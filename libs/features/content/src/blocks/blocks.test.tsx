import type { BlockProps, FeatureModule } from '@lobby/contracts';
import { renderScene, type SceneOptions, wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import BannerBlock from './BannerBlock.tsx';
import { PromotionBlock, PromotionV2Block } from './Promotion.tsx';

const mockDeposit = jest.fn(async () => 'closed' as const);
const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => mockDeposit } };

const blockResponse = (fields: Readonly<Record<string, unknown>>) => ({
  data: {
    root: {
      __typename: 'Root',
      contentBlock: {
        __typename: 'ContentBlock',
        id: 'b1',
        title: 'Weekend reload',
        subtitle: null,
        text: null,
        desktopImage: null,
        mobileImage: null,
        callToAction: null,
        startsAt: null,
        endsAt: null,
        termsAndConditions: null,
        ...fields,
      },
    },
  },
});
const action = (type: string, url: string | null = null) => ({ __typename: 'CallToAction', type, label: 'Go', url });

function renderBlock(
  Block: ComponentType<BlockProps>,
  fields: object,
  options: SceneOptions & { index?: number } = {},
) {
  return renderScene(<Block id="b1" index={options.index ?? 1} />, {
    features: [cashier],
    path: '/en/promotions/',
    ...options,
    answers: { ContentBlock: blockResponse({ ...fields }), ...options.answers },
  });
}

describe('banners', () => {
  it('show title, text and an image for each size of window', async () => {
    const { container } = await renderBlock(BannerBlock, {
      subtitle: 'Half of it on top',
      desktopImage: 'https://art.acme.test/wide.webp',
      mobileImage: 'https://art.acme.test/tall.webp',
    });
    expect(screen.getByRole('heading', { name: 'Weekend reload' })).toBeVisible();
    expect(screen.getByText('Half of it on top')).toBeVisible();
    expect(container.querySelector('source')).toHaveAttribute('srcset', 'https://art.acme.test/wide.webp');
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://art.acme.test/tall.webp');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('have no heading without a title, and no paragraph around those of their text', async () => {
    await renderBlock(BannerBlock, { title: null, subtitle: null, text: '<p>Twice a week</p>' });
    const text = await screen.findByText('Twice a week');
    expect(text.parentElement?.closest('p')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('are those of their own id', async () => {
    const other = blockResponse({ id: 'b2', title: 'Free spins' });
    function Switching() {
      const [id, setId] = useState('b1');
      return (
        <>
          <BannerBlock id={id} index={1} />
          <button onClick={() => setId('b2')}>Next</button>
        </>
      );
    }
    const scene = await renderScene(<Switching />, {
      features: [cashier],
      answers: { ContentBlock: blockResponse({}) },
    });
    expect(screen.getByRole('heading', { name: 'Weekend reload' })).toBeVisible();
    scene.answer({ ContentBlock: other });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Free spins' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Weekend reload' })).toBeNull();
  });

  it('request no image whose address is none', async () => {
    const { container } = await renderBlock(BannerBlock, {
      desktopImage: 'tel:+358401234567',
      mobileImage: 'https://art.acme.test/tall.{format}',
    });
    expect(screen.getByRole('heading')).toBeVisible();
    expect(container.querySelector('img, source')).toBeNull();
  });

  it('load the image of the page’s first banner eagerly and with high priority', async () => {
    const { container } = await renderBlock(
      BannerBlock,
      { mobileImage: 'https://art.acme.test/tall.webp' },
      { index: 0 },
    );
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  it('link to another site without giving it an opener or a referrer', async () => {
    await renderBlock(BannerBlock, { callToAction: action('PAGE_LINK', 'https://help.acme.test/') });
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link).toHaveAttribute('href', 'https://help.acme.test/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'http://help.acme.test/', '//evil.test/', '', null])(
    'have no button for the URL %j',
    async (url) => {
      await renderBlock(BannerBlock, { callToAction: action('PAGE_LINK', url) });
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('link to pages of the lobby below its locale', async () => {
    await renderBlock(BannerBlock, { callToAction: action('PAGE_LINK', '/jackpot/') });
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/en/jackpot/');
  });

  it('open quick deposit for players, and link visitors to the login page', async () => {
    const scene = await renderBlock(BannerBlock, { callToAction: action('DEPOSIT') });
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(mockDeposit).toHaveBeenCalledTimes(1));
    scene.unmount();

    await renderBlock(BannerBlock, { callToAction: action('DEPOSIT') }, { visitor: true });
    expect(screen.getByRole('link', { name: 'Play now' })).toHaveAttribute(
      'href',
      '/en/login/?redir=%2Fen%2Fpromotions%2F',
    );
  });

  it.each([
    ['is not known', { GetCustomerInfo: { errors: [{ message: 'Down' }] } }, 'reserved'],
    [
      'is not so',
      { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isDepositsBlocked: true } }) },
      'absent',
    ],
    ['is so', {}, 'offered'],
  ])('link to the deposit by its address where that the player may pay in %s', async (_, answers, place) => {
    await renderBlock(BannerBlock, { callToAction: action('PAGE_LINK', '/deposit/?amount=20') }, { answers });
    const link = () => screen.queryByRole('link', { name: 'Go' });
    expect(link() !== null).toBe(place === 'offered');
    expect(screen.queryByText('Go') !== null).toBe(place !== 'absent');
  });

  it('offer no deposit any more once their page’s answer lacks them, and keep their place', async () => {
    const render = (callToAction: object) =>
      renderScene(<BannerBlock id="b1" index={1} isOver />, {
        features: [cashier],
        path: '/en/promotions/',
        answers: { ContentBlock: blockResponse({ callToAction }) },
      });
    const { unmount } = await render(action('DEPOSIT'));
    expect(screen.getByRole('heading', { name: 'Weekend reload' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No longer available' })).toBeDisabled();
    expect(screen.queryByText('Go')).toBeNull();
    unmount();
    await render(action('PAGE_LINK', '/jackpot/'));
    expect(screen.getByRole('link', { name: 'Go' })).toBeVisible();
  });

  it('offer no deposit before it is known whether the player may pay in', async () => {
    const answers = { GetCustomerInfo: new Promise(() => undefined) };
    await renderBlock(BannerBlock, { callToAction: action('DEPOSIT') }, { answers });
    expect(screen.getByText('Go')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  });

  it('offer no deposit to a player who may not pay in', async () => {
    const player = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00Z' } };
    const answers = { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }) };
    await renderBlock(BannerBlock, { callToAction: action('DEPOSIT') }, { answers });
    expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  });
});

describe.each([
  ['PROMOTION', PromotionBlock],
  ['PROMOTION_V2', PromotionV2Block],
])('%s', (_, Block) => {
  it('shows the offer, its end and its terms', async () => {
    await renderBlock(Block, {
      text: '<p>Half of it <strong>on top</strong><script>alert(1)</script></p>',
      endsAt: '2126-11-22T12:00:00.000Z',
      termsAndConditions: '<p>Once per weekend</p>',
    });
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByText('on top').tagName).toBe('STRONG');
    expect(screen.queryByText(/alert/)).toBeNull();
    expect(screen.getByText('Until 22/11/2126')).toBeVisible();
    expect(screen.getByText('Terms apply')).toBeVisible();
    expect(screen.getByText('Once per weekend')).not.toBeVisible();
  });

  it.each([
    ['is over', { endsAt: '2020-01-01T00:00:00.000Z' }],
    ['has not begun', { startsAt: '2126-01-01T00:00:00.000Z' }],
  ])('shows nothing when the offer %s', async (__, fields) => {
    await renderBlock(Block, fields);
    expect(screen.queryByRole('article')).toBeNull();
  });
});
