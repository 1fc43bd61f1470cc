import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { activateLocale, I18nProvider } from '@lobby/i18n';
import { EmptyState, WarningIcon } from '@lobby/ui-kit';
import { createRoot } from 'react-dom/client';

function TooOldPage() {
  const { t } = useLingui();
  const title = t({ id: 'BROWSER_TOO_OLD_TITLE', message: 'Your browser is too old' });
  return (
    <main>
      <title>{title}</title>
      <EmptyState
        layout="page"
        role="alert"
        icon={WarningIcon}
        title={title}
        text={t({
          id: 'BROWSER_TOO_OLD_TEXT',
          message:
            'This lobby needs a newer one. Update your browser or your device, or open this page in another browser.',
        })}
      />
    </main>
  );
}

/** In place of the lobby, which must not start. */
export async function showTooOld(root: HTMLElement, locale: Locale): Promise<void> {
  await activateLocale(locale);
  createRoot(root).render(
    <I18nProvider>
      <TooOldPage />
    </I18nProvider>,
  );
}
