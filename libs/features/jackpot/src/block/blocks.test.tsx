import { Block, Slot } from '@lobby/composition';
import { mockViewport, untilIdle } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { mockService, renderJackpot, rootAnswer, settingsAnswer } from '../jackpot.fixture.tsx';

const block = {
  __typename: 'ContentBlock',
  id: 'b1',
  title: 'One bet, five jackpots',
  subtitle: null,
  desktopImage: 'https://art.acme.test/wide.webp',
  mobileImage: 'https://art.acme.test/tall.webp',
  callToAction: { __typename: 'CallToAction', label: 'Read more', url: '/jackpot/' },
};
const answers = (change: object = {}) => ({ JackpotBlock: rootAnswer({ contentBlock: { ...block, ...change } }) });
const theBlock = <Block type="JACKPOT" id="b1" index={1} />;

describe('the block JACKPOT', () => {
  it('shows the pots, live, with its picture and the way to the jackpot', async () => {
    const service = mockService();
    const { container } = await renderJackpot(theBlock, service, { path: '/en/', visitor: true, answers: answers() });
    expect(await screen.findByRole('heading', { name: 'One bet, five jackpots' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/en/jackpot/');
    expect(container.querySelector('picture img')).toHaveAttribute('src', 'https://art.acme.test/tall.webp');
    expect(await screen.findByText('€250.00')).toBeInTheDocument();
    service.push({
      type: 'JackpotUpdate',
      instance_id: 'jackpot-1',
      sequence: 2,
      pots: [{ id: 'major', current_value: '251.00' }],
    });
    expect(await screen.findByText('€251.00')).toBeInTheDocument();
  });

  it('opens no socket before it is near the viewport', async () => {
    const { come } = mockViewport();
    const service = mockService();
    await renderJackpot(theBlock, service, { path: '/en/', visitor: true, answers: answers() });
    await screen.findByRole('heading', { name: 'One bet, five jackpots' });
    await untilIdle();
    expect(service.sockets).toHaveLength(0);
    act(() => come());
    expect(await screen.findByText('€250.00')).toBeInTheDocument();
  });

  it('gives up its socket when nobody sees it any more', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      const service = mockService();
      const scene = await renderJackpot(theBlock, service, { path: '/en/', visitor: true, answers: answers() });
      await waitFor(() => expect(service.sockets).toHaveLength(1));
      scene.unmount();
      await jest.advanceTimersByTimeAsync(3000);
      expect(service.sockets).toHaveLength(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows no picture of an invalid address', async () => {
    const { container } = await renderJackpot(theBlock, mockService(), {
      path: '/en/',
      answers: answers({ desktopImage: 'javascript:alert(1)', mobileImage: 'http://art.acme.test/tall.webp' }),
    });
    expect(await screen.findByRole('heading', { name: 'One bet, five jackpots' })).toBeVisible();
    expect(container.querySelector('picture')).toBeNull();
  });

  it.each([
    ['there is no jackpot', { JackpotSettings: settingsAnswer({ enabled: false }) }],
    ['it has no option to contribute', { JackpotSettings: settingsAnswer({ contributionOptions: [0, -1] }) }],
  ])('is nothing where %s', async (_, settings) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderJackpot(theBlock, mockService(), { path: '/en/', answers: { ...answers(), ...settings } });
    await untilIdle();
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});

describe('the head of a list', () => {
  it('shows the pots above the list of jackpots', async () => {
    await renderJackpot(<Slot name="list.header" props={{ slug: 'jackpots' }} />, mockService(), { path: '/en/' });
    expect(await screen.findByRole('list', { name: 'Jackpots' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the jackpot' })).toHaveAttribute('href', '/en/jackpot/');
  });

  it('shows none above another', async () => {
    const scene = await renderJackpot(<Slot name="list.header" props={{ slug: 'slots' }} />, mockService(), {
      path: '/en/',
    });
    await untilIdle();
    expect(screen.queryByRole('list')).toBeNull();
    expect(scene.names()).not.toContain('JackpotSettings');
  });
});
