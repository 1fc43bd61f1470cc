// The classic widget's commands: zE('webWidget', …), zE('webWidget:on', …), with settings in `zESettings`.

const panel = createPanel({ hasLauncher: true });
let settings = {};

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

/** As with each page load: asks for the token that proves who is here. */
function authenticate() {
  const jwtFn = settings.authenticate?.chat?.jwtFn;
  if (jwtFn) jwtFn((jwt) => void panel.connection.login(jwt).catch(() => console.warn('zE: the token is not valid.')));
}

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
    open: (listener) => panel.events.on('open', listener),
    close: (listener) => panel.events.on('close', listener),
    'chat:unreadMessages': (listener) => panel.events.on('unread', listener),
  },
};

apply(window.zESettings);
authenticate();
window.zE = (group, name, ...values) => {
  const command =
    Object.hasOwn(commands, group) && Object.hasOwn(commands[group], name) ? commands[group][name] : undefined;
  if (!command) return console.warn(`zE: there is no command ${group} ${name}.`);
  return command(...values);
};
