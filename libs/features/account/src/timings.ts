/** Time limits of the account, in ms. */
export const timings = {
  /** So long nobody is welcomed again. */
  welcomeInterval: 86_400_000,
  /** How long the message of a new device shows: it has a link to press. */
  newDeviceMessageDuration: 15_000,
};
