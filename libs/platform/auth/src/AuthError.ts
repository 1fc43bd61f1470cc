/** A failed sign-in. The message may come from the provider: for logs, not for players. */
export class AuthError extends Error {
  override name = 'AuthError';

  /** Path that the sign-in began on, for another try. */
  readonly returnTo: string | null;

  constructor(message: string = 'Login failed', returnTo: string | null = null) {
    super(message || 'Login failed');
    this.returnTo = returnTo;
  }

  /** Drops what the library hangs on its errors: they carry the form that was sent, tokens included. */
  static from(error: unknown, returnTo?: string | null): AuthError {
    if (error instanceof AuthError) return error;
    return new AuthError(error instanceof Error ? error.message : undefined, returnTo);
  }
}

/** Signed in, but the browser has not stored the cookies: they are blocked, or there is no room. */
export class SessionNotKept extends AuthError {
  override name = 'SessionNotKept';

  constructor(returnTo: string | null = null) {
    super('The browser has not kept the session', returnTo);
  }
}
