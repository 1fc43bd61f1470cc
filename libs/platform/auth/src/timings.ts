/** Time limits of sign-in, tokens and sign-out, in ms. */
export const timings = {
  /** Tolerated difference between the clocks of browser and provider (R-9-010). */
  clockTolerance: 300_000,
  /** A provider's tokens are renewed this long before they expire. */
  renewalMargin: 60_000,
  /** The back end's own tokens are renewed this long before they expire (R-9-017, A-036). */
  customRenewalMargin: 30_000,
  /** Timers of a token look at the clock so often at least (R-4-020). */
  expiryCheckInterval: 5000,
  /** After a failed renewal (R-9-016). */
  renewalRetryDelay: 5000,
  /** For each request to the provider. */
  providerRequestTimeout: 10_000,
  /** For the keys of a provider that signs with a new one; an ID token is not verified where they take longer. */
  signingKeysTimeout: 3000,
  /** A sign-in may be completed for so long: its state and its key are stored. */
  signInLifetime: 900_000,
  /** Between two looks at the provider's session. */
  sessionCheckInterval: 2000,
  /** A refresh that is not sent so soon after the lock was granted, as in a tab that slept, is not sent. */
  refreshSendTimeout: 4000,
  /** For a call of the back end, with the bodies of its answers and a second attempt: other tabs wait for a refresh. */
  sessionCallTimeout: 10_000,
  /** Before the second attempt of a call: the least, to which as much is added at random (R-7-006). */
  sessionCallRetryDelay: 1000,
  /** A sign-out waits this long for the back end; nothing of the player shows by then. */
  logoutTimeout: 2000,
  /** The same for each step at the provider. */
  providerLogoutTimeout: 5000,
  /** For the frame in which a session that was rejected is ended at the provider. */
  silentLogoutTimeout: 2000,
  /** A page that is not left by then after a sign-out shows nothing of the player any more. */
  signedOutPageTimeout: 1000,
  /** The engine is loaded after this, so that it does not compete with the page's own data. */
  engineDelay: 8000,
  /** Another tab writes its cookies one by one: changes are debounced by this. */
  cookieChangesDebounce: 50,
  /** A browser that takes longer at a sign-in has no IndexedDB. */
  keyStoreTimeout: 2000,
  /** For the key of a session, which can wait longer. */
  sessionKeyTimeout: 10_000,
  /** Before another request to a database that has failed. */
  sessionKeyRetryDelay: 500,
};
