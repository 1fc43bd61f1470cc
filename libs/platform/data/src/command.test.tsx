import { type Answers, renderScene, untilIdle, wireNotOffered } from '@lobby/testing';
import { act } from '@testing-library/react';
import { command, graphql, Rejection, sessionCommand, trackCommand } from './index.ts';

const ClaimReward = graphql(`
  mutation ClaimReward($assignationId: ID!, $claimId: ID!) {
    claimReward(assignationId: $assignationId, claimId: $claimId) {
      playerReward {
        assignationId
        status
        reason
      }
    }
  }
`);
const rejections = ['RewardNotClaimable', 'DepositRequired', 'NotOffered'] as const;
const claimReward = command(ClaimReward, { rejections, refetch: ['Player'] });

const claimed = {
  data: {
    claimReward: {
      __typename: 'ClaimRewardPayload',
      playerReward: { __typename: 'PlayerReward', assignationId: 'a', status: 'Credited', reason: null },
    },
  },
};
const rejected = (...extensions: object[]) => ({
  errors: extensions.map((each) => ({ message: 'No', extensions: each })),
});
const lost = new TypeError('Offline');

/** A lobby whose platform answers claims so. */
async function openLobby(answer: unknown, answers: Answers = {}) {
  const scene = await renderScene(<p>A page</p>, { answers: { ClaimReward: answer, ...answers } });
  const ids = () =>
    scene.sent
      .filter(({ operationName }) => operationName === 'ClaimReward')
      .map(({ variables }) => variables['claimId'] as string);
  return { ...scene, ids };
}
const failureOf = (sent: Promise<unknown>) =>
  act(() =>
    sent.then(
      () => null,
      (error: unknown) => error,
    ),
  );
const variables = { assignationId: 'a', claimId: '1' };

describe('a command', () => {
  it('resolves to what the server has answered', async () => {
    const { client } = await openLobby(claimed);
    expect(await claimReward(client, variables)).toMatchObject({
      claimReward: { playerReward: { status: 'Credited' } },
    });
  });

  it('is carried out where only what is read afterwards has an error, unless that says whether it is', async () => {
    const error = { message: 'No reason', path: ['claimReward', 'playerReward', 'reason'] };
    const { client } = await openLobby({ ...claimed, errors: [error] });
    expect(await claimReward(client, variables)).toBeTruthy();
    const complete = command(ClaimReward, { rejections, complete: true });
    const failure = await failureOf(complete(client, variables));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(Rejection);
  });

  it('is not carried out where its field is empty', async () => {
    const data = { claimReward: null };
    const answer = () => Response.json({ data, errors: [{ message: 'No', extensions: { type: '$DepositRequired' } }] });
    const { client } = await openLobby(answer);
    expect(await failureOf(claimReward(client, variables))).toBeInstanceOf(Rejection);
  });

  it('is rejected by the most important of its own types, with what the errors have beside them', async () => {
    const field = { type: '$DepositRequired', field: 'amount' };
    const { client } = await openLobby(rejected({ type: '$Other' }, field, { type: '$RewardNotClaimable' }));
    const error = await failureOf(claimReward(client, variables));
    expect(error).toBeInstanceOf(Rejection);
    expect(error).toMatchObject({
      type: 'RewardNotClaimable',
      types: ['RewardNotClaimable', 'DepositRequired'],
      extensions: [field, { type: '$RewardNotClaimable' }],
      message: 'Rejected: RewardNotClaimable',
    });
  });

  it('is rejected where the server does not know it, if it names that', async () => {
    const { client } = await openLobby(wireNotOffered);
    expect(await failureOf(claimReward(client, variables))).toMatchObject({ type: 'NotOffered' });
    const other = command(ClaimReward, { rejections: ['DepositRequired'] });
    expect(await failureOf(other(client, variables))).not.toBeInstanceOf(Rejection);
  });

  it.each([
    ['the network', lost],
    ['an error without a type', rejected({})],
    ['an error of another type', rejected({ type: '$Other' })],
  ])('that ends in %s may have been carried out', async (_, answer) => {
    const { client, names } = await openLobby(answer);
    const before = names().length;
    const error = await failureOf(claimReward(client, variables));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Rejection);
    await untilIdle();
    expect(names().slice(before)).toEqual(['ClaimReward']);
  });

  it('that is rejected has what the player saw sent for again', async () => {
    const { client, names } = await openLobby(rejected({ type: '$DepositRequired' }));
    await failureOf(claimReward(client, variables));
    await untilIdle();
    expect(names().slice(-2)).toEqual(['ClaimReward', 'GetPlayerInfo']);
  });
});

describe('a tracked command', () => {
  async function track(answer: unknown) {
    const scene = await openLobby(answer);
    const session = new AbortController();
    const client = { ...scene.client, ended: session.signal };
    const claim = trackCommand(client, claimReward, (claimId, assignationId: string) => ({ assignationId, claimId }));
    const states: string[] = [];
    claim.subscribe(() => states.push(claim.get().status));
    const send = async (assignationId = 'a') => {
      claim.send(assignationId);
      await untilIdle();
    };
    return { ...scene, claim, states, send, end: () => session.abort() };
  }

  it('is sent once however often it is pressed, under an id of its own', async () => {
    const { claim, states, send, ids } = await track(claimed);
    expect(claim.get()).toEqual({ status: 'idle' });
    claim.send('a');
    await send();
    expect(states).toEqual(['sending', 'done']);
    expect(ids()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('whose answer was lost is sent again as it was, under the same id', async () => {
    const { claim, states, send, ids, sent, answer } = await track(lost);
    await send('a');
    expect(claim.get()).toEqual({ status: 'unanswered' });
    await send('b');
    answer({ ClaimReward: claimed });
    await send();
    expect(states).toEqual(['sending', 'unanswered', 'sending', 'unanswered', 'sending', 'done']);
    expect(ids()).toHaveLength(3);
    expect(new Set(ids()).size).toBe(1);
    expect(sent.filter(({ variables: { assignationId } }) => assignationId === 'b')).toEqual([]);
  });

  it.each([
    ['was carried out', claimed],
    ['was rejected', rejected({ type: '$DepositRequired' })],
  ])('that %s is another one the next time', async (_, answer) => {
    const { send, ids } = await track(answer);
    await send();
    await send();
    expect(new Set(ids()).size).toBe(2);
  });

  it('that is rejected says why until it is reset or sent again', async () => {
    const { claim, send } = await track(rejected({ type: '$DepositRequired' }));
    await send();
    expect(claim.get()).toEqual({ status: 'rejected', rejection: 'DepositRequired' });
    claim.reset();
    expect(claim.get()).toEqual({ status: 'idle' });
  });

  it('cannot be reset while it is sent; after a lost answer the next one is another', async () => {
    const { claim, send, ids } = await track(lost);
    claim.send('a');
    claim.reset();
    expect(claim.get()).toEqual({ status: 'sending' });
    await untilIdle();
    claim.reset();
    await send();
    expect(new Set(ids()).size).toBe(2);
  });

  it.each([
    ['carries it out', claimed],
    ['rejects it', rejected({ type: '$RewardNotClaimable' })],
    ['is lost', lost],
  ])('that is settled stays so where the answer then %s', async (_, answer) => {
    const { claim, states, ids, send } = await track(answer);
    claim.send('a');
    claim.settle();
    await untilIdle();
    expect(states).toEqual(['sending', 'done']);
    await send();
    expect(new Set(ids()).size).toBe(2);
  });

  it('that was never sent may be settled by another tab', async () => {
    const { claim, states, send, ids } = await track(claimed);
    claim.settle();
    expect([states, ids()]).toEqual([['done'], []]);
    await send();
    expect(ids()).toHaveLength(1);
  });

  it('that is settled after a lost answer is another one the next time', async () => {
    const { claim, send, ids } = await track(lost);
    await send();
    claim.settle();
    expect(claim.get()).toEqual({ status: 'done' });
    await send();
    expect(new Set(ids()).size).toBe(2);
  });

  it('of a session that is over receives no response, and is not sent', async () => {
    const answered = Promise.withResolvers<object>();
    const { claim, states, send, ids, end } = await track(answered.promise);
    claim.send('a');
    await untilIdle();
    end();
    answered.resolve(claimed);
    await untilIdle();
    expect(states).toEqual(['sending']);
    await send();
    expect(ids()).toHaveLength(1);
  });
});

describe('the commands of a session', () => {
  const claimOf = sessionCommand(claimReward, (claimId, assignationId) => ({ assignationId, claimId }));

  it('are one for each key, which every view of it shows', async () => {
    const { client, sent } = await openLobby(claimed);
    expect(claimOf(client, 'a')).toBe(claimOf(client, 'a'));
    claimOf(client, 'a').send();
    await untilIdle();
    expect([claimOf(client, 'a').get().status, claimOf(client, 'b').get().status]).toEqual(['done', 'idle']);
    expect(sent.at(-1)?.variables).toMatchObject({ assignationId: 'a' });
  });

  it('are not those of the next session', async () => {
    const { client } = await openLobby(claimed);
    const next = { ...client };
    expect(claimOf(next, 'a')).not.toBe(claimOf(client, 'a'));
  });
});
