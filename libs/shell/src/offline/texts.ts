import { msg } from '@lingui/core/macro';

/**
 * Texts of the offline page. No code of the lobby shows them: the build reads them from the catalogues by their ids and
 * writes the page (`tools/vite/offline`).
 */
export const offlineTexts = {
  title: msg({ id: 'OFFLINE_TITLE', message: 'No connection' }),
  text: msg({
    id: 'OFFLINE_TEXT',
    message: 'The lobby cannot be reached at the moment. It opens by itself as soon as your device is online again.',
  }),
  stoppedTitle: msg({ id: 'OFFLINE_STOPPED_TITLE', message: 'What does not work now' }),
  stoppedPlay: msg({ id: 'OFFLINE_STOPPED_PLAY', message: 'Playing games, for real or for play money.' }),
  stoppedMoney: msg({
    id: 'OFFLINE_STOPPED_MONEY',
    message: 'Depositing, withdrawing, and seeing your balance or your limits.',
  }),
  possibleTitle: msg({ id: 'OFFLINE_POSSIBLE_TITLE', message: 'What you can do' }),
  possibleWait: msg({ id: 'OFFLINE_POSSIBLE_WAIT', message: 'Wait, or try again.' }),
  possibleCheck: msg({ id: 'OFFLINE_POSSIBLE_CHECK', message: 'Check Wi-Fi, mobile data and flight mode.' }),
  possibleAccount: msg({
    id: 'OFFLINE_POSSIBLE_ACCOUNT',
    message: 'Your account, your money and your limits are kept by us, not on this device.',
  }),
  onlineTitle: msg({ id: 'ONLINE_AGAIN_TITLE', message: 'You are online again' }),
  onlineText: msg({
    id: 'ONLINE_AGAIN_TEXT',
    message: 'The game can be opened again. If a round was under way, the game shows how it stands.',
  }),
  playAgain: msg({ id: 'PLAY_AGAIN', message: 'Play again' }),
};

/** Texts of the page that the host shows in place of any other where the browser sends more cookies than it takes. */
export const tooManyCookiesTexts = {
  title: msg({ id: 'TOO_MANY_COOKIES_TITLE', message: 'Your browser sends too many cookies' }),
  text: msg({
    id: 'TOO_MANY_COOKIES_TEXT',
    message: 'Websites have stored so many cookies for this address that we cannot read the request.',
  }),
  help: msg({
    id: 'TOO_MANY_COOKIES_HELP',
    message:
      'Open your browser’s settings, delete the cookies and website data of this address, and try again. You then have to sign in again.',
  }),
};

/** Texts of the page for browsers without what the lobby calls. */
export const tooOldTexts = {
  title: msg({ id: 'BROWSER_TOO_OLD_TITLE', message: 'Your browser is too old' }),
  text: msg({
    id: 'BROWSER_TOO_OLD_TEXT',
    message: 'This lobby needs a newer one. Update your browser or your device, or open this page in another browser.',
  }),
};
