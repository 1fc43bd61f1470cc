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

/** The provider has signed the player in, but by this device's clock its answer is of another time. */
export class WrongClock extends AuthError {
  override name = 'WrongClock';
  /** In ms: by how much the device's clock is ahead of the provider's; negative where it is behind. */
  readonly ahead: number;
  /** The provider's page that ends what has begun there, and leads back to the login page; null where there is none. */
  readonly leaveFor: string | null;

  constructor(ahead: number, { returnTo, leaveFor }: { returnTo: string | null; leaveFor: string | null }) {
    super('The clock of this device is wrong', returnTo);
    this.ahead = ahead;
    this.leaveFor = leaveFor;
  }
}

/** Signed in, but the browser has not stored the cookies: they are blocked, or there is no room. */
export class SessionNotStored extends AuthError {
  override name = 'SessionNotStored';

  constructor(returnTo: string | null = null) {
    super('The browser has not stored the session', returnTo);
  }
}
