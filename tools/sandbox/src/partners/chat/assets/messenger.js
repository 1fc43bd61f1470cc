// The messaging widget's commands: zE('messenger', …), zE('messenger:on', …), zE('messenger:set', …).

const panel = createPanel({ hasLauncher: false });
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

/** Brings the player's token again whenever the vendor needs one. */
async function loginUser(jwtCallback, loginCallback = () => {}) {
  try {
    const jwt = await new Promise((resolve) => jwtCallback(resolve));
    await panel.connection.login(jwt);
    loginCallback(null);
  } catch (error) {
    loginCallback(
      Object.assign(new Error('Login failed'), {
        type: 'LoginFailedError',
        reason: error.status === 401 ? 'Unauthorized' : 'Network',
      }),
    );
  }
}

const commands = {
  messenger: {
    open: panel.open,
    close: panel.close,
    show: () => panel.toggleHidden(false),
    hide: () => panel.toggleHidden(true),
    loginUser: (...callbacks) => void loginUser(...callbacks),
    logoutUser: panel.connection.logout,
  },
  'messenger:on': {
    open: (listener) => panel.events.on('open', listener),
    close: (listener) => panel.events.on('close', listener),
    unreadMessages: (listener) => panel.events.on('unread', listener),
  },
  'messenger:set': {
    locale: panel.setLocale,
    zIndex(zIndex) {
      looks.zIndex = zIndex;
      look();
    },
    cookies(range) {
      if (range === false || range === 'none') panel.connection.forget();
    },
    customization({ theme }) {
      looks.theme = theme;
      look();
    },
  },
};

look();
window.zE = (group, name, ...values) => {
  const command =
    Object.hasOwn(commands, group) && Object.hasOwn(commands[group], name) ? commands[group][name] : undefined;
  if (!command) return console.warn(`zE: there is no command ${group} ${name}.`);
  return command(...values);
};
