import { useLingui } from '@lingui/react/macro';
import { consent } from '@lobby/consent';
import { IsolatedBoundary, lazyOnce } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useState } from 'react';

const CookiePreferences = lazyOnce(() => import('./CookiePreferences.tsx'));

/** Opens the visitor's cookie choice again. */
export function CookieSettings({ className }: { className: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  async function open() {
    // The record may not have been read yet.
    await consent.start();
    setIsOpen(true);
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void open().catch(reportError)}>
        {t({ id: 'COOKIE_SETTINGS', message: 'Cookie settings' })}
      </button>
      <IsolatedBoundary>{isOpen && <CookiePreferences onClosed={() => setIsOpen(false)} />}</IsolatedBoundary>
    </>
  );
}
