// The messaging widget's commands: zE('messenger', …), zE('messenger:on', …), zE('messenger:set', …).
import { isUnauthorized } from './connection.js';
import { createPanel } from './panel.js';

const panel = createPanel({ hasLauncher: false });
/** @typedef {(...values: unknown[]) => void} Listener */

/** @type {{ zIndex: number, theme?: Record<string, unknown> }} */
const looks = { zIndex: 999_999 };
const look = () => {
  const { zIndex, theme = {} } = looks;
  panel.set({
    'z-index': zIndex,
    accent: theme.primary,
    'on-accent': theme.onPrimary,
    message: theme.message,
    'on-message': theme.onMessage,
    background: theme.background,
    'on-background': theme.onBackground,
    answer: theme.businessMessage,
    'on-answer': theme.onBusinessMessage,
  });
};

/**
 * Brings the player's token again whenever the vendor needs one.
 * @param {(take: (jwt: string) => void) => void} jwtCallback
 * @param {(error: Error | null) => void} loginCallback
 */
async function loginUser(jwtCallback, loginCallback = () => {}) {
  try {
    const jwt = await /** @type {Promise<string>} */ (new Promise((resolve) => jwtCallback(resolve)));
    await panel.connection.login(jwt);
    loginCallback(null);
  } catch (error) {
    loginCallback(
      Object.assign(new Error('Login failed'), {
        type: 'LoginFailedError',
        reason: isUnauthorized(error) ? 'Unauthorized' : 'Network',
      }),
    );
  }
}

/** @type {Record<string, Record<string, import('./data.js').Command>>} */
const commands = {
  messenger: {
    open: panel.open,
    close: panel.close,
    show: () => panel.toggleHidden(false),
    hide: () => panel.toggleHidden(true),
    loginUser: (/** @type {Parameters<typeof loginUser>} */ ...callbacks) => void loginUser(...callbacks),
    logoutUser: panel.connection.logout,
  },
  'messenger:on': {
    open: (/** @type {Listener} */ listener) => panel.events.on('open', listener),
    close: (/** @type {Listener} */ listener) => panel.events.on('close', listener),
    unreadMessages: (/** @type {Listener} */ listener) => panel.events.on('unread', listener),
  },
  'messenger:set': {
    locale: panel.setLocale,
    /** @param {number} zIndex */
    zIndex(zIndex) {
      looks.zIndex = zIndex;
      look();
    },
    /** @param {boolean | string} range */
    cookies(range) {
      if (range === false || range === 'none') panel.connection.forget();
    },
    /** @param {{ theme: Record<string, unknown> }} look */
    customization({ theme }) {
      looks.theme = theme;
      look();
    },
  },
};

look();
window.zE = (group, name, ...values) => {
  const ofGroup = Object.hasOwn(commands, group) ? commands[group] : undefined;
  const command = ofGroup && Object.hasOwn(ofGroup, name) ? ofGroup[name] : undefined;
  if (!command) return console.warn(`zE: there is no command ${group} ${name}.`);
  return command(...values);
};
