import type { LogoutReason } from '@lobby/contracts';
import { createActor } from 'xstate';
import { readTokens, type Tokens } from '../tokens.ts';
import type { AuthOptions, AuthStatus, SignInResult } from '../types.ts';
import { authMachine } from './auth.machine.ts';
import { completeSignIn } from './completeSignIn.ts';
import { createCustomFlow } from './customFlow.ts';
import { createProviderFlow } from './providerFlow.ts';

interface EngineHost {
  options: AuthOptions;
  /** What the page shows while the engine starts. */
  status: AuthStatus;
  /** The machine's status, at each change. */
  onStatus: (status: AuthStatus) => void;
  /** The session was refused: forget it and leave the page. */
  onSessionOver: (reason: LogoutReason) => void;
}

/** All of sign-in that a visitor's first load does without. */
export interface Engine {
  /** Takes over what the cookies say now. */
  sync: () => Promise<void>;
  refresh: () => Promise<void>;
  signInUrl: (returnTo: string | null) => Promise<string>;
  signUpUrl: (returnTo: string | null) => Promise<string>;
  completeSignIn: (url: string, restart: (returnTo: string | null) => Promise<void>) => Promise<SignInResult>;
  /** Before the tokens are forgotten: gets the ID token of a session that another page began. */
  prepareSignOut: () => Promise<void>;
  /** Revokes the tokens and gives the address to leave for: the provider's end-session page, or the target itself. */
  endSession: (tokens: Tokens, postLogoutUrl: string) => Promise<string>;
  /** Ends the provider's session without leaving the page; waits two seconds at most. */
  endSessionSilently: () => Promise<void>;
}

/** The machine goes on from what is shown: a page does not flash back to its loading state. */
const startStates = {
  loading: { loading: 'reading' },
  authenticated: { authenticated: 'fresh' },
  anonymous: 'anonymous',
} as const;
const statuses = ['loading', 'authenticated', 'anonymous'] as const;

export function createEngine({ options, status, onStatus, onSessionOver }: EngineHost): Engine {
  let reason: LogoutReason = 'SESSION_EXPIRED';
  const current = () => (readTokens()?.flow === 'custom' ? custom : provider);

  const machine = authMachine.provide({
    actions: {
      renew: () => void current().refresh(),
      endSession: () => onSessionOver(reason),
    },
  });
  const actor = createActor(machine, { snapshot: machine.resolveState({ value: startStates[status] }) });
  actor.subscribe((state) => onStatus(statuses.find((name) => state.matches(name)) ?? status));
  actor.start();

  const send = actor.send.bind(actor);
  const provider = createProviderFlow({ options, send });
  const custom = createCustomFlow({
    refreshCustom: options.refreshCustom,
    send,
    setReason: (value) => {
      reason = value;
    },
  });

  const { manager } = provider;
  const endSessionSilently = () =>
    manager.signoutSilent({ silentRequestTimeoutInSeconds: 2 }).catch(() => {
      // A frame of another site does not answer: the session has been ended as well as it can be.
    });

  /** Each answer is used once, however often its page is shown. */
  const answers = new Map<string, Promise<SignInResult>>();

  return {
    async sync() {
      if (current() === provider) custom.stop();
      await current().sync();
    },
    refresh: () => current().refresh(),
    signInUrl: provider.signInUrl,
    signUpUrl: provider.signUpUrl,
    completeSignIn(url, restart) {
      const known = answers.get(url) ?? completeSignIn(url, provider, restart);
      answers.set(url, known);
      return known;
    },
    async prepareSignOut() {
      // Refused, or ended meanwhile by another tab: the provider's session is then ended without an ID token.
      if (manager.idToken === null) await manager.renew().catch(() => {});
    },
    async endSession(tokens, postLogoutUrl) {
      await provider.sync();
      if (!(await manager.revoke(tokens))) return postLogoutUrl;
      if (manager.idToken !== null) return manager.createSignOutUrl(manager.idToken, postLogoutUrl);
      // The provider's page would ask whether to sign out.
      await endSessionSilently();
      return postLogoutUrl;
    },
    endSessionSilently,
  };
}
