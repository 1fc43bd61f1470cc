// The classic widget's commands: zE('webWidget', …), zE('webWidget:on', …), with settings in `zESettings`.
import { createPanel } from './panel.js';

const panel = createPanel({ hasLauncher: true });
/** @typedef {(...values: unknown[]) => void} Listener */
/**
 * @typedef {object} Settings
 * @property {unknown} [zIndex]
 * @property {{ theme?: unknown, launcherText?: unknown }} [color]
 * @property {{ vertical?: unknown, mobile?: { vertical?: unknown } }} [offset]
 * @property {{ chat?: { jwtFn?: (take: (jwt: string) => void) => void } }} [authenticate]
 */

/** @type {Settings} */
let settings = {};

/** @param {{ webWidget?: Settings }} [changes] */
function apply({ webWidget = {} } = {}) {
  settings = { ...settings, ...webWidget };
  const { zIndex, color = {}, offset = {} } = settings;
  panel.set({
    'z-index': zIndex,
    accent: color.theme,
    'on-accent': color.launcherText,
    message: color.theme,
    'on-message': color.launcherText,
    'offset-mobile': offset.mobile?.vertical,
    'offset-desktop': offset.vertical,
  });
}

/** As with each page load: requests the token that proves who is here. */
function authenticate() {
  const jwtFn = settings.authenticate?.chat?.jwtFn;
  if (jwtFn) jwtFn((jwt) => void panel.connection.login(jwt).catch(() => console.warn('zE: the token is not valid.')));
}

/** @type {Record<string, Record<string, import('./data.js').Command>>} */
const commands = {
  webWidget: {
    open: panel.open,
    close: panel.close,
    show: () => panel.toggleHidden(false),
    hide: () => panel.toggleHidden(true),
    setLocale: panel.setLocale,
    updateSettings: apply,
    'chat:reauthenticate': authenticate,
    logout: panel.connection.logout,
  },
  'webWidget:on': {
    open: (/** @type {Listener} */ listener) => panel.events.on('open', listener),
    close: (/** @type {Listener} */ listener) => panel.events.on('close', listener),
    'chat:unreadMessages': (/** @type {Listener} */ listener) => panel.events.on('unread', listener),
  },
};

apply(window.zESettings);
authenticate();
window.zE = (group, name, ...values) => {
  const ofGroup = Object.hasOwn(commands, group) ? commands[group] : undefined;
  const command = ofGroup && Object.hasOwn(ofGroup, name) ? ofGroup[name] : undefined;
  if (!command) return console.warn(`zE: there is no command ${group} ${name}.`);
  return command(...values);
};
