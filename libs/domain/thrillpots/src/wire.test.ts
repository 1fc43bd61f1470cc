import fc from 'fast-check';
import * as v from 'valibot';
import { instance, joined, update, win } from './service.fixture.ts';
import { currenciesSchema, instanceSchema, readFrame, UnreadableFrame } from './wire.ts';

const read = (frame: object) => readFrame(JSON.stringify(frame));
const parse = (change: object, currency: string | null = 'EUR') =>
  v.parse(instanceSchema(currency), instance(change)).instance;

it.each([
  ['1000.00', '1000.00'],
  [1000.5, '1000.5'],
  [' 7 ', '7'],
  [0, '0'],
  [1e-7, '0.00000010'],
])('reads the decimal %j', (value, text) => {
  expect(read({ ...update(1, '0'), pots: [{ id: 'mega', current_value: value }] })).toMatchObject({
    pots: [{ value: text }],
  });
});

it.each(['', 'x', '-1', '1e3', '1,5', null, true, 1e22, [], {}])('leaves out a pot of %j', (value) => {
  const pots = [{ id: 'mega', current_value: value }, { id: 'minor', current_value: '2' }, 7];
  expect(read({ ...update(1, '0'), pots })).toMatchObject({
    pots: [{ id: 'minor', value: '2', odds: null }],
    isComplete: false,
  });
  expect(parse({ pots }).pots).toEqual([{ id: 'minor', value: '2', odds: null }]);
});

it.each([
  [1_770_000_000, 1_770_000_000_000],
  [1_770_000_000_123, 1_770_000_000_123],
  ['1770000000', 1_770_000_000_000],
  [null, null],
  [undefined, null],
])('reads the time %j, in seconds or ms by its magnitude (A-111)', (time, ms) => {
  expect(parse({ timestamp_end: time }).endsAt).toBe(ms);
});

it.each([
  [null, null],
  [
    { opted_in: false, contribution_preferences: {}, preferred_contribution_value: null },
    { optedIn: false, hasChosen: false, contribution: null },
  ],
  [
    { opted_in: false, contribution_preferences: { EUR: 0.5 }, preferred_contribution_value: null },
    { optedIn: false, hasChosen: true, contribution: 0.5 },
  ],
  [
    { opted_in: true, contribution_preferences: { EUR: 0.5, CAD: 1 }, preferred_contribution_value: 1 },
    { optedIn: true, hasChosen: true, contribution: 1 },
  ],
  [{ opted_in: true }, { optedIn: true, hasChosen: true, contribution: null }],
])('reads the player’s choice %j', (status, optIn) => {
  expect(parse({ optin_status: status }).optIn).toEqual(optIn);
});

it('takes the preference in the player’s currency where none is preferred (R-7-053)', () => {
  const optin_status = { opted_in: true, contribution_preferences: { EUR: 0.5, CAD: 1, SEK: 'x' } };
  const contributionOf = (currency: string | null) => parse({ optin_status }, currency).optIn?.contribution;
  expect(['CAD', 'EUR', 'SEK', 'NOK', null].map(contributionOf)).toEqual([1, 0.5, null, null, null]);
});

it('leaves out multipliers that are no decimals', () => {
  expect(v.parse(currenciesSchema, { multipliers: { CAD: '1.47', JPY: 162.3, USD: 'x', toolong: '1' } })).toEqual({
    multipliers: { CAD: '1.47', JPY: '162.3' },
  });
});

it('reads a win with all that it has', () => {
  expect(read(win('w1'))).toEqual({
    type: 'win',
    win: {
      kind: 'jackpot',
      isRepeated: false,
      id: 'w1',
      instanceId: 'jackpot-1',
      potId: 'minor',
      playerId: 'p1',
      amount: '250.00',
      multipliers: { CAD: '1.47' },
      communityWinners: [{ playerId: 'p2', amount: '5.00' }],
    },
  });
});

it.each([
  ['no multipliers', { currency_multipliers: null }, { multipliers: {} }],
  ['multipliers of another shape', { currency_multipliers: { multipliers: 7 } }, { multipliers: {} }],
  ['a multiplier that is none', { currency_multipliers: { multipliers: { CAD: {} } } }, { multipliers: {} }],
  ['no community', { community_winners: undefined }, { communityWinners: [] }],
  [
    'a broken winner',
    { community_winners: [{ player_id: 'p2' }, { player_id: 'p3', win_amount: 1 }] },
    { communityWinners: [{ playerId: 'p3', amount: '1' }] },
  ],
  ['no pot', { win_pot_id: 7 }, { potId: '' }],
])('reads a win with %s', (_, change, expected) => {
  expect(read(win('w1', change))).toMatchObject({ win: { amount: '250.00', ...expected } });
});

it('ignores types that it does not know', () => {
  for (const type of ['Hello', 'toString', '__proto__', '']) expect(read({ type })).toBeNull();
});

it('names the fields that it cannot read, never what they hold', () => {
  const faultOf = (frame: object) => {
    try {
      return read(frame);
    } catch (error) {
      return String(error);
    }
  };
  expect(faultOf(joined({ sequence: 'secret', instance_id: { player: 'secret' } }))).toBe(
    'UnreadableFrame: JoinedMessage of the jackpot service cannot be read: instance_id, sequence.',
  );
});

it('reads any frame, or rejects it', () => {
  const types = ['JoinedMessage', 'JackpotUpdate', 'WinEvent', 'RaffleWinEvent', 'PlayerRaffleTicketsListResponse'];
  const complete = [joined(), update(1, '2'), win('w1'), { type: types[4], instance_tickets: [] }];
  const broken = fc
    .tuple(fc.constantFrom(...complete), fc.nat(8), fc.jsonValue())
    .map(([frame, index, value]) => ({ ...frame, [Object.keys(frame)[index] ?? 'more']: value }));
  const any = fc.tuple(fc.constantFrom(...types), fc.object()).map(([type, fields]) => ({ ...fields, type }));
  fc.assert(
    fc.property(
      fc.oneof(
        broken.map((frame) => JSON.stringify(frame)),
        any.map((frame) => JSON.stringify(frame)),
        fc.string(),
      ),
      (frame) => {
        try {
          readFrame(frame);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFrame);
        }
      },
    ),
  );
});
