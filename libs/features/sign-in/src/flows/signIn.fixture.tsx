import { licenses } from '@lobby/contracts';
import { type Auth, SessionNotStored } from '@lobby/auth';
import type { FeatureModule, RouteId } from '@lobby/contracts';
import { lazyOnce } from '@lobby/composition';
import { useFeedback } from '@lobby/overlays';
import { routeOf, useLocation } from '@lobby/routing';
import { session } from '@lobby/storage';
import { renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { createElement, Suspense } from 'react';
import { signInFeature } from '../index.ts';

/** The page of the address, as the route table and the feature say; elsewhere the path alone. */
function Pages() {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const page = (signInFeature().routes as FeatureModule['routes'])?.[route as RouteId];
  if (!page) return <p>{`Page ${pathname}`}</p>;
  return (
    <Suspense key={pathname} fallback={null}>
      {createElement(lazyOnce(page.load))}
    </Suspense>
  );
}

/** The messages that the shell shows above every page. */
function Messages() {
  return useFeedback().map(({ id, message }) => <p key={id}>{message}</p>);
}

export const flowSettings = (loginFlow: string) => ({
  data: {
    root: {
      __typename: 'Root',
      flowSettings: { __typename: 'FlowSettings', loginFlow, registrations: [] },
    },
  },
});

export const rejection = (type: string, details: object = {}) => ({
  errors: [{ message: 'No', extensions: { type: `$${type}`, ...details } }],
});

/** Responses that leave open whether the platform has done what was requested. */
export const unanswered: readonly (readonly [string, () => unknown])[] = [
  ['is lost', () => new TypeError('offline')],
  ['is an error of the server', () => new Response('Internal error', { status: 500 })],
  ['is a page of something in between', () => new Response('<p>Sorry</p>', { status: 502 })],
];

export const tokens = (field: string, deposit: object | null = null) => ({
  data: {
    [field]: {
      __typename: 'CustomSession',
      accessToken: 'access',
      refreshToken: 'refresh',
      deposit: deposit && { __typename: 'SignInDeposit', ...deposit },
    },
  },
});

/**
 * The lobby's pages around sign-in for a visitor in Finland, who signs in by the flow. A session that begins makes the
 * pages anew, as in the lobby.
 */
export async function openSignIn(
  path: string,
  loginFlow: string,
  { refusesCookies, ...options }: SceneOptions & { refusesCookies?: () => boolean } = {},
) {
  const listeners = new Set<() => void>();
  const beginSession = jest.fn(function begin(this: Auth, ...[, taken]: Parameters<Auth['beginSession']>) {
    session.removeOfPlayer();
    if (refusesCookies?.()) throw new SessionNotStored();
    if (taken?.continueWith) session.write('signInUnderWay', taken.continueWith);
    const state = { status: 'authenticated', session: 'of-anna 1', startedAt: 0 } as const;
    Object.assign(this, { ...state, state });
    for (const listener of listeners) listener();
  });
  const scene = await renderScene(
    <>
      <Pages />
      <Messages />
    </>,
    {
      visitor: true,
      ...options,
      brand: { license: licenses[0], ...options.brand },
      settings: { license: licenses[0], ...options.settings },
      path,
      session: {
        beginSession,
        getAccessToken: () => 'token',
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        ...options.session,
      },
      answers: { BasicLayoutRoot: flowSettings(loginFlow), ...options.answers },
    },
  );
  await untilIdle();
  return {
    ...scene,
    beginSession,
    countOf: (name: string) => scene.names().filter((each) => each === name).length,
    variablesOf: (name: string) =>
      scene.sent.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
  };
}

export interface WirePhoneLogin {
  id: string;
  sentTo: string;
  codeLength: number;
  resendAvailableAt: string;
  expiresAt: string;
  attemptsLeft: number;
  now: string;
}

/** A platform that sends codes to phones; each is 123456 unless a test gives another. Its clock may differ from the device's. */
export function phonePlatform(clockOffset = 0, code = '123456') {
  const platform = {
    sent: 0,
    attemptsLeft: 5,
    /** Of codes, in ms. */
    lifetime: 600_000,
    /** Answers the next mutation instead. */
    next: null as unknown,
    login(): WirePhoneLogin {
      const now = Date.now() + clockOffset;
      platform.sent += 1;
      platform.attemptsLeft = 5;
      return {
        id: `login-${platform.sent}`,
        sentTo: '+358••••567',
        codeLength: code.length,
        resendAvailableAt: new Date(now + 30_000).toISOString(),
        expiresAt: new Date(now + platform.lifetime).toISOString(),
        attemptsLeft: 5,
        now: new Date(now).toISOString(),
      };
    },
  };
  function answered(answer: () => unknown): unknown {
    const { next } = platform;
    platform.next = null;
    return next ?? answer();
  }
  const begun = (field: string) =>
    answered(() => ({ data: { [field]: { __typename: 'PhoneLogin', ...platform.login() } } }));
  const answers = {
    StartPhoneLogin: () => begun('startPhoneLogin'),
    ResendPhoneLoginCode: () => begun('resendPhoneLoginCode'),
    CompletePhoneLogin: ({ code: given }: { code: string }) =>
      answered(() => {
        if (given === code) return tokens('completePhoneLogin');
        platform.attemptsLeft -= 1;
        return rejection('CodeInvalid', { attemptsLeft: platform.attemptsLeft });
      }),
  };
  return Object.assign(platform, { answers });
}
