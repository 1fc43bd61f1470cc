import { useLingui } from '@lingui/react/macro';
import { openConsentPreferences, startConsentBanner } from '@lobby/consent';
import { reportError } from '@lobby/monitoring';
import { useConsentTexts } from './useConsentTexts.ts';

/** Opens the visitor's cookie choice again. */
export function CookieSettings({ className }: { className: string }) {
  const { t } = useLingui();
  const texts = useConsentTexts();
  // The banner may not have been started yet.
  const open = () => startConsentBanner(texts).then(openConsentPreferences).catch(reportError);
  return (
    <button type="button" className={className} onClick={() => void open()}>
      {t({ id: 'COOKIE_SETTINGS', message: 'Cookie settings' })}
    </button>
  );
}
