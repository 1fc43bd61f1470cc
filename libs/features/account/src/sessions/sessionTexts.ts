import { useLingui } from '@lingui/react/macro';
import type { IdentityProvider } from '@lobby/contracts';
import { isolate, languageTag } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';

const MINUTE = 60_000;

interface UsedDevice {
  device: 'Desktop' | 'Mobile' | null;
  browser: string | null;
  system: string | null;
}

/** What a session was opened on, as far as the platform says. */
export function useDeviceName(): (used: UsedDevice) => string {
  const { t } = useLingui();
  return ({ device, ...names }) => {
    const [browser, system] = [isolate(names.browser ?? ''), isolate(names.system ?? '')];
    if (browser && system) return t({ id: 'DEVICE_BROWSER', message: `${browser} on ${system}` });
    if (browser || system) return browser || system;
    if (device === 'Desktop') return t({ id: 'DEVICE_DESKTOP', message: 'Computer' });
    if (device === 'Mobile') return t({ id: 'DEVICE_MOBILE', message: 'Phone or tablet' });
    return t({ id: 'DEVICE_UNKNOWN', message: 'Unknown device' });
  };
}

const partnerNames = { PIQ: 'PIQ', TRUSTLY: 'Trustly', ZIMPLER: 'Zimpler' } as const;

/** How a player has signed in, by who vouched for them (R-3-017). */
export function useSignInMethod(): (identityProvider: IdentityProvider) => string {
  const { t } = useLingui();
  return (identityProvider) => {
    if (identityProvider === 'KEYCLOAK') return t({ id: 'SIGNED_IN_BY_EMAIL', message: 'Signed in by e-mail address' });
    if (identityProvider === 'SMS') return t({ id: 'SIGNED_IN_BY_SMS', message: 'Signed in by a code to the phone' });
    const partner = partnerNames[identityProvider];
    return t({ id: 'SIGNED_IN_WITH', message: `Signed in with ${partner}` });
  };
}

/** The time between two instants in hours and minutes, such as `1 hr 5 min`. */
export function useDuration(): (from: string, to: string) => string {
  const tag = languageTag(useLocale());
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return (from, to) => {
    const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE));
    const hours = Math.floor(minutes / 60);
    return [...(hours > 0 ? [inUnit(hours, 'hour')] : []), inUnit(minutes % 60, 'minute')].join(' ');
  };
}
