import { Block } from '@lobby/composition';
import { mockViewport } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { pass, prepareRaffle, receive, renderRaffle } from '../raffle.fixture.tsx';
import { raffleAnswers, root } from '../wire.fixture.ts';
import { createService, MockSocket, ticketsFrame } from '../service.fixture.ts';

beforeAll(async () => {
  // Imported up front, so that they resolve under fake timers.
  await import('../../../../domain/thrillpots/src/thrillpotSocket.machine.ts');
  await import('../drops/drops.actor.ts');
  await import('./RaffleBlock.tsx');
});
beforeEach(prepareRaffle);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const RaffleBlock = root({
  contentBlock: {
    __typename: 'ContentBlock',
    id: 'b1',
    title: 'Every euro a ticket',
    subtitle: 'Three raffles',
    desktopImage: 'https://art.acme.test/wide.webp',
    mobileImage: 'https://art.acme.test/tall.webp',
    callToAction: { __typename: 'CallToAction', label: 'Read more' },
  },
});

async function renderBlock(options: Parameters<typeof renderRaffle>[1] = {}) {
  const scene = await renderRaffle(<Block type="RAFFLE" id="b1" index={4} />, {
    ...options,
    answers: { RaffleBlock, ...options.answers },
  });
  await pass(1000);
  return scene;
}

it('shows the next drop with its pot, time, picture and link', async () => {
  const { container } = await renderBlock({ visitor: true });
  expect(screen.getByRole('heading', { level: 2, name: 'Every euro a ticket' })).toBeVisible();
  expect(screen.getByText('Hourly drop')).toBeVisible();
  expect(screen.getByText('€150.00')).toBeInTheDocument();
  expect(screen.getByRole('timer', { name: 'Draw in' })).toHaveTextContent('00hrs09min');
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://art.acme.test/tall.webp');
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/en/raffle/');
  expect(screen.queryByText(/tickets$/)).toBeNull();
});

it('shows players their tickets', async () => {
  await renderBlock();
  await receive(ticketsFrame({ 'hourly-1': 12 }));
  expect(screen.getByText(/tickets$/).parentElement).toHaveTextContent('12 tickets');
});

it('is not there where the raffle is off, and requests nothing (R-2-081)', async () => {
  const { service } = await renderBlock({ answers: raffleAnswers(null) });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(service.requests).toEqual([]);
  expect(MockSocket.all).toEqual([]);
});

it('says what the operator says where no drop is on', async () => {
  const service = createService();
  for (const type of ['hourly', 'daily', 'weekly'] as const) service.serve(type, service.drop(type, 10, '0.00'));
  await renderBlock({ service });
  expect(screen.getByText('Three raffles')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('requests no drops before it is near the viewport', async () => {
  const { come } = mockViewport();
  const { service } = await renderBlock();
  expect(screen.getByRole('heading', { name: 'Every euro a ticket' })).toBeVisible();
  expect(service.requests).toEqual([]);
  act(() => come());
  await pass(1000);
  expect(screen.getByText('€150.00')).toBeInTheDocument();
});
