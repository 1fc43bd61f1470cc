/** The part of `oidc-provider` 9 that the sandbox uses; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface Token {
    jti: string;
    kind: string;
    exp: number;
    iat: number;
    accountId: string;
    clientId: string;
    grantId: string;
    scope?: string;
    sessionUid?: string;
    /** Thumbprint of the key that the token is bound to. */
    jkt?: string;
    /** Of the sign-in that it comes from; its time in seconds. */
    acr?: string;
    authTime?: number;
    /** Claims of the provider's own. */
    extra?: Record<string, unknown>;
    getValueAndPayload(): Promise<{ value: string; payload: Record<string, unknown> }>;
    destroy(): Promise<void>;
  }

  export interface TokenModel {
    readonly prototype: Token;
    find(value: string, options?: object): Promise<Token | undefined>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Grant {
    jti: string;
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
    destroy(): Promise<void>;
  }

  export interface Session {
    uid: string;
    accountId?: string;
    destroyed?: boolean;
    acr?: string;
    /** In seconds. */
    authTime(): number | undefined;
    grantIdFor(clientId: string): string | undefined;
    destroy(): Promise<void>;
  }

  export interface Interaction {
    uid: string;
    prompt: { name: string; reasons: string[] };
    params: Record<string, string | undefined>;
    returnTo: string;
    /** Of a player who has signed in before. */
    session?: { accountId: string };
  }

  export interface Client {
    clientId: string;
    redirectUris: string[];
    postLogoutRedirectUriAllowed(uri: string): boolean;
  }

  export interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    path: string;
    method: string;
    type: string;
    status: number;
    body: unknown;
    host: string;
    get(header: string): string;
    set(header: string, value: string): void;
    oidc: {
      route: string;
      session: Session;
      client: Client;
      params: Record<string, string | undefined>;
      result?: {
        consent?: { grantId?: string };
        login?: { acr?: string };
        passkey?: { status: string };
      };
      requestParamOIDCScopes: Set<string>;
      entities: { IdTokenHint?: { payload: { sub: string } }; AuthorizationCode?: Token; RefreshToken?: Token };
    };
  }

  export interface Adapter {
    upsert(id: string, payload: Record<string, unknown>, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Record<string, unknown> | undefined>;
    findByUid(uid: string): Promise<Record<string, unknown> | undefined>;
    findByUserCode(code: string): Promise<Record<string, unknown> | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Policy {
    get(name: string): { checks: interactionPolicy.Check[] } | undefined;
    add(prompt: interactionPolicy.Prompt, index?: number): void;
  }

  export namespace interactionPolicy {
    class Prompt {
      readonly name: string;
      constructor(options: { name: string; requestable?: boolean }, ...rest: unknown[]);
    }
    class Check {
      readonly reason: string;
      /** @param check whether to show the prompt */
      constructor(reason: string, description: string, check: (context: Context) => boolean);
    }
    function base(): Policy;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly issuer: string;
    readonly IdToken: { readonly prototype: { issue(options: { use: string }): Promise<string> } };
    readonly AccessToken: TokenModel;
    readonly RefreshToken: TokenModel;
    readonly AuthorizationCode: TokenModel;
    readonly Session: { findByUid(uid: string): Promise<Session | undefined> };
    readonly Grant: {
      new (properties: { clientId: string; accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    readonly Client: { readonly prototype: Client };
    readonly Interaction: { find(id: string): Promise<Interaction | undefined> };
    callback(): RequestListener;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    on(event: string, listener: (...parameters: never[]) => void): void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options?: { mergeWithLastSubmission?: boolean },
    ): Promise<void>;
  }
}
