import { filterFrameMessages } from '@lobby/frames';
import * as partner from '@sumsub/websdk';
import * as v from 'valibot';
import type { IdentityCheckEvent, OpenIdentityCheck } from './identityCheck.machine.ts';

type Sdk = typeof import('@sumsub/websdk').default;

/** The package has a build for CommonJS, too: some bundlers nest its value one `default` deeper. */
const { default: bundled } = partner as unknown as { default: Sdk | { default: Sdk } };
const sdk = 'default' in bundled ? bundled.default : bundled;

interface SumsubOptions {
  /** Parent of the frame. */
  element: HTMLElement;
  /** Accessible name of the frame. */
  title: string;
  /** IETF tag. */
  language: string;
}

/** All messages between the SDK and its frame. */
const messageSchema = v.object({ method: v.pipe(v.string(), v.includes('idCheck')) });

/** What is read of a message on the applicant's state; the rest is the provider's. */
const statusSchema = v.object({
  reviewStatus: v.optional(v.string()),
  reviewResult: v.optional(
    v.object({ reviewAnswer: v.optional(v.string()), reviewRejectType: v.optional(v.string()) }),
  ),
});

/** Null where the player has submitted nothing yet. */
function eventOf(payload: unknown): IdentityCheckEvent | null {
  const { success, output } = v.safeParse(statusSchema, payload);
  if (!success || output.reviewStatus === undefined || output.reviewStatus === 'init') return null;
  const { reviewAnswer, reviewRejectType } = output.reviewResult ?? {};
  if (output.reviewStatus !== 'completed') return { type: 'SUBMITTED' };
  if (reviewAnswer === 'GREEN') return { type: 'APPROVED' };
  return { type: reviewRejectType === 'FINAL' ? 'REJECTED' : 'RETRY_REQUIRED' };
}

/**
 * SumSub's check, shown by its own SDK. The SDK compares a message's origin alone, so that another window of that origin
 * could speak for the frame: a filter before its listener lets only the frame itself through.
 */
export const openSumsub =
  ({ element, title, language }: SumsubOptions): OpenIdentityCheck =>
  ({ accessToken, origin }, onEvent) => {
    let renewed = Promise.withResolvers<string>();
    function requestToken() {
      renewed = Promise.withResolvers();
      onEvent({ type: 'TOKEN_EXPIRED' });
      return renewed.promise;
    }
    const check = sdk
      .init(accessToken, requestToken)
      .withBaseUrl(origin)
      .withConf({ lang: language })
      .withOptions({ addViewportTag: false, adaptIframeHeight: true })
      .on('idCheck.onInitialized', () => onEvent({ type: 'LOADED' }))
      .on('idCheck.onApplicantSubmitted', () => onEvent({ type: 'SUBMITTED' }))
      .on('idCheck.onApplicantResubmitted', () => onEvent({ type: 'SUBMITTED' }))
      .on('idCheck.onApplicantStatusChanged', (payload) => {
        const event = eventOf(payload);
        if (event) onEvent(event);
      })
      .on('idCheck.onError', () => onEvent({ type: 'FAILED' }))
      .build();

    const frame = () => element.querySelector('iframe');
    const removeFilter = filterFrameMessages(() => ({ frame, origins: [origin] }), messageSchema);
    check.launch(element);
    frame()?.setAttribute('title', title);

    return {
      renew: (token) => renewed.resolve(token),
      close() {
        removeFilter();
        check.destroy();
      },
    };
  };
