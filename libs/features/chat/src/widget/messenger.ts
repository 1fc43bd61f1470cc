import { widgetColors } from './widgetColors.ts';
import { parseCount, type StartWidget, zE, Z_INDEX } from './widget.ts';

/**
 * The vendor's messaging widget. Its own launcher never shows: the lobby has a button for it, and the widget is hidden while it is
 * closed.
 */
export const startMessenger: StartWidget = (emit, locale) => {
  const hide = () => {
    zE('messenger', 'close');
    zE('messenger', 'hide');
  };
  hide();
  // Requested by a press, it may keep what it needs, and nothing to count visits by.
  zE('messenger:set', 'cookies', 'functional');
  zE('messenger:set', 'zIndex', Z_INDEX);
  zE('messenger:set', 'locale', locale);
  const { primary, onPrimary, background, text, raised } = widgetColors();
  zE('messenger:set', 'customization', {
    theme: {
      ...{ primary, onPrimary, action: primary, onAction: onPrimary, message: primary, onMessage: onPrimary },
      ...{ background, onBackground: text, businessMessage: raised, onBusinessMessage: text },
    },
  });
  zE('messenger:on', 'open', () => emit({ type: 'OPENED' }));
  zE('messenger:on', 'close', () => {
    zE('messenger', 'hide');
    emit({ type: 'CLOSED' });
  });
  zE('messenger:on', 'unreadMessages', (count: unknown) => emit({ type: 'UNREAD', count: parseCount(count) }));
  return {
    open() {
      zE('messenger', 'show');
      zE('messenger', 'open');
    },
    hide,
    // The lobby's button is there.
    show: () => undefined,
    setLocale: (next) => void zE('messenger:set', 'locale', next),
    login(getToken, onFailed) {
      zE(
        'messenger',
        'loginUser',
        async (callback: (token: string) => void) => {
          const token = await getToken();
          if (token !== null) callback(token);
        },
        (error: unknown) => {
          if (error) onFailed();
        },
      );
    },
    logout() {
      hide();
      emit({ type: 'CLOSED' });
      zE('messenger', 'logoutUser');
    },
  };
};
