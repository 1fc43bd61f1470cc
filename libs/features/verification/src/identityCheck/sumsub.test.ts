/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { IdentityCheckEvent } from './identityCheck.machine.ts';
import { openSumsub } from './sumsub.ts';

// The real SDK.
const origin = 'https://kyc.acme.test';

function openCheck() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  const events: IdentityCheckEvent['type'][] = [];
  const options = { element, title: 'Identity check', language: 'fi' };
  const check = openSumsub(options)({ accessToken: 'secret', origin }, ({ type }) => events.push(type));
  const frame = element.querySelector('iframe')!;
  const toFrame = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const post = (method: string, payload: object = {}, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { method: `idCheck.${method}`, frameId: `id_${btoa('secret')}`, sessionId: 's1', ...payload },
        origin: from.origin ?? origin,
        source: from.source === undefined ? frame.contentWindow : from.source,
      }),
    );
  return { element, events, check, frame, toFrame, post };
}
const completed = (reviewResult: object) => ({ reviewStatus: 'completed', reviewResult });

describe('SumSub’s check', () => {
  it('is the provider’s page in a named frame, which gets the token and the language by a message', () => {
    const { frame, toFrame, post, check } = openCheck();
    expect(new URL(frame.src).origin + new URL(frame.src).pathname).toBe(`${origin}/websdk/websdk.html`);
    expect(frame.title).toBe('Identity check');
    expect(toFrame).not.toHaveBeenCalled();
    post('onReady');
    expect(toFrame.mock.calls[0]?.[0]).toMatchObject({ method: 'idCheck.init', accessToken: 'secret', lang: 'fi' });
    check.close();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('reports the way of the check', () => {
    const { events, post, check } = openCheck();
    post('onInitialized');
    post('onApplicantLoaded', { applicantId: 'a1' });
    post('onApplicantStatusChanged', { reviewStatus: 'init' });
    post('onApplicantSubmitted');
    post('onApplicantStatusChanged', { reviewStatus: 'pending' });
    post('onApplicantStatusChanged', completed({ reviewAnswer: 'RED', reviewRejectType: 'RETRY' }));
    post('onApplicantStatusChanged', completed({ reviewAnswer: 'RED', reviewRejectType: 'FINAL' }));
    post('onApplicantStatusChanged', completed({ reviewAnswer: 'GREEN' }));
    post('onError', { code: 'fatal', error: 'Something' });
    expect(events).toEqual(['LOADED', 'SUBMITTED', 'SUBMITTED', 'RETRY_REQUIRED', 'REJECTED', 'APPROVED', 'FAILED']);
    check.close();
  });

  it('takes no result but an approval for one', () => {
    const { events, post, check } = openCheck();
    post('onApplicantStatusChanged', completed({}));
    post('onApplicantStatusChanged', { reviewStatus: 'completed' });
    post('onApplicantStatusChanged', { reviewStatus: 5, reviewResult: { reviewAnswer: 'GREEN' } });
    post('onApplicantStatusChanged', { reviewStatus: 'onHold', reviewResult: { reviewAnswer: 'GREEN' } });
    expect(events).toEqual(['RETRY_REQUIRED', 'RETRY_REQUIRED', 'SUBMITTED']);
    check.close();
  });

  it('requests a token when its own has expired, and passes it on', async () => {
    const { events, post, toFrame, check } = openCheck();
    post('onError', { code: 'invalid-token', error: 'expired' });
    expect(events).toEqual(['TOKEN_EXPIRED']);
    check.renew('next');
    await Promise.resolve();
    await Promise.resolve();
    expect(toFrame.mock.calls.at(-1)?.[0]).toMatchObject({
      method: 'idCheck.updateAccessToken',
      accessToken: 'next',
    });
    check.close();
  });

  it.each([
    ['another window of the provider’s origin', { source: window }],
    ['no window', { source: null }],
    ['another origin', { origin: 'https://evil.test' }],
  ])('listens to no message of %s', (_, from) => {
    const { events, post, toFrame, check } = openCheck();
    post('onReady', {}, from);
    post('onApplicantStatusChanged', completed({ reviewAnswer: 'GREEN' }), from);
    post('onError', { code: 'invalid-token' }, from);
    expect(events).toEqual([]);
    expect(toFrame).not.toHaveBeenCalled();
    check.close();
  });

  it('leaves other messages of the page alone, and all once it is closed', () => {
    const { check, post } = openCheck();
    const received = jest.fn();
    window.addEventListener('message', received);
    window.dispatchEvent(new MessageEvent('message', { data: { type: 'game:ready' }, origin: 'https://games.test' }));
    expect(received).toHaveBeenCalledTimes(1);
    check.close();
    post('onReady', {}, { source: window });
    expect(received).toHaveBeenCalledTimes(2);
    window.removeEventListener('message', received);
  });

  it('writes the token to no log', () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name).mockImplementation(() => undefined),
    );
    const { post, check } = openCheck();
    post('onReady');
    post('onError', { code: 'invalid-token' });
    check.renew('next');
    check.close();
    for (const log of logs) {
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    }
  });
});
