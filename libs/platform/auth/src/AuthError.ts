/** A failed sign-in. The message may come from the provider: for logs, not for players. */
export class AuthError extends Error {
  override name = 'AuthError';

  constructor(message: string = 'Login failed') {
    super(message || 'Login failed');
  }

  /** Drops what the library hangs on its errors: they carry the form that was sent, tokens included. */
  static from(error: unknown): AuthError {
    return error instanceof AuthError ? error : new AuthError(error instanceof Error ? error.message : undefined);
  }
}
