import { useLingui } from '@lingui/react/macro';
import { openConsentPreferences } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';

/** Opens the visitor's cookie choice again. */
export function CookieSettings({ className }: { className: string }) {
  const { t } = useLingui();
  return (
    <button type="button" className={className} onClick={() => void openConsentPreferences().catch(reportError)}>
      {t({ id: 'COOKIE_SETTINGS', message: 'Cookie settings' })}
    </button>
  );
}
