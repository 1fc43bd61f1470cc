/** Time limits of the account, in ms. */
export const timings = {
  /** So long nobody is welcomed again. */
  welcomeInterval: 86_400_000,
};
