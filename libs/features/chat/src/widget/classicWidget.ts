import { widgetColors } from './widgetColors.ts';
import { parseCount, type StartWidget, zE, Z_INDEX } from './widget.ts';

/** Read by the vendor's script when it runs: before it is loaded. */
export function prepareClassicWidget(): void {
  const { primary, onPrimary } = widgetColors();
  window.zESettings = {
    webWidget: {
      color: { theme: primary, launcher: primary, launcherText: onPrimary },
      zIndex: Z_INDEX,
      position: { horizontal: 'left', vertical: 'bottom' },
      // Above the bar of phones.
      offset: { mobile: { horizontal: '0px', vertical: '68px' } },
    },
  };
}

/** The vendor's classic widget, which has a launcher of its own. */
export const startClassicWidget: StartWidget = (emit, locale) => {
  zE('webWidget', 'setLocale', locale);
  zE('webWidget:on', 'open', () => emit({ type: 'OPENED' }));
  zE('webWidget:on', 'close', () => emit({ type: 'CLOSED' }));
  zE('webWidget:on', 'chat:unreadMessages', (count: unknown) => emit({ type: 'UNREAD', count: parseCount(count) }));
  // It may have been hidden when it logged a former session out.
  zE('webWidget', 'show');
  return {
    open() {
      zE('webWidget', 'show');
      zE('webWidget', 'open');
    },
    hide() {
      zE('webWidget', 'close');
      zE('webWidget', 'hide');
    },
    show: () => void zE('webWidget', 'show'),
    setLocale: (next) => void zE('webWidget', 'setLocale', next),
    login(getToken) {
      const jwtFn = async (callback: (token: string) => void) => {
        const token = await getToken();
        if (token !== null) callback(token);
      };
      zE('webWidget', 'updateSettings', { webWidget: { authenticate: { chat: { jwtFn } } } });
      zE('webWidget', 'chat:reauthenticate');
    },
    logout() {
      zE('webWidget', 'close');
      zE('webWidget', 'logout');
    },
  };
};
